import { rolePermissions } from '@console/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const guest = { name: 'A Guest', email: 'guest@example.test', role: 'staff' } as const;

/** A business with its owner, a manager and a viewer. */
async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const [manager, viewer] = [await server.person(), await server.person()];
  await server.member(orgId, manager.id, 'manager');
  await server.member(orgId, viewer.id, 'viewer');
  const at = `/organization/${orgId}/members`;
  const list = async (as = owner.token) => (await server.call('GET', at, { as })).body;
  const idOf = async (userId: string) =>
    (await list()).find(({ user }: { user: string }) => user === userId).id as string;
  const change = async (as: string, userId: string, body: object, headers = {}) =>
    server.call('PATCH', `${at}/${await idOf(userId)}`, { as, body, headers });
  const remove = async (as: string, userId: string) =>
    server.call('DELETE', `${at}/${await idOf(userId)}`, { as });
  const invite = (as: string, body: object = guest) => server.call('POST', at, { as, body });
  return { owner, manager, viewer, orgId, at, list, change, remove, invite };
}

test('a member is invited with the role’s permissions, listed, updated and removed', async () => {
  const { owner, viewer, at, list, invite } = await business();
  const made = await invite(owner.token, { ...guest, email: ' Guest@Example.Test ' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...guest,
    ...{ permissions: rolePermissions.staff, user: null, joinedAt: null, picture: null },
  });
  expect(await list(viewer.token)).toHaveLength(4);
  const url = `${at}/${made.body.id}`;
  const headers = { 'if-match': String(made.headers.etag) };
  const body = { role: 'viewer', name: 'Another Name' };
  const changed = await server.call('PATCH', url, { as: owner.token, headers, body });
  expect(changed.body).toMatchObject({ ...guest, ...body, permissions: ['calls'] });
  const late = await server.call('PATCH', url, { as: owner.token, headers, body: { role: 'manager' } });
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ role: 'viewer' });
  expect((await server.call('DELETE', url, { as: owner.token, headers })).status).toBe(412);
  expect((await server.call('DELETE', url, { as: owner.token })).status).toBe(204);
  expect(await list()).toHaveLength(3);
});

test('the list can be searched, sorted and paged', async () => {
  const { owner, viewer, at, invite } = await business();
  await invite(owner.token, { ...guest, name: 'Zoe' });
  const ask = (query: string) => server.call('GET', `${at}?${query}`, { as: viewer.token });
  const roles = (await ask('sort=role')).body.map(({ role }: { role: string }) => role);
  expect(roles).toEqual(['owner', 'manager', 'staff', 'viewer']);
  expect((await ask('q=zo')).body).toMatchObject([{ name: 'Zoe' }]);
  expect((await ask('q=GUEST%40')).body).toMatchObject([{ name: 'Zoe' }]);
  const page = await ask('sort=-name&limit=1');
  expect(page.body).toMatchObject([{ name: 'Zoe' }]);
  expect(page.headers['x-total-count']).toBe('4');
  expect(page.headers.link).toContain('cursor=');
});

test('a person’s new name changes the ETag of the list', async () => {
  const { owner, viewer, at } = await business();
  const { headers } = await server.call('GET', at, { as: owner.token });
  await server.call('PATCH', '/users/me', { as: viewer.token, body: { fullName: 'Grace' } });
  const again = { 'if-none-match': String(headers.etag) };
  const { status, body } = await server.call('GET', at, { as: owner.token, headers: again });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('Grace');
  const latest = await server.call('GET', at, { as: owner.token });
  const seen = { 'if-none-match': String(latest.headers.etag) };
  expect((await server.call('GET', at, { as: owner.token, headers: seen })).status).toBe(304);
});

test('only members with the team permission can invite, change and remove members', async () => {
  const { manager, viewer, invite, change, remove } = await business();
  const stranger = await server.person();
  expect((await invite(viewer.token)).status).toBe(403);
  expect((await change(viewer.token, manager.id, { role: 'viewer' })).status).toBe(403);
  expect((await remove(viewer.token, manager.id)).status).toBe(403);
  expect((await invite(stranger.token)).status).toBe(404);
  expect((await change(stranger.token, manager.id, { role: 'viewer' })).status).toBe(404);
  expect((await remove(stranger.token, manager.id)).status).toBe(404);
  expect((await invite(manager.token)).status).toBe(201);
});

test('an email can be on a team once, even with ten concurrent invitations', async () => {
  const { owner, viewer, invite, list } = await business();
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(owner.token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
    expect(status).toBe(409);
    expect(body.errors).toMatchObject([{ path: 'email', code: 'already-on-team' }]);
  }
  const again = { ...guest, email: viewer.email.toUpperCase() };
  expect((await invite(owner.token, again)).status).toBe(409);
  const password = 'correct horse battery';
  expect((await invite(owner.token, { ...guest, password })).body.errors).toMatchObject([{ path: 'email' }]);
  expect(await list()).toHaveLength(4);
});

