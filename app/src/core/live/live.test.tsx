// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearToasts, ToastRegion, UIProvider } from '@console/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueries } from '../cache/queries.ts';
import { startSession } from '../http/session.ts';
import { addMessages, loadMessages, MessagesProvider, type Translate } from '../i18n/index.ts';
import { callNews, updates } from './browserSwitch.ts';
import { rhythm } from './heartbeat.ts';
import { Live } from './Live.tsx';
import { knowCall, live, useOnGoingCalls } from './live.queries.ts';

/** A real server on loopback with one organization, its calls and a separate list. */
const bakery = {
  ...{ id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [] },
  channels: [{ id: 'c1', name: 'Orders', active: true }],
};
const incoming = (id: string, contact: string | null = null) => ({
  ...{ id, contact, channel: 'c1', kind: 'call', active: true, status: 'ringing' },
});
/** A call that started this many seconds ago and has ended. */
const over = (id: string, contact: string | null = null, seconds = 20) => ({
  ...incoming(id, contact),
  ...{ active: false, status: 'completed' },
  startTime: new Date(Date.now() - seconds * 1000).toISOString(),
});
let calls: object[] = [];
let resources = { etag: '"1"', rows: ['flour'] };
let asked: { path: string; status: number }[] = [];
let server: Server;
let t: Translate;

const answers: Record<string, () => [unknown, string?]> = {
  '/api/organizations': () => [[bakery]],
  '/api/organization/o1/sessions': () => [calls],
  '/api/organizations/o1/contacts/p1': () => [{ id: 'p1', name: 'Ada Levi', phone: '0524401187' }],
  '/api/organizations/o1/contacts/p2': () => [{ id: 'p2', name: '', phone: '0584039240' }],
  '/api/organizations/o1/contacts/p3': () => [{ id: 'p3' }],
  '/api/things': () => [resources.rows, resources.etag],
};

beforeAll(async () => {
  t = await loadMessages('en');
  await addMessages('live');
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const [body, etag = ''] = answers[path]?.() ?? [null];
    const status = body === null ? 404 : etag && request.headers['if-none-match'] === etag ? 304 : 200;
    asked.push({ path, status });
    response.writeHead(status, { 'content-type': 'application/json', ...(etag && { etag }) });
    response.end(status === 304 ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const toServer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, { method, headers }: RequestInit) =>
    // Drops the signal: Node's `fetch` doesn't accept one from jsdom.
    toServer(`http://127.0.0.1:${port}${path}`, { method: method ?? 'GET', headers: headers ?? {} }),
  );
  Object.assign(rhythm, { calling: 40, idle: 250 });
});
afterAll(() => void server.close());
beforeEach(() => {
  startSession({
    user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' },
    settings: { language: 'en' },
    organizations: [],
    channels: [],
  });
  calls = [];
  resources = { etag: '"1"', rows: ['flour'] };
  asked = [];
  callNews.setIsOn(true);
  updates.setIsOn(true);
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.restoreAllMocks();
});

const timesAsked = (path: string) => asked.filter((one) => one.path === path).length;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let drawn = 0;
function Things() {
  const { data } = useQuery({
    queryKey: ['things'],
    queryFn: async () => {
      const { call } = await import('../http/call.ts');
      return (call as unknown as (...asked: unknown[]) => Promise<string[]>)('GET', '/things', {});
    },
    meta: live,
  });
  drawn += 1;
  return <p>{`${data?.join(', ')}; ${useOnGoingCalls('o1').length} on going`}</p>;
}

