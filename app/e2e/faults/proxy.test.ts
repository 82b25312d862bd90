import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startProxy } from './proxy.ts';

const done: string[] = [];
const text = 'an answer of some length';
const server = createServer(async (request: IncomingMessage, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  done.push(`${request.method} ${request.url} ${body}`.trim());
  if (request.url === '/pieces') response.write(text);
  else response.setHeader('content-length', text.length).write(text);
  response.end();
});

let proxy: FaultProxy;
beforeEach(async () => {
  done.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends one request on its own connection. Resolves with the response, or with the received bytes and error code. */
function send(line: string, body = '') {
  return new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(proxy.origin).port), '127.0.0.1');
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(`${heard}${error.code}`));
    socket.on('close', () => resolve(heard));
    const head = [`${line} HTTP/1.1`, 'host: x', 'connection: close', `content-length: ${body.length}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

test('requests that match no fault pass through unchanged', async () => {
  proxy.on(/^POST/, { kind: 'reset' });
  expect(await send('PATCH /a', 'words')).toMatch(new RegExp(`^HTTP/1.1 200[\\s\\S]*${text}`));
  expect(done).toEqual(['PATCH /a words']);
  expect(proxy.requests).toMatchObject([{ line: 'PATCH /a', body: 'words' }]);
});

test('a held request continues when the fault is lifted', async () => {
  const trouble = proxy.on(/^GET \/a$/, { kind: 'hold' });
  const answer = send('GET /a');
  await send('GET /b');
  expect(done).toEqual(['GET /b']);
  trouble.lift();
  expect(await answer).toContain('200');
  expect(done).toEqual(['GET /b', 'GET /a']);
});

test('a request can be delayed', async () => {
  proxy.on(/^GET/, { kind: 'delay', ms: 30 });
  expect(await send('GET /a')).toContain('200');
});

test('the proxy can respond instead of the server, a given number of times', async () => {
  proxy.on(/./, { kind: 'answer', status: 429, headers: { 'retry-after': '3' } }, 1);
  const socket = send('POST /a');
  await expect.poll(() => proxy.requests.length).toBe(1);
  await proxy.goAway();
  expect(await socket).toMatch(/^HTTP\/1\.1 429[\s\S]*retry-after: 3/);
  expect(done).toEqual([]);
  await proxy.comeBack();
  expect(await send('POST /a')).toContain('200');
});

test.each([
  ['reset', 'ECONNRESET', []],
  ['resetAfter', 'ECONNRESET', ['POST /a x']],
] as const)(
  '%s: the connection is reset before or after the server handles the request',
  async (kind, heard, did) => {
    const trouble = proxy.on(/^POST/, { kind });
    expect(await send('POST /a', 'x')).toBe(heard);
    expect(done).toEqual(did);
    expect(trouble.met).toHaveLength(1);
  },
);

test.each(['/a', '/pieces'])(
  'half of the response arrives, then the connection closes: %s',
  async (address) => {
    proxy.on(/^GET/, { kind: 'half' });
    const heard = await send(`GET ${address}`);
    expect(heard).toContain('200');
    expect(heard).not.toContain(text);
    expect(done).toEqual([`GET ${address}`]);
  },
);

test('refuses connections while away, and comes back at the same address', async () => {
  const { origin } = proxy;
  await proxy.goAway();
  expect(await send('GET /a')).toBe('ECONNREFUSED');
  await proxy.comeBack();
  expect(proxy.origin).toBe(origin);
  expect(await send('GET /a')).toContain('200');
});
