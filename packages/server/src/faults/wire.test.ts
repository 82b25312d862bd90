import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Listening, listenForTest } from './listen.ts';

let server: Listening;
let token: string;
beforeAll(async () => {
  // Long enough for a normal request on a busy machine.
  server = await listenForTest({ timeouts: { request: 2_250, silence: 3_000 } });
  ({ token } = await server.person());
});
afterAll(() => server.stop());

/** A raw request. `connection: close` makes the end of the response visible. */
const post = (headers: string, body: string) =>
  `POST /api/organizations HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\nconnection: close\r\n${headers}\r\n${body}`;

const sized = (body: string) => post(`content-length: ${Buffer.byteLength(body)}\r\n`, body);
const chunked = (body: string) => post('transfer-encoding: chunked\r\n', body);

/** The status that another client gets. It doesn't reuse a connection, which the server might close at that moment. */
const others = async () => {
  const { ended } = server.wire(
    `GET /api/users/me HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
  );
  return Number((await ended).split(' ')[1]);
};

test.each<[string, () => string, number]>([
  ['a header of 20 kB', () => post(`x: ${'a'.repeat(20_000)}\r\n`, ''), 431],
  [
    'a request with three thousand headers',
    () => post(Array.from({ length: 3_000 }, (_, i) => `x${i}: a\r\n`).join(''), ''),
    431,
  ],
  ['a body of 1 MB', () => sized(JSON.stringify({ name: 'a'.repeat(1e6) })), 413],
  ['a body that claims to have 1 GB', () => post('content-length: 1000000000\r\n', '{'), 413],
  ['chunks of 1 MB in all', () => chunked(`${`4000\r\n${'a'.repeat(0x4000)}\r\n`.repeat(64)}0\r\n\r\n`), 413],
  [
    'Content-Length with Transfer-Encoding',
    () => post('content-length: 4\r\ntransfer-encoding: chunked\r\n', '0\r\n\r\n'),
    400,
  ],
  ['a second Content-Length', () => post('content-length: 2\r\ncontent-length: 3\r\n', '{}'), 400],
  ['a negative Content-Length', () => post('content-length: -1\r\n', '{}'), 400],
  ['an invalid chunk size', () => chunked('zz\r\n{}\r\n0\r\n\r\n'), 400],
  ['a header with a bare line feed in it', () => post('x: a\nb\r\n', ''), 400],
  ['a header without a name', () => post(': a\r\n', ''), 400],
  ['truncated JSON', () => sized('{"name":"A Bak'), 400],
  ['JSON with __proto__', () => sized('{"__proto__":{"isOwner":true}}'), 400],
  ['a second, different Host header', () => post('host: b\r\n', ''), 400],
  ['a repeated Host header', () => post('Host: a\r\n', ''), 400],
  ['a TLS handshake', () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc', 400],
])('%s is rejected without affecting other clients', async (_what, text, status) => {
  const answer = await server.wire(text()).ended;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('application/problem+json');
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(await others()).toBe(200);
});

test('an absolute request URL works like a path, and its response isn’t cached', async () => {
  const { ended } = server.wire(
    `GET http://a/api/users/me?x HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
  );
  expect(await ended).toMatch(/^HTTP\/1.1 200 .*cache-control: no-store\r\n/is);
});

test.each<[string, () => string, string]>([
  ['a body that never arrives', () => post('content-length: 2000\r\n', '{"na'), ' '],
  ['a header that never ends', () => 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: a', 'a'],
  ['a chunked body that never ends', () => chunked('2\r\n{"\r\n'), '1\r\na\r\n'],
])(
  '%s gets 408, even if a few more bytes keep arriving',
  { concurrent: true },
  async (_what, text, little) => {
    const { socket, ended, answered } = server.wire(text());
    const drip = setInterval(() => socket.writable && socket.write(little), 50);
    onTestFinished(() => clearInterval(drip));
    expect(await others()).toBe(200);
    await ended;
    expect(answered()).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test('a silent connection is closed', { concurrent: true }, async () => {
  expect(await server.wire().ended).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a hundred clients that send one byte at a time don’t block others', { concurrent: true }, async () => {
  const slow = Array.from({ length: 100 }, () => server.wire('GET /api/users/me HTTP/1.1\r\nhost: a\r\nx: '));
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('a');
  }, 20);
  onTestFinished(() => clearInterval(drip));
  await wait(100);
  expect(await Promise.all(Array.from({ length: 20 }, others))).toEqual(Array(20).fill(200));
  await Promise.all(slow.map(({ ended }) => ended));
});

test('a hundred clients that never read the response don’t block others', async () => {
  const deaf = Array.from({ length: 100 }, () => {
    const { socket, ended } = server.wire(`GET /api/users/me HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(50));
    socket.pause();
    return { socket, ended };
  });
  expect(await others()).toBe(200);
  for (const { socket } of deaf) socket.destroy();
  await Promise.all(deaf.map(({ ended }) => ended));
});

test('a client that stops reading a long list is disconnected, and its slot is freed', async () => {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  // More than the buffers of both sides, which can hold 40 MB.
  await sql`insert into contacts (org_id, name, notes)
    select ${orgId}, 'Contact ' || n, repeat('x', 1000000) from generate_series(1, 400) as n`.execute(
    server.database.db,
  );
  const list = `GET /api/organization/${orgId}/contacts/ HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${owner.token}\r\n`;
  const status = async () =>
    Number(
      (await server.wire(`${list.replace('GET', 'HEAD')}connection: close\r\n\r\n`).ended).split(' ')[1],
    );
  const readers = [1, 2].map(() => server.wire(`${list}\r\n`));
  for (const { socket } of readers) {
    await once(socket, 'data');
    socket.pause();
  }
  expect(await status()).toBe(429);
  await expect.poll(status, { timeout: 90_000 }).toBe(200);
  for (const { socket } of readers) socket.destroy();
  // Before the server gives up, 40 MB have to fill the buffers.
}, 120_000);
