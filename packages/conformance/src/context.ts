import { randomBytes } from 'node:crypto';
import { endpoints, type Settings, type User } from '@console/contract';
import { hasPaymentMethod } from '@console/contract/rules';
import { type ApiClient, Blocked, type Made, type Memo, memo, type Sending } from './apiClient.ts';
import { addressOf, type Params, signatureOf } from './calls.ts';
import type { CallName } from './cases/callCase.ts';
import type { Answer, Client } from './client.ts';
import { counted } from './counted.ts';
import { type Given, people } from './people.ts';
import { resources } from './resources.ts';

export type TestContext = ReturnType<typeof makeContext>;

/**
 * The organizations of this run and their contents. Everything is created when a check first needs it, in an
 * organization with the run's mark in its name, and is deleted with it at the end. The only other changes are to the
 * name in the profile and to the settings, and both are restored.
 */
export function makeContext(client: Client, given: Given = {}) {
  const mark = randomBytes(4).toString('hex');
  const organizations = new Set<string>();
  const changed = new Set<CallName>();
  const leftovers: string[] = [];
  let count = 0;

  const next = () => ++count;
  const label = (what: string) => `${what} ${mark}-${next()}`;

  /** Remembers what a request created or changed, to be undone at the end. */
  function notice(name: CallName, { status, json }: Answer, params: Params = {}) {
    if (status >= 300) return;
    const id = name === 'createOrganization' ? idOf(json) : undefined;
    if (id !== undefined) organizations.add(id);
    if (name === 'deleteOrganization') organizations.delete(params['id'] ?? '');
    changed.add(name);
  }

  async function send(name: CallName, { params, ...rest }: Sending = {}) {
    const endpoint = endpoints[name];
    const answer = await client.ask({
      method: endpoint.method,
      path: addressOf(endpoint, params),
      ...rest,
    });
    notice(name, answer, params);
    return answer;
  }

  /** Reads a file at the root of the site, without a token. */
  const readFile = (path: string) => client.ask({ method: 'GET', path, isAtRoot: true, token: null });

  async function make(name: CallName, options: { params?: Params; body?: unknown }): Promise<Made> {
    const answer = await send(name, options).catch((error: Error) =>
      Promise.reject(new Blocked(error.message)),
    );
    const id = idOf(answer.json);
    if (answer.status >= 300 || id === undefined) {
      throw new Blocked(`it needs ${signatureOf(endpoints[name])}, which answered ${answer.status}`);
    }
    return { ...(answer.json as object), id };
  }

  async function read(name: CallName, params: Params = {}) {
    const { status, json } = await send(name, { params });
    if (status !== 200)
      throw new Blocked(`it needs ${signatureOf(endpoints[name])}, which answered ${status}`);
    return json;
  }

  const me = memo(async () => (await read('readMe')) as Record<string, unknown> & Partial<User>);
  const settingsBefore = memo(
    async () => (await read('readSettings')) as Record<string, unknown> & Partial<Settings>,
  );

  const payment = memo(async () => {
    const made = await world.organization();
    if (made['hasPaymentMethod'] || hasPaymentMethod({ ...(await me()), ...(await settingsBefore()) }))
      return undefined;
    const refused = await send('createChannel', {
      params: { orgId: made.id },
      body: { name: label('Unpaid') },
    });
    await send('updateSettings', {
      body: { subscribedWith: 'conformance', paypalToken: `conformance-${mark}` },
    });
    return refused;
  });

  /** Deletes and restores everything. Returns what couldn't be deleted or restored. */
  async function cleanUp(): Promise<string[]> {
    leftovers.push(...(await dismiss()));
    // A deleted organization can keep its number until it is erased.
    const channel = await world.channel.had()?.catch(() => undefined);
    if (channel)
      await send('deleteChannel', { params: { orgId: await world.orgId(), channelId: channel.id } }).catch(
        () => {},
      );
    for (const id of [...organizations, ...(await unnoticed())]) {
      const { status } = await send('deleteOrganization', { params: { id } }).catch(() => ({ status: 0 }));
      if (status < 200 || status >= 300) {
        leftovers.push(`The organization ${id} could not be deleted (${status || 'no answer'}).`);
      }
    }
    await putBack('updateSettings', settingsBefore, ['language', 'phone', 'subscribedWith', 'paypalToken']);
    await putBack('updateMe', me, ['fullName', 'mainCreditCard']);
    return leftovers;
  }

  /** Organizations of this run that were created without a proper response. */
  async function unnoticed(): Promise<string[]> {
    const { json } = await send('listOrganizations').catch(() => ({ json: [] }));
    const rows = Array.isArray(json) ? (json as ({ id?: string; name?: string } | null)[]) : [];
    return rows.flatMap((row) =>
      row?.id && row.name?.includes(mark) && !organizations.has(row.id) ? [row.id] : [],
    );
  }

  async function putBack(name: CallName, before: Memo<Record<string, unknown>>, fields: string[]) {
    const old = await before.had()?.catch(() => undefined);
    if (!old || !changed.has(name)) return;
    const body = Object.fromEntries(
      fields.filter((field) => old[field] !== undefined).map((field) => [field, old[field]]),
    );
    const { status } = await send(name, { body }).catch(() => ({ status: 0 }));
    if (status < 200 || status >= 300) {
      leftovers.push(
        `${signatureOf(endpoints[name])} could not put back ${fields.join(', ')} (${status || 'no answer'}).`,
      );
    }
  }

  const api: ApiClient = { mark, next, label, send, make, read, payment };
  const own = resources(api);
  const places = counted(api, own);
  const { dismiss, ...others } = people({ ...api, ...own, me }, given);
  const world = { ...api, ...own, ...others, ...places, me, settingsBefore, readFile, cleanUp };
  return world;
}

const idOf = (json: unknown) => {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};
