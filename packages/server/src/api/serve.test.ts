import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person({ paying: true });
  const orgId = await server.organization(owner.id);
  return { as: owner.token, orgId, channels: `/organization/${orgId}/channels` };
}

test('twenty equal requests with one idempotency key add one row and get one response', async () => {
  const { as, channels } = await business();
  const request = { as, body: { name: 'Front desk' }, headers: { 'idempotency-key': randomUUID() } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('POST', channels, request)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect((await server.call('GET', channels, { as })).body).toHaveLength(1);
});

test('an idempotency key is bound to one body, one URL and one person', async () => {
  const { as, channels } = await business();
  const headers = { 'idempotency-key': 'the-same' };
  expect((await server.call('POST', channels, { as, headers, body: { name: 'One' } })).status).toBe(201);
  const other = await server.call('POST', channels, { as, headers, body: { name: 'Two' } });
  expect(other.status).toBe(422);
  expect(other.body.type).toBe('urn:console:problem:idempotency-mismatch');
  const elsewhere = await business();
  const theirs = await server.call('POST', elsewhere.channels, {
    as: elsewhere.as,
    headers,
    body: { name: 'Two' },
  });
  expect(theirs.status).toBe(201);
});

test('an idempotency key is bound to the query too, and works with URLs of any length', async () => {
  const { as, channels } = await business();
  const request = { as, body: { name: 'One' }, headers: { 'idempotency-key': 'a' } };
  const add = async (query: string) => (await server.call('POST', `${channels}?${query}`, request)).status;
  const long = randomBytes(6_000).toString('hex');
  expect([await add(long), await add(long), await add('x')]).toEqual([201, 201, 422]);
});

test('a rejected request doesn’t use up its idempotency key', async () => {
  const { as, channels } = await business();
  const headers = { 'idempotency-key': randomUUID() };
  expect((await server.call('POST', channels, { as, headers, body: { name: '' } })).status).toBe(422);
  expect((await server.call('POST', channels, { as, headers, body: { name: 'Now' } })).status).toBe(201);
});

test('of ten changes to the same version, one succeeds and nine get 412 with the current row', async () => {
  const { as, orgId } = await business();
  const at = `/organizations/${orgId}`;
  const etag = String((await server.call('GET', at, { as })).headers.etag);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      server.call('PATCH', at, { as, headers: { 'if-match': etag }, body: { name: `Name ${i}` } }),
    ),
  );
  const done = answers.filter(({ status }) => status === 200);
  const late = answers.filter(({ status }) => status === 412);
  expect([done.length, late.length]).toEqual([1, 9]);
  expect(late[0]?.body.current).toMatchObject({ id: orgId, name: done[0]?.body.name });
  const again = { 'if-match': String(late[0]?.headers.etag) };
  expect((await server.call('PATCH', at, { as, headers: again, body: { name: 'Mine' } })).status).toBe(200);
});

test('an unknown version matches nothing; * or a missing one matches everything', async () => {
  const { as, orgId } = await business();
  const change = (headers: Record<string, string>) =>
    server.call('PATCH', `/organizations/${orgId}`, { as, headers, body: { industry: 'Bread' } });
  expect((await change({ 'if-match': '"99"' })).status).toBe(412);
  expect((await change({ 'if-match': 'W/"99"' })).status).toBe(412);
  expect((await change({ 'if-match': 'nonsense' })).status).toBe(412);
  expect((await change({ 'if-match': '*' })).status).toBe(200);
  expect((await change({})).status).toBe(200);
});

test('recognizes an ETag that a compressing proxy has rewritten', async () => {
  const { as, orgId } = await business();
  const at = `/organizations/${orgId}`;
  for (const written of ['W/"1"', '"2-gzip"', 'W/"3"']) {
    const change = { as, headers: { 'if-match': written }, body: { industry: `Bread ${written}` } };
    expect((await server.call('PATCH', at, change)).status, written).toBe(200);
    expect((await server.call('PATCH', at, change)).status, `${written} again`).toBe(412);
  }
});

