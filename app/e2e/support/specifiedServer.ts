import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import {
  type SpecifiedServer,
  startSpecifiedServer,
} from '../../../packages/conformance/src/specified/server.ts';
import { emptyTables, type Row, type Tables } from '../../../packages/conformance/src/specified/tables.ts';

/** A backend that knows only the specification, with copies of the rows of our server. */
export interface Copy extends SpecifiedServer {
  /** Copies what a person can see on our server, once. Their token is the same. */
  copy(request: APIRequestContext, token: string): Promise<void>;
}

export async function startCopy(): Promise<Copy> {
  const tables = emptyTables();
  const copies = new Map<string, Promise<void>>();
  return {
    ...(await startSpecifiedServer(tables)),
    copy(request, token) {
      const copied = copies.get(token) ?? copyPerson(tables, request, token);
      copies.set(token, copied);
      return copied;
    },
  };
}

const copies = new WeakMap<BrowserContext, Copy>();

/** All pages of the context have this backend. */
export async function replaceBackend(context: BrowserContext, copy: Copy) {
  copies.set(context, copy);
  await sendTo(context, context.request, copy);
}

/** Where the API is for a journey's own calls as a person. */
export async function apiFor(page: Page, token: string) {
  const copy = copies.get(page.context());
  await copy?.copy(page.request, token);
  return copy?.address ?? '/api';
}

/** Sends the page's calls of the API to a backend that knows only the specification, with what the person sees now. */
export async function knowOnlySpecification(page: Page) {
  const copy = await startCopy();
  await sendTo(page, page.request, copy);
  return copy;
}

/** A call to sign in: the credential of an identity provider is checked by our server. */
const signsIn = /\/api\/user\/(nonce|methods|login\w*|logout)$/;

/** Sends calls of the API to the backend. */
async function sendTo(place: Page | BrowserContext, request: APIRequestContext, { address, copy }: Copy) {
  await place.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (signsIn.test(pathname)) return route.continue();
    const { authorization = '', 'content-type': type = '' } = await route.request().allHeaders();
    const token = authorization.replace('Bearer ', '');
    // A token of another person, or one that ended, is copied by nobody and refused by the backend.
    if (token) await copy(request, token).catch(() => undefined);
    const url = address.replace(/\/api$/, '') + pathname + search;
    const headers = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) };
    const answer = await route.fetch({ url, headers }).catch(() => undefined);
    // A page that was left, or a journey that has ended, doesn't wait for its answers.
    if (answer) await route.fulfill({ response: answer }).catch(() => undefined);
  });
}

async function copyPerson(tables: Tables, request: APIRequestContext, token: string) {
  // One after another: the server sends a session no more than two whole lists at once.
  const get = async <Reply = Row[]>(path: string): Promise<Reply> => {
    const answer = await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok()) throw new Error(`GET ${path} returns ${answer.status()}`);
    return answer.json();
  };
  const add = (table: keyof Tables, rows: readonly Row[]) => {
    const list = tables[table] as Row[];
    for (const row of rows) if (!list.some(({ id }) => id === row.id)) list.push(row);
  };

  const me = await get<Row>('/users/me');
  const settings = await get<Record<string, unknown>>('/user/settings');
  const cards = await get('/creditcards');
  const organizations = await get('/organizations');
  const { phones } = await get<{ phones: Row[] }>('/phones/available');
  add(
    'creditCards',
    cards.map((card) => ({ ...card, person: me.id })),
  );
  add('integrationTypes', await get('/integrationTypes/'));
  add('phones', phones);
  for (const { id } of organizations) {
    if (tables.organizations.some((row) => row.id === id)) continue;
    const at = `/organization/${id}`;
    const channels = await get(`${at}/channels`);
    const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
    add('phones', channels.map(({ phoneNumber }) => phoneNumber).filter(isRow));
    add(
      'bots',
      channels.flatMap(({ id: channel, bot }) => (isRow(bot) ? [{ ...bot, channel }] : [])),
    );
    add(
      'channels',
      channels.map((row) => ({ ...row, phoneNumber: (row['phoneNumber'] as Row | null)?.id ?? null })),
    );
    for (const table of ['contacts', 'appointments', 'sessions', 'integrations', 'qna'] as const)
      add(
        table,
        (await get(`${at}/${table}`)).map((row) => ({ ...row, organization: id })),
      );
  }
  add('organizations', organizations);
  tables.people.push({ ...me, token, settings, organizations: organizations.map(({ id }) => id) });
}