test('a member can’t give permissions they don’t have', async () => {
  const { owner, orgId, manager, viewer, invite, change } = await business();
  const refused = await invite(manager.token, { ...guest, permissions: ['calls', 'billing'] });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([
    { path: 'permissions', code: 'permission-not-held', message: /billing/ },
  ]);
  expect((await change(manager.token, viewer.id, { permissions: ['billing'] })).status).toBe(422);

  const { db } = server.database;
  await db
    .updateTable('memberships')
    .set({ permissions: ['team'] })
    .where('user_id', '=', manager.id)
    .execute();
  const byRole = await invite(manager.token, { ...guest, role: 'manager' });
  expect(byRole.status).toBe(422);
  expect(byRole.body.errors).toMatchObject([{ path: 'role', code: 'permission-not-held' }]);
  await change(owner.token, viewer.id, { permissions: [] });
  expect((await change(manager.token, viewer.id, { role: 'manager' })).status).toBe(422);
  expect((await invite(manager.token, { ...guest, permissions: ['team', 'team'] })).body).toMatchObject({
    permissions: ['team'],
  });
  const rows = await db.selectFrom('memberships').select('permissions').where('org_id', '=', orgId).execute();
  expect(rows.filter(({ permissions }) => permissions.includes('billing'))).toHaveLength(1);
});

test('a member can’t change or remove someone with more permissions', async () => {
  const { owner, manager, viewer, change, remove } = await business();
  await change(owner.token, viewer.id, { permissions: ['team'] });
  const refused = await remove(viewer.token, manager.id);
  expect(refused.status).toBe(403);
  expect(refused.body.detail).toBe('This person may do more than you may');
  expect((await change(viewer.token, manager.id, { permissions: [] })).status).toBe(403);
  expect((await change(viewer.token, manager.id, { name: 'Another' })).status).toBe(403);

  await change(owner.token, viewer.id, { permissions: ['calls', 'billing'] });
  expect((await change(manager.token, viewer.id, { permissions: ['calls'] })).status).toBe(403);
  expect((await remove(manager.token, viewer.id)).status).toBe(403);
  await change(owner.token, viewer.id, { permissions: ['calls'] });
  expect((await remove(manager.token, viewer.id)).status).toBe(204);
});

test('the owner can’t be changed or removed, and no one can be made owner', async () => {
  const { owner, manager, viewer, change, remove, invite } = await business();
  for (const { token } of [owner, manager]) {
    expect((await change(token, owner.id, { role: 'viewer' })).status).toBe(403);
    expect((await change(token, owner.id, { password: 'correct horse battery' })).status).toBe(403);
    expect((await remove(token, owner.id)).status).toBe(403);
  }
  expect((await change(owner.token, viewer.id, { role: 'owner' })).status).toBe(422);
  expect((await invite(owner.token, { ...guest, role: 'owner' })).status).toBe(422);
});

test('members can’t change their own role or permissions, but can leave', async () => {
  const { owner, manager, viewer, change, remove, at } = await business();
  expect((await change(manager.token, manager.id, { role: 'staff' })).status).toBe(403);
  expect((await change(viewer.token, viewer.id, { permissions: ['team'] })).status).toBe(403);
  expect((await remove(viewer.token, viewer.id)).status).toBe(204);
  expect((await server.call('GET', at, { as: viewer.token })).status).toBe(404);
  expect((await server.call('GET', '/users/me', { as: viewer.token })).status).toBe(200);
  expect((await remove(manager.token, manager.id)).status).toBe(204);
  expect((await server.call('GET', at, { as: owner.token })).body).toHaveLength(1);
});

test('lost permissions apply at once; removing a member clears them from contacts', async () => {
  const { owner, manager, orgId, change, remove, invite, at } = await business();
  const contactId = await server.contact(orgId, { responsible_id: manager.id });
  expect((await invite(manager.token)).status).toBe(201);
  await change(owner.token, manager.id, { permissions: ['calls'] });
  expect((await invite(manager.token, { ...guest, email: 'b@example.test' })).status).toBe(403);
  await remove(owner.token, manager.id);
  expect((await server.call('GET', at, { as: manager.token })).status).toBe(404);
  const contact = await server.database.db
    .selectFrom('contacts')
    .select('responsible_id')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow();
  expect(contact.responsible_id).toBeNull();
});

test('a member can’t be reached through another organization, even by a member of both', async () => {
  const [one, other] = [await business(), await business()];
  const members: { id: string; role: string }[] = await other.list();
  const url = `${one.at}/${members.find(({ role }) => role === 'viewer')?.id}`;
  const body = { permissions: ['billing'] };
  const attempt = async () => [
    (await server.call('PATCH', url, { as: one.owner.token, body })).status,
    (await server.call('DELETE', url, { as: one.owner.token })).status,
  ];
  expect(await attempt()).toEqual([404, 404]);
  await server.member(other.orgId, one.owner.id, 'manager');
  expect(await attempt()).toEqual([404, 404]);
});

test('an invitation repeated with the same idempotency key is created once', async () => {
  const { owner, at, list } = await business();
  const ask = () =>
    server.call('POST', at, { as: owner.token, body: guest, headers: { 'idempotency-key': 'one' } });
  const [first, second] = [await ask(), await ask()];
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await list()).toHaveLength(4);
});
