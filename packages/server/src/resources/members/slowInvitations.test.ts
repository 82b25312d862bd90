import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { hashSlowly } from '../../testing/quickPasswords.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ limits: { ...usualLimits, invitation: 4 } });
});
afterAll(() => server.stop());

const password = 'correct horse battery';

/** A business whose `invite` sends a password unless `fields` overrides it. */
async function business(on = server) {
  const owner = await on.person();
  const orgId = await on.organization(owner.id);
  const at = `/organization/${orgId}/members`;
  let count = 0;
  const invite = (as = owner.token, fields: object = {}, headers: Record<string, string> = {}) => {
    count += 1;
    const body = {
      name: 'A Guest',
      email: `${orgId}-${count}@example.test`,
      role: 'viewer',
      password,
      ...fields,
    };
    return on.call('POST', at, { as, body, headers });
  };
  return { owner, orgId, at, invite };
}

/** How many passwords are hashed during `work`. */
async function hashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

test('other requests are answered while invitations with passwords are processed', async () => {
  hashSlowly();
  const unlimited = await startForTest();
  const { invite } = await business(unlimited);
  const other = await unlimited.person();
  const answered: string[] = [];
  const invitations = Array.from({ length: 4 }, async () => {
    expect((await invite()).status).toBe(201);
    answered.push('invitation');
  });
  for (let number = 0; number < 3; number += 1) {
    expect((await unlimited.call('GET', '/users/me', { as: other.token })).status).toBe(200);
    answered.push('other');
  }
  await Promise.all(invitations);
  expect(answered.lastIndexOf('other')).toBeLessThan(5);
  await unlimited.stop();
});

test('no password is hashed without permission or for a replayed request', async () => {
  const { owner, orgId, at, invite } = await business();
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  const manager = await server.person();
  await server.member(orgId, manager.id, 'manager');
  const stranger = await server.person();
  const headers = { 'idempotency-key': 'once' };
  const email = `${orgId}-once@example.test`;
  const { body, status } = await invite(owner.token, { email }, headers);
  expect(status).toBe(201);
  const members = (await server.call('GET', at, { as: owner.token })).body;
  const idOf = (user: string) => members.find((member: { user: string }) => member.user === user).id;
  const give = (as: string, id: string) => server.call('PATCH', `${at}/${id}`, { as, body: { password } });
  const refused = await hashes(async () => {
    expect((await invite(viewer.token)).status).toBe(403);
    expect((await invite(stranger.token)).status).toBe(404);
    expect((await invite(manager.token, { permissions: ['billing'] })).status).toBe(422);
    expect((await give(viewer.token, body.id)).status).toBe(403);
    expect((await give(stranger.token, body.id)).status).toBe(404);
    expect((await give(owner.token, idOf(viewer.id))).status).toBe(409);
    expect((await invite(owner.token, { email }, headers)).headers['idempotent-replayed']).toBe('true');
  });
  expect(refused).toBe(0);
  expect(await hashes(() => give(owner.token, body.id))).toBe(1);
});

test('invitations per organization and minute are limited, with or without a password', async () => {
  const { owner, at, invite, orgId } = await business();
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  for (let number = 0; number < 5; number += 1) expect((await invite(viewer.token)).status).toBe(403);
  const headers = { 'idempotency-key': 'first' };
  const email = `${orgId}-first@example.test`;
  const { body } = await invite(owner.token, { email }, headers);
  expect((await invite(owner.token, { password: undefined })).status).toBe(201);
  expect((await invite(owner.token, { email }, headers)).status).toBe(201);
  expect((await invite(owner.token, { password: undefined })).status).toBe(201);
  const change = (fields: object) =>
    server.call('PATCH', `${at}/${body.id}`, { as: owner.token, body: fields });
  expect((await change({ password })).status).toBe(200);
  const refused = await invite();
  expect(refused.status).toBe(429);
  expect(refused.body.type).toBe('urn:console:problem:rate-limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await change({ password })).status).toBe(429);
  expect((await change({ name: 'Another Name' })).status).toBe(200);
  expect((await (await business()).invite()).status).toBe(201);
});
