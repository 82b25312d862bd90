import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business(size = 3) {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const ids: string[] = [];
  for (let i = 0; i < size; i += 1) ids.push(await server.contact(orgId));
  const give = (chosen: string[], status = 'converted') =>
    server.call('PATCH', `/organization/${orgId}/contacts`, {
      as: owner.token,
      body: { ids: chosen, status },
    });
  const { db } = server.database;
  const statuses = async () => {
    const rows = await db.selectFrom('contacts').selectAll().where('org_id', '=', orgId).execute();
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  };
  return { owner, orgId, as: owner.token, ids, give, statuses };
}

test('a bulk change sets one status and returns the contacts in the order of the request', async () => {
  const { as, ids, give, statuses } = await business();
  const [first = '', second = '', third = ''] = ids;
  const done = await give([third, first.toUpperCase(), third]);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject([
    { id: third, status: 'converted' },
    { id: first, status: 'converted' },
  ]);
  expect(await statuses()).toEqual({ [first]: 'converted', [second]: 'new', [third]: 'converted' });
  expect((await server.call('GET', `/contacts/${first}`, { as })).headers.etag).toBe('"2"');
});

test('a bulk change with a foreign or unknown ID gets 422 and changes nothing', async () => {
  const { ids, give, statuses } = await business();
  const other = await business();
  const before = await statuses();
  for (const strange of [other.ids[0] ?? '', randomUUID()]) {
    const refused = await give([...ids, strange]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'ids', code: 'not-found', message: 'Unknown contact' }],
    ]);
  }
  expect([await statuses(), Object.values(await other.statuses())]).toEqual([before, ['new', 'new', 'new']]);
});

test('a bulk change takes 1 to 200 IDs', async () => {
  const { ids, give } = await business(200);
  for (const wrong of [[], [...ids, randomUUID()], ['one']]) expect((await give(wrong)).status).toBe(422);
  expect((await give(ids, 'gone')).status).toBe(422);
  const done = await give(ids);
  expect(done.body.map(({ id }: { id: string }) => id)).toEqual(ids);
});

test('the audit log has an entry for each contact, with the person who changed it', async () => {
  const { owner, orgId, ids, give } = await business();
  await give(ids);
  const notes = await server.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute();
  expect(notes).toMatchObject(
    ids.map((subject_id) => ({
      ...{ subject_id, user_id: owner.id, action: 'contact.update', fields: ['ids', 'status'] },
    })),
  );
});

test('concurrent bulk changes of the same contacts, in any order, don’t deadlock', async () => {
  const { ids, give, statuses } = await business(40);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      give(i % 2 ? ids : ids.toReversed(), i % 3 ? 'contacted' : 'postponed'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(Object.values(await statuses())).size).toBe(1);
});
