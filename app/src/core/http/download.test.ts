// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { download } from './download.ts';
import { endSession, getSession, startSession } from './session.ts';

/** A real server on loopback: `answer` is what it does next. */
let answer = (_: ServerResponse) => {};
let asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers.authorization);
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, options),
  );
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const signIn = () =>
  startSession({
    user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' },
    ...{ settings: { language: null }, organizations: [], channels: [] },
  });

/** Typed loosely, because the endpoint isn't in the contract. */
const get = download as unknown as (path: string, options: object) => ReturnType<typeof download>;
const copy = (signal = new AbortController().signal, onProgress?: (bytes: number) => void) =>
  get('/copy', { params: {}, signal, onProgress });

test('a file arrives whole, with its name and its progress', async () => {
  signIn();
  asked = [];
  answer = (response) => {
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Copy.zip"; filename*=UTF-8''%D7%93%D7%A0%D7%94%2F1.zip`,
    });
    response.write('abc');
    setTimeout(() => response.end('defg'), 20);
  };
  const seen: number[] = [];
  const { file, name } = await copy(undefined, (bytes) => seen.push(bytes));
  expect(await file.text()).toBe('abcdefg');
  expect(name).toBe('דנה 1.zip');
  expect(seen.at(-1)).toBe(7);
  expect(asked).toEqual(['Bearer t1']);
  endSession();
});

test('a download that breaks off is a failure, not a shorter file', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/zip' });
    response.write('abc');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(copy()).rejects.toMatchObject({ kind: 'network' });
});

test('a refusal has its status, and an ended session ends here too', async () => {
  answer = (response) => response.writeHead(403).end();
  await expect(copy()).rejects.toMatchObject({ kind: 'forbidden' });
  signIn();
  answer = (response) => response.writeHead(401).end();
  await expect(copy()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(getSession()).toBeNull();
});

test('a canceled download throws the reason of its signal', async () => {
  const control = new AbortController();
  answer = (response) => {
    response.writeHead(200);
    response.write('abc');
  };
  const running = copy(control.signal, () => control.abort(new Error('canceled')));
  await expect(running).rejects.toThrow('canceled');
});
