import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let types: { id: string; type: string }[];

beforeAll(async () => {
  server = await startForTest();
  const { token } = await server.person();
  types = (await server.call('GET', '/integrationTypes/', { as: token })).body;
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  return { as: owner.token, orgId, at: `/organization/${orgId}/integrations` };
}

test('configurations are in the database only encrypted, and not in stored responses', async () => {
  const { as, orgId, at } = await business();
  const made = await server.call('POST', at, {
    as,
    body: { type: types[0]?.id, configuration: 'hush-1', app_tokens: 'hush-2' },
    headers: { 'idempotency-key': 'once' },
  });
  expect(made.status).toBe(201);
  const body = { configuration: { calendar: 'hush-3', code: 'hush-4' } };
  const changed = await server.call('PATCH', `${at}/${made.body.id}`, { as, body });
  expect(changed.body.configuration).toEqual({ calendar: 'hush-3' });
  for (const table of ['integrations', 'idempotency_keys', 'audit_log', 'list_versions'] as const) {
    const rows = await server.database.db.selectFrom(table).selectAll().execute();
    expect(rows.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(rows), table).not.toContain('hush');
  }
  expect((await server.call('GET', `/organizations/${orgId}`, { as })).body.integrations).toMatchObject([
    { configuration: null, storedConfiguration: null },
  ]);
});

test('members who can’t change integrations don’t see their configuration', async () => {
  const { as, orgId, at } = await business();
  const body = { type: types[0]?.id, configuration: { calendar: 'main', code: 'hush' } };
  await server.call('POST', at, { as, body });
  for (const role of ['viewer', 'staff'] as const) {
    const member = await server.person();
    await server.member(orgId, member.id, role);
    const list = await server.call('GET', at, { as: member.token });
    expect(list.body).toMatchObject([
      { type: types[0]?.id, enabled: true, channel: null, configuration: null, storedConfiguration: null },
    ]);
  }
});
