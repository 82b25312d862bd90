import { rolePermissions } from '@console/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('the person who creates an organization owns it', async () => {
  const { id, token } = await server.person();
  const { status, body } = await server.call('POST', '/organizations', {
    as: token,
    body: { name: '  A Bakery  ', country: 'IL', address: '1 Main Street', workingHoursAndDays: 'Sun-Thu' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'A Bakery',
    owner: id,
    country: { code: 'il' },
    workingHoursAndDays: 'Sun-Thu',
    timeZone: 'Asia/Jerusalem',
    channels: [],
    integrations: [],
    hasPaymentMethod: false,
    role: 'owner',
    permissions: [...rolePermissions.owner],
  });
  expect((await server.call('GET', `/organizations/${body.id}`, { as: token })).body).toEqual(body);
});

test('an organization can’t be created for someone else or given away', async () => {
  const { id, token } = await server.person();
  const other = await server.person();
  const body = { name: 'A Bakery', owner: other.id, role: 'viewer', version: 7, id: other.id };
  const made = await server.call('POST', '/organizations', { as: token, body });
  expect(made.body.owner).toBe(id);
  const changed = await server.call('PATCH', `/organizations/${made.body.id}`, { as: token, body });
  expect(changed.body).toMatchObject({ id: made.body.id, owner: id });
});

test('an update changes only the fields it contains', async () => {
  const { id, token } = await server.person();
  const orgId = await server.organization(id);
  const at = `/organizations/${orgId}`;
  await server.call('PATCH', at, { as: token, body: { features: 'Bread, cakes', timeZone: 'Europe/Riga' } });
  const { body } = await server.call('PATCH', at, { as: token, body: { country: { code: 'lv' } } });
  expect(body).toMatchObject({ features: 'Bread, cakes', timeZone: 'Europe/Riga', country: { code: 'lv' } });
  expect((await server.call('PATCH', at, { as: token, body: {} })).status).toBe(200);
});

test('an organization has its channels, integrations without secrets, and payment status', async () => {
  const { id, token } = await server.person({ paying: true });
  const orgId = await server.organization(id);
  const channelId = await server.channel(orgId);
  const { db } = server.database;
  const type = await db.selectFrom('integration_types').select('id').executeTakeFirstOrThrow();
  const secret = JSON.stringify({ code: 'hush' });
  await db
    .insertInto('integrations')
    .values({
      org_id: orgId,
      type_id: type.id,
      configuration: secret,
      app_tokens: secret,
      channel_id: channelId,
    })
    .execute();
  const { body, text } = await server.call('GET', `/organizations/${orgId}`, { as: token });
  expect(body).toMatchObject({
    hasPaymentMethod: true,
    channels: [{ id: channelId, organization: orgId, bot: { name: 'Noa' } }],
    integrations: [{ type: type.id, enabled: true, channel: channelId, configuration: null }],
  });
  expect(body.channels[0].integrations).toEqual([body.integrations[0].id]);
  expect(text).not.toContain('hush');
});

test('a manager can update an organization; only the owner can delete it', async () => {
  const owner = await server.person();
  const manager = await server.person();
  const orgId = await server.organization(owner.id);
  await server.channel(orgId);
  await server.member(orgId, manager.id, 'manager');
  const at = `/organizations/${orgId}`;
  expect((await server.call('PATCH', at, { as: manager.token, body: { name: 'New' } })).status).toBe(200);
  expect((await server.call('DELETE', at, { as: manager.token })).status).toBe(403);
  expect((await server.call('DELETE', at, { as: owner.token })).status).toBe(204);
  expect((await server.call('GET', at, { as: owner.token })).status).toBe(404);
  expect((await server.call('DELETE', at, { as: owner.token })).status).toBe(404);
});

test('pages of a long list neither repeat nor skip rows', async () => {
  const { id, token } = await server.person();
  const names = ['Dalet', 'Aleph', 'Bet', 'Aleph', 'Gimel'];
  for (const name of names) await server.organization(id, { name });
  const seen: string[] = [];
  let next: string | undefined = '/api/organizations?limit=2';
  while (next) {
    const { body, headers } = await server.call('GET', next, { as: token });
    expect(headers['x-total-count']).toBe('5');
    seen.push(...body.map(({ name }: { name: string }) => name));
    next = /^<([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1];
  }
  expect(seen).toEqual([...names].sort());
  const last = await server.call('GET', '/organizations?sort=-name&limit=1', { as: token });
  expect(last.body[0].name).toBe('Gimel');
  const found = await server.call('GET', '/organizations?q=ALEP', { as: token });
  expect(found.body).toHaveLength(2);
  expect((await server.call('GET', '/organizations?q=%25', { as: token })).body).toEqual([]);
  for (const query of ['cursor=abc', 'limit=0', 'limit=201', 'sort=owner']) {
    expect((await server.call('GET', `/organizations?${query}`, { as: token })).status).toBe(422);
  }
});
