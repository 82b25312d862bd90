import { type Endpoint, endpoints } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codesOf, passwordPeople } from '../../testing/passwordPeople.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let people: ReturnType<typeof passwordPeople>;
beforeAll(async () => {
  server = await startForTest({ requiresSecondFactor: true });
  people = passwordPeople(server);
});
afterAll(() => server.stop());

/** The calls of people. Those of phone services take another token. */
const guarded = Object.values<Endpoint>(endpoints).filter(
  (endpoint) => !endpoint.public && !endpoint.service,
);
const nowhere = '00000000-0000-4000-8000-000000000000';
const refused = { status: 403, body: { type: 'urn:console:problem:second-factor-setup-required' } };

test('calls unrelated to setup get 403 until the required second factor is active', async () => {
  const { email, orgId } = await people.member();
  const entered = await people.signIn(email);
  expect(entered.body).toMatchObject({ user: { email }, organizations: [], channels: [] });
  const { token } = entered.body;
  const open: string[] = [];
  for (const { method, path } of guarded) {
    const at = path.replace(':orgId', orgId).replace(/:\w+/g, nowhere);
    if (path === '/user/logout') continue;
    const answer = await server.call(method, at, { as: token, ...(method !== 'GET' && { body: {} }) });
    if (answer.body?.type !== refused.body.type) open.push(`${method} ${path}`);
    else expect(answer).toMatchObject(refused);
  }
  expect(open).toEqual([
    'GET /users/me',
    'GET /user/credentials',
    'POST /user/secondFactor',
    'PUT /user/secondFactor',
  ]);
  const cookie = String(entered.headers['set-cookie']).match(/media=[^;,]+/)?.[0] ?? '';
  for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }]) {
    const sound = await server.app.inject({ url: `/recordings/${nowhere}`, headers });
    expect(sound.json()).toMatchObject(refused.body);
  }

  expect((await server.call('GET', '/user/credentials', { as: token })).body).toMatchObject({
    secondFactor: { active: false, required: true },
  });
  const setUp = await server.call('POST', '/user/secondFactor', {
    as: token,
    body: { password: people.password },
  });
  const body = { code: codesOf(setUp.body.secret)(0) };
  expect((await server.call('PUT', '/user/secondFactor', { as: token, body })).status).toBe(200);
  expect((await server.call('GET', '/organizations', { as: token })).body).toMatchObject([{ id: orgId }]);
  expect((await server.call('POST', '/user/logout', { as: token })).status).toBe(204);
});

test('Google accounts don’t need a second factor', async () => {
  const { token } = await server.person();
  expect((await server.call('GET', '/organizations', { as: token })).status).toBe(200);
  expect((await server.call('GET', '/user/credentials', { as: token })).body).toMatchObject({
    secondFactor: { required: false },
  });
});

test('after the second factor is removed, other calls get 403 again', async () => {
  const { token, code } = await people.withSecondFactor();
  expect((await server.call('GET', '/organizations', { as: token })).status).toBe(200);
  const body = { password: people.password, code: code(1) };
  expect((await server.call('POST', '/user/secondFactor/removal', { as: token, body })).status).toBe(204);
  expect(await server.call('GET', '/organizations', { as: token })).toMatchObject(refused);
});
