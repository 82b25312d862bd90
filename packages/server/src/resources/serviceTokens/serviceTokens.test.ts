import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOf } from '../../http/log.ts';
import { hashOf } from '../../identity/secrets.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let logged = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
beforeAll(async () => {
  server = await startForTest({ logger: { ...logOf('info'), stream } });
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const channelId = await server.channel(orgId);
  const at = `/organization/${orgId}/serviceTokens`;
  const make = (body: unknown, as = owner.token) => server.call('POST', at, { as, body });
  const list = async () => (await server.call('GET', at, { as: owner.token })).body;
  return { owner, orgId, channelId, at, make, list };
}

test('a token is shown once, has a prefix and 256 random bits, and only its hash is stored', async () => {
  const { owner, orgId, make, list } = await business();
  const { status, body } = await make({ name: 'The PBX' });
  expect(status).toBe(201);
  const { token, ...shown } = body;
  expect(token).toMatch(/^console_[\w-]{43}$/);
  expect(shown).toEqual({
    ...{ id: expect.any(String), organization: orgId, name: 'The PBX', channels: null, provider: null },
    ...{ createdBy: owner.id, createdAt: expect.any(String), lastUsedAt: null },
  });
  expect(await list()).toEqual([shown]);
  const { db } = server.database;
  const row = await db
    .selectFrom('service_tokens')
    .select('token_hash')
    .where('id', '=', shown.id)
    .executeTakeFirst();
  expect(row?.token_hash).toBe(hashOf(token));
});

test('the last use is recorded, and a revoked token no longer works', async () => {
  const { owner, orgId, channelId, at, make, list } = await business();
  const { token, id } = (await make({ name: 'The PBX', channels: [channelId, channelId] })).body;
  const add = () =>
    server.call('POST', `/organization/${orgId}/channels/${channelId}/contacts`, {
      ...{ as: token, body: { phone: '0521234567', name: 'Ada' } },
    });
  expect((await add()).status).toBe(200);
  expect(await list()).toMatchObject([{ channels: [channelId], lastUsedAt: expect.any(String) }]);
  expect((await server.call('DELETE', `${at}/${id}`, { as: owner.token })).status).toBe(204);
  expect((await add()).status).toBe(401);
  expect(await list()).toEqual([]);
  expect((await server.call('DELETE', `${at}/${id}`, { as: owner.token })).status).toBe(404);
});

test('the token is in no log, and making and revoking are in the audit log', async () => {
  const { owner, orgId, at, make } = await business();
  const { token, id } = (await make({ name: 'The PBX' })).body;
  await server.call('DELETE', `${at}/${id}`, { as: owner.token });
  await server.call('GET', at, { as: token });
  expect(logged).not.toBe('');
  expect(logged).not.toContain(token);
  const { db } = server.database;
  const notes = await db.selectFrom('audit_log').selectAll().where('org_id', '=', orgId).execute();
  expect(notes.map(({ action, user_id, subject_id }) => [action, user_id, subject_id])).toEqual([
    ['serviceToken.create', owner.id, id],
    ['serviceToken.revoke', owner.id, id],
  ]);
  expect(JSON.stringify(notes)).not.toContain(token);
});

test('a repeated request with the same key makes another token, because none is stored', async () => {
  const { owner, at, list } = await business();
  const ask = () =>
    server.call('POST', at, {
      ...{ as: owner.token, body: { name: 'The PBX' }, headers: { 'idempotency-key': 'one' } },
    });
  const [first, second] = [(await ask()).body, (await ask()).body];
  expect(second.token).not.toBe(first.token);
  expect(await list()).toHaveLength(2);
  const { db } = server.database;
  const kept = db.selectFrom('idempotency_keys').select('key').where('user_id', '=', owner.id);
  expect(await kept.execute()).toEqual([]);
});

test('only the owner and managers with the permission can see or make tokens', async () => {
  const { orgId, at } = await business();
  const [manager, staff] = [await server.person(), await server.person()];
  await server.member(orgId, manager.id, 'manager');
  await server.member(orgId, staff.id, 'staff');
  const { db } = server.database;
  const grant = (id: string, permissions: string[]) =>
    db.updateTable('memberships').set({ permissions }).where('user_id', '=', id).execute();
  const see = async (as: string) => (await server.call('GET', at, { as })).status;
  expect(await see(manager.token)).toBe(200);
  await grant(manager.id, ['channels']);
  await grant(staff.id, ['integrations']);
  expect([await see(manager.token), await see(staff.token)]).toEqual([403, 403]);
  const made = await server.call('POST', at, { as: staff.token, body: { name: 'Mine' } });
  expect(made.status).toBe(403);
});

test('an organization has at most 20 tokens', async () => {
  const { owner, orgId, make } = await business();
  for (let made = 0; made < 20; made += 1) await server.serviceToken(orgId, owner);
  const { status, body } = await make({ name: 'One more' });
  expect([status, body.errors]).toMatchObject([409, [{ code: 'too-many', limit: 20 }]]);
});

test('a blank name and an empty list of channels are refused', async () => {
  const { make } = await business();
  const { status, body } = await make({ name: ' ', channels: [] });
  expect(status).toBe(422);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'channels']);
});
