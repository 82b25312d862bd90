// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callTagged } from './call.ts';
import { endSession, startSession } from './session.ts';

/** A real server on loopback with one list, which answers as ours does. */
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

/** Any endpoint will do. */
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

test('what is asked for again and has not changed is the very same object', async () => {
  const first = await ask();
  const again = await ask();
  expect(first).toEqual({ reply: [1], etag: '"1"' });
  expect(again.reply).toBe(first.reply);
  expect(again.etag).toBe('"1"');
  list = { etag: '"2"', rows: [1, 2] };
  expect(await ask()).toEqual({ reply: [1, 2], etag: '"2"' });
  expect(asked).toEqual([undefined, '"1"', '"1"']);
});

test('another address is another answer', async () => {
  await ask();
  expect((await ask({ q: 'a' })).reply).toEqual([1]);
  expect(asked).toEqual([undefined, undefined]);
});

test('what one person was told is not there for the next', async () => {
  await ask();
  signIn('noa');
  expect((await ask()).reply).toEqual([1]);
  expect(asked).toEqual([undefined, undefined]);
});

test('only a few answers are kept, and those that are asked for stay', async () => {
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