async function open(onGoing = 0) {
  drawn = 0;
  const queries = createQueries(['organizations']);
  render(
    <UIProvider locale="en-IL">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={queries}>
          <Live orgId="o1" />
          <Things />
          <ToastRegion />
        </QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  // Calls in the first response aren't new.
  await waitFor(() => expect(timesAsked('/api/organization/o1/sessions')).toBeGreaterThan(0));
  await screen.findByText(`flour; ${onGoing} on going`);
  return queries;
}

test('changed data is shown automatically, and unchanged data isn’t rendered again', async () => {
  await open();
  await waitFor(() => expect(timesAsked('/api/things')).toBeGreaterThan(1));
  const before = drawn;
  await waitFor(() => expect(timesAsked('/api/things')).toBeGreaterThan(3));
  expect(asked.findLast(({ path }) => path === '/api/things')?.status).toBe(304);
  expect(drawn).toBe(before);
  resources = { etag: '"2"', rows: ['flour', 'salt'] };
  await screen.findByText('flour, salt; 0 on going');
});

test('during a call, data is polled more often, with one request for all components', async () => {
  // With this interval, only an ongoing call causes a second poll.
  const { idle } = rhythm;
  rhythm.idle = 600_000;
  calls = [incoming('s1')];
  await open(1);
  rhythm.idle = idle;
  await waitFor(() => expect(timesAsked('/api/organization/o1/sessions')).toBeGreaterThan(5));
  const looks = timesAsked('/api/things');
  expect(Math.abs(timesAsked('/api/organization/o1/sessions') - looks)).toBeLessThanOrEqual(1);
  calls = [];
  await screen.findByText('flour; 0 on going');
  asked = [];
  await wait(5 * rhythm.calling);
  expect(timesAsked('/api/organization/o1/sessions')).toBe(0);
});

/** The texts of the toasts. The announcer has the same ones. */
const told = () =>
  screen
    .queryAllByText(/new calls?/i)
    .filter((element) => element.closest('section'))
    .map(({ textContent }) => textContent);

test.each([
  ['with the name of the contact', 'p1', 'New call from Ada Levi'],
  ['with the number of a contact without a name', 'p2', 'New call from 0584039240'],
  ['with its channel if the contact has neither name nor number', 'p3', 'New call on Orders'],
  ['with its channel if the contact can’t be loaded', 'gone', 'New call on Orders'],
  ['with its channel if it has no contact', null, 'New call on Orders'],
])('a new call is announced %s, and an existing one isn’t', async (_how, contact, sentence) => {
  calls = [incoming('s1')];
  await open(1);
  await wait(100);
  expect(told()).toEqual([]);
  calls = [incoming('s2', contact), incoming('s1')];
  await screen.findByText('flour; 2 on going');
  await waitFor(() => expect(told()).toEqual([sentence]));
});

test('a call that starts and ends between two polls is announced once and isn’t ongoing', async () => {
  calls = [over('s1')];
  await open();
  calls = [over('s2', 'p1'), over('s1')];
  await waitFor(() => expect(told()).toEqual(['New call from Ada Levi']));
  expect(screen.getByText('flour; 0 on going')).toBeTruthy();
  const sessions = '/api/organization/o1/sessions';
  const before = timesAsked(sessions);
  await waitFor(() => expect(timesAsked(sessions)).toBeGreaterThan(before + 1));
  expect(told()).toHaveLength(1);
});

test('a call that was announced while ongoing isn’t announced again when it ends', async () => {
  await open();
  calls = [incoming('s1', 'p1')];
  await waitFor(() => expect(told()).toHaveLength(1));
  calls = [over('s1', 'p1')];
  await screen.findByText('flour; 0 on going');
  await wait(300);
  expect(told()).toHaveLength(1);
});

test('a call that was added in this tab isn’t announced', async () => {
  const queries = await open();
  knowCall(queries, 'o1', 's1');
  calls = [over('s1', 'p1')];
  await wait(600);
  expect(told()).toEqual([]);
});

test('several calls in one poll are announced as a count, without loading contacts', async () => {
  await open();
  calls = [over('s3', 'p1'), incoming('s2', 'p2'), over('s1')];
  await waitFor(() => expect(told()).toEqual(['3 new calls']));
  expect(asked.some(({ path }) => path.includes('/contacts/'))).toBe(false);
});

test('older calls that the server also sends aren’t announced', async () => {
  await open();
  calls = [over('s1', 'p1', 300)];
  await wait(600);
  expect(told()).toEqual([]);
});

test('with announcements off, new calls are shown but not announced', async () => {
  await open();
  callNews.setIsOn(false);
  calls = [incoming('s9')];
  await screen.findByText('flour; 1 on going');
  await wait(100);
  expect(screen.queryByText(/^New call on/)).toBeNull();
});

test('with automatic updates off, nothing is polled; turning them on catches up', async () => {
  await open();
  updates.setIsOn(false);
  await wait(50);
  asked = [];
  resources = { etag: '"4"', rows: ['salt'] };
  await wait(400);
  expect(asked).toEqual([]);
  updates.setIsOn(true);
  await screen.findByText('salt; 0 on going');
});

test('a hidden page doesn’t poll, and catches up when it is visible again', async () => {
  await open();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(50);
  asked = [];
  resources = { etag: '"3"', rows: ['sugar'] };
  await wait(400);
  expect(asked).toEqual([]);
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('sugar; 0 on going');
});
