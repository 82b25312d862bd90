// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearToasts, ToastRegion, UIProvider } from '@console/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../api/session.ts';
import { loadWords, type Words, WordsProvider } from '../messages/index.ts';
import { createQueries } from '../queries.ts';
import { rhythm } from './heartbeat.ts';
import { Live } from './Live.tsx';
import { live, useOnGoingCalls } from './live.data.ts';
import { setIsSilent } from './silence.ts';

/** A real server on loopback, with one organization, what goes on in it, and a list beside. */
const bakery = {
  ...{ id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [] },
  channels: [{ id: 'c1', name: 'Orders', active: true }],
};
const incoming = (id: string, contact: string | null = null) => ({
  ...{ id, contact, channel: 'c1', kind: 'call', active: true, status: 'ringing' },
});
let calls: object[] = [];
let things = { etag: '"1"', rows: ['flour'] };
let asked: { path: string; status: number }[] = [];
let server: Server;
let words: Words;

const answers: Record<string, () => [unknown, string?]> = {
  '/api/organizations': () => [[bakery]],
  '/api/organization/o1/sessions': () => [calls],
  '/api/organizations/o1/contacts/p1': () => [{ id: 'p1', name: 'Ada Levi', phone: '0524401187' }],
  '/api/things': () => [things.rows, things.etag],
};

beforeAll(async () => {
  words = await loadWords('en');
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
    // The signals of jsdom are not those of this fetch.
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
  things = { etag: '"1"', rows: ['flour'] };
  asked = [];
  setIsSilent(false);
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.restoreAllMocks();
});

const timesAsked = (path: string) => asked.filter((one) => one.path === path).length;
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let drawn = 0;
function Things() {
  const { data } = useQuery({
    queryKey: ['things'],
    queryFn: async () => {
      const { call } = await import('../api/call.ts');
      return (call as unknown as (...asked: unknown[]) => Promise<string[]>)('GET', '/things', {});
    },
    meta: live,
  });
  drawn += 1;
  return <p>{`${data?.join(', ')}; ${useOnGoingCalls('o1').length} on going`}</p>;
}

function open(onGoing = 0) {
  drawn = 0;
  render(
    <UIProvider locale="en-IL">
      <WordsProvider locale="en" words={words}>
        <QueryClientProvider client={createQueries()}>
          <Live orgId="o1" />
          <Things />
          <ToastRegion />
        </QueryClientProvider>
      </WordsProvider>
    </UIProvider>,
  );
  return screen.findByText(`flour; ${onGoing} on going`);
}

test('what has changed is shown by itself, and what has not is not drawn again', async () => {
  await open();
  await waitFor(() => expect(timesAsked('/api/things')).toBeGreaterThan(1));
  const before = drawn;
  await waitFor(() => expect(timesAsked('/api/things')).toBeGreaterThan(3));
  expect(asked.findLast(({ path }) => path === '/api/things')?.status).toBe(304);
  expect(drawn).toBe(before);
  things = { etag: '"2"', rows: ['flour', 'salt'] };
  await screen.findByText('flour, salt; 0 on going');
});

test('while a call goes on it is looked at more often, once for all who ask', async () => {
  await open();
  calls = [incoming('s1')];
  await screen.findByText('flour; 1 on going');
  asked = [];
  await soon(400);
  const often = timesAsked('/api/organization/o1/sessions');
  expect(often).toBeGreaterThan(3);
  expect(often).toBeLessThanOrEqual(11);
  calls = [];
  await screen.findByText('flour; 0 on going');
  asked = [];
  await soon(400);
  expect(timesAsked('/api/organization/o1/sessions')).toBeLessThanOrEqual(2);
});

test('a call that comes in is told of by its number, one that was there before is not', async () => {
  calls = [incoming('s1')];
  await open(1);
  await soon(100);
  expect(screen.queryByText(/^New call/)).toBeNull();
  calls = [incoming('s2', 'p1'), incoming('s1')];
  expect((await screen.findByText(/^New call/)).textContent).toMatch(/^New call from .?0524401187.?$/);
});

test('who wants no word of calls gets none, and sees them all the same', async () => {
  await open();
  setIsSilent(true);
  calls = [incoming('s9')];
  await screen.findByText('flour; 1 on going');
  await soon(100);
  expect(screen.queryByText(/^New call on/)).toBeNull();
});

test('a hidden page asks nothing, and catches up when it is seen again', async () => {
  await open();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await soon(50);
  asked = [];
  things = { etag: '"3"', rows: ['sugar'] };
  await soon(400);
  expect(asked).toEqual([]);
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('sugar; 0 on going');
});