test('a resource gets 304 until it changes', async () => {
  const { as, orgId, channels } = await business();
  const made = await server.call('POST', channels, { as, body: { name: 'Front desk' } });
  const places = ['/users/me', '/user/settings', '/organizations', `/organizations/${orgId}`, channels];
  const reports = [`/organization/${orgId}/reports/daily`, `/organization/${orgId}/reports/monthly`];
  for (const place of [...places, ...reports]) {
    const first = await server.call('GET', place, { as });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.call('GET', place, { as, headers });
    expect([place, again.status, again.text]).toEqual([place, 304, '']);
    if (!place.includes('organization') || place.includes('reports')) continue;
    const body = { name: `Named for ${place}` };
    await server.call('PATCH', `${channels}/${made.body.id}`, { as, body });
    expect((await server.call('GET', place, { as, headers })).status).toBe(200);
  }
});

test.each<[string, object, number]>([
  ['malformed JSON', { payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400],
  [
    'JSON with __proto__',
    { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  [
    'JSON that is nested too deeply',
    {
      payload: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
    },
    400,
  ],
  ['XML', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
  ['plain text', { payload: 'name=a', headers: { 'content-type': 'text/plain' } }, 415],
  ['a body that is too large', { payload: { name: 'a'.repeat(300_000) } }, 413],
  ['a name that is too long', { payload: { name: 'a'.repeat(201) } }, 422],
  ['a NUL character', { payload: { name: 'a\u0000b' } }, 422],
  ['an unpaired surrogate', { payload: { name: 'a\ud800' } }, 422],
  ['a missing body', {}, 422],
  ['an array', { payload: [] }, 422],
  ['a malformed URL', { url: '/api/%zz' }, 400],
  ['a URL with NUL', { url: '/api/organizations/%00' }, 404],
  ['an unknown endpoint', { url: '/api/nowhere' }, 404],
  ['an idempotency key with spaces', { payload: { name: 'a' }, headers: { 'idempotency-key': 'a b' } }, 400],
])('%s is rejected with problem details', async (_name, request, status) => {
  const { as } = await business();
  const { headers, ...rest } = request as { headers?: Record<string, string> };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/organizations',
    headers: { authorization: `Bearer ${as}`, ...headers },
    ...rest,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ status, instance: `urn:uuid:${answer.headers['x-request-id']}` });
  expect(answer.json().type).toMatch(/^urn:console:problem:[a-z-]+$/);
});

test.each([
  ['oversized headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'conflicting lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['bytes that aren’t HTTP', 'hello\r\n\r\n', 400],
])('%s are rejected and the connection is closed', async (_name, bytes, status) => {
  const { port } = new URL(server.app.listeningOrigin);
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('application/problem+json');
});

test('brackets in a name don’t count as nested JSON', async () => {
  const { as, orgId } = await business();
  const body = { name: `"\\${'['.repeat(150)}` };
  const answer = await server.call('PATCH', `/organizations/${orgId}`, { as, body });
  expect(answer).toMatchObject({ status: 200, body });
});

test('a validation error lists each invalid field', async () => {
  const { as, orgId } = await business();
  const body = { name: '', country: { code: 'xx' }, timeZone: 'Nowhere', address: 'x'.repeat(501) };
  const { status, body: problem } = await server.call('PATCH', `/organizations/${orgId}`, { as, body });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([
    { path: 'name', code: 'required', message: 'A value is required' },
    { path: 'address', code: 'too-long', limit: 500 },
    { path: 'country.code', code: 'not-in-list' },
    { path: 'timeZone', code: 'not-in-list' },
  ]);
});

test('missing and wrongly typed fields have different codes, in bodies and in queries', async () => {
  const { as, orgId } = await business();
  const made = await server.call('POST', '/contacts', { as, body: { organization: orgId, name: 5 } });
  expect(made.body.errors).toMatchObject([
    { path: 'name', code: 'invalid' },
    { path: 'phone', code: 'required' },
  ]);
  const search = await server.call('GET', `/organization/${orgId}/search`, { as });
  expect(search.body.errors).toMatchObject([{ path: 'q', code: 'required' }]);
});

test('an unexpected error doesn’t reveal its cause', async () => {
  const { as, orgId } = await business();
  const { db } = server.database;
  await server.channel(orgId);
  await db.schema.alterTable('channels').renameColumn('active', 'hidden').execute();
  const answer = await server.call('GET', `/organization/${orgId}/channels`, { as });
  await db.schema.alterTable('channels').renameColumn('hidden', 'active').execute();
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    type: 'urn:console:problem:internal',
    title: 'Internal error',
    status: 500,
    instance: expect.any(String),
  });
});
