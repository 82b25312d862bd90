// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callTagged } from './call.ts';
import { endSession, startSession } from './session.ts';

/** A real server on loopback with one list, which supports ETags as ours does. */
let list = { etag: '"1"', rows: [1] };
let asked: (string | undefined)[] = [];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  asked.push(request.headers['if-none-match']);
  if (request.headers['if-none-match'] === list.etag) {
    response.writeHead(304, { etag: list.etag }).end();
  } else {
    response
      .writeHead(200, { 'content-type': 'application/json', etag: list.etag })
      .end(JSON.stringify({ data: list.rows }));
  }
});

/** Typed loosely, because the endpoint isn't in the contract. */
const read = callTagged as unknown as (
  method: string,
  path: string,
  options?: object,
) => Promise<{ reply: unknown; etag: string | null }>;
const ask = (query = {}) => read('GET', '/list', { query });

const signIn = (token: string) =>
  startSession({
    user: { id: token, fullName: 'Maya Levin', picture: null, token },
    settings: { language: null },
    organizations: [],
    channels: [],
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const toServer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    toServer(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  endSession();
  signIn('maya');
  list = { etag: '"1"', rows: [1] };
  asked = [];
});

test('an unchanged response (304) returns the same object again', async () => {
  const first = await ask();
  const again = await ask();
  expect(first).toEqual({ reply: [1], etag: '"1"' });
  expect(again.reply).toBe(first.reply);
  expect(again.etag).toBe('"1"');
  list = { etag: '"2"', rows: [1, 2] };
  expect(await ask()).toEqual({ reply: [1, 2], etag: '"2"' });
  expect(asked).toEqual([undefined, '"1"', '"1"']);
});

test('responses are cached per URL', async () => {
  await ask();
  expect((await ask({ q: 'a' })).reply).toEqual([1]);
  expect(asked).toEqual([undefined, undefined]);
});

test('cached responses aren’t reused for a different person', async () => {
  await ask();
  signIn('noa');
  expect((await ask()).reply).toEqual([1]);
  expect(asked).toEqual([undefined, undefined]);
});

test('the cache has a size limit and drops the least recently used response', async () => {
  await ask();
  await ask({ page: 1 });
  for (let page = 2; page < 20; page += 1) {
    await ask({ page });
    await ask();
  }
  await ask({ page: 20 });
  asked = [];
  await ask();
  await ask({ page: 1 });
  expect(asked).toEqual(['"1"', undefined]);
});
