import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../api/rateLimits.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide } from '../testing/world.ts';

/** Manual attacks, in addition to the checks of every call in access.test.ts. */

let server: TestServer;
let mine: Awaited<ReturnType<typeof makeSide>>;
let theirs: Awaited<ReturnType<typeof makeSide>>;
beforeAll(async () => {
  server = await startForTest();
  [mine, theirs] = [await makeSide(server), await makeSide(server)];
});
afterAll(() => server.stop());

test('someone else’s ETag never turns a 404 or 401 into a 304', async () => {
  const { owner, ids } = mine;
  for (const path of [`/organizations/${ids.organization}`, `/organization/${ids.organization}/contacts/`]) {
    const { status, headers } = await server.call('GET', path, { as: owner.token });
    expect(status).toBe(200);
    for (const seen of [String(headers['etag']), '*', 'W/*', '"1"']) {
      const given = { headers: { 'if-none-match': seen } };
      expect((await server.call('GET', path, { as: theirs.owner.token, ...given })).status).toBe(404);
      expect((await server.call('GET', path, given)).status).toBe(401);
    }
  }
});

test('headers and query parameters can’t override the request method', async () => {
  const { owner, ids } = mine;
  const path = `/organizations/${ids.organization}`;
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method'])
    for (const method of ['POST', 'GET'] as const)
      await server.call(method, path, { as: owner.token, headers: { [name]: 'DELETE' } });
  expect((await server.call('GET', `${path}?_method=DELETE`, { as: owner.token })).status).toBe(200);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/problem+json',
])('a body of type %s gets 415, so forms on other sites can’t call the API', async (type) => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: `/api/organizations/${mine.ids.organization}`,
    headers: { authorization: `Bearer ${mine.owner.token}`, 'content-type': type },
    payload: '{"name":"Changed"}',
  });
  expect(answer.statusCode).toBe(415);
});

test('no response to another origin has CORS headers', async () => {
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const { headers } = await server.app.inject({
      method,
      url: '/api/organizations',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('ownership fields in the body of an update don’t move the row', async () => {
  const { owner, ids } = mine;
  const body = {
    organization: theirs.ids.organization,
    orgId: theirs.ids.organization,
    org_id: theirs.ids.organization,
    id: theirs.ids.contact,
    owner: theirs.owner.id,
    version: 99,
    createdAt: '2000-01-01T00:00:00Z',
  };
  const rowOf = ({ ids }: typeof mine) =>
    server.database.db
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', ids.contact)
      .executeTakeFirstOrThrow();
  const [before, others] = [await rowOf(mine), await rowOf(theirs)];
  const at = `/organization/${ids.organization}/contacts/${ids.contact}`;
  expect((await server.call('PATCH', at, { as: owner.token, body })).status).toBe(200);
  expect(await rowOf(mine)).toEqual({
    ...before,
    version: before.version + 1,
    updated_at: expect.any(Date),
  });
  expect(await rowOf(theirs)).toEqual(others);
});

test('forged forwarding headers don’t bypass the sign-in rate limit', async () => {
  const limited = await startForTest({ limits: { ...usualLimits, signIn: 2 } });
  const attempt = (address: string) =>
    limited.call('POST', '/user/loginAfterGoogle', {
      body: { token: 'a' },
      headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    });
  expect((await attempt('9.9.9.1')).status).toBe(400);
  expect((await attempt('9.9.9.2')).status).toBe(400);
  expect((await attempt('9.9.9.3')).status).toBe(429);
  await limited.stop();
});

test.each([
  ['localhost:4000', 422],
  ['127.0.0.1:4000', 422],
  ['[::1]:4000', 422],
  ['elsewhere.example:4000', 404],
  ['localhost.elsewhere.example', 404],
  ['127.0.0.1.elsewhere.example', 404],
])(
  'with host %s the development sign-in returns %i, which prevents DNS rebinding attacks',
  async (host, status) => {
    for (const url of ['/dev-identity', '/dev-identity/token'])
      expect((await server.app.inject({ url, headers: { host } })).statusCode).toBe(status);
  },
);
