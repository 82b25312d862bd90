import { randomUUID } from 'node:crypto';
import { Contact } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const at = `/organization/${orgId}/contacts`;
  const add = async (fields: object = {}) => {
    const body = { name: 'Ada', phone: '0541234567', organization: orgId, ...fields };
    return server.call('POST', '/contacts', { as: owner.token, body });
  };
  return { owner, as: owner.token, orgId, at, add };
}

const problemPaths = ({ body }: { body: { errors?: { path: string }[] } }) => [
  ...new Set(body.errors?.map(({ path }) => path)),
];

/** Sets a person's name in the database. */
const named = (id: string, full_name: string) =>
  server.database.db.updateTable('users').set({ full_name }).where('id', '=', id).execute();

test('a contact is created, read from both of its URLs, updated and deleted', async () => {
  const { as, orgId, at, add } = await business();
  const made = await add({ phone: '+972 54-123-4567', email: 'Ada@Example.Test', owner: 'nobody' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...{ id: expect.any(String), name: 'Ada', phone: '0541234567', email: 'ada@example.test' },
    ...{ status: 'new', responsible: '', source: '', nextDateOfContact: null, notes: '', channel: null },
    ...{ organization: orgId, createdAt: expect.any(String), updatedAt: expect.any(String) },
  });
  expect(Object.keys(made.body).toSorted()).toEqual(Object.keys(Contact.shape).toSorted());
  const { id } = made.body;
  const body = { notes: 'Wants bread', nextDateOfContact: '2026-04-01T09:00:00+03:00' };
  const changed = await server.call('PATCH', `${at}/${id}`, { as, body });
  expect(changed.body).toEqual({
    ...{ ...made.body, notes: 'Wants bread', nextDateOfContact: '2026-04-01T06:00:00.000Z' },
    updatedAt: expect.any(String),
  });
  expect(changed.headers.etag).toBe('"2"');
  for (const place of [`/contacts/${id}`, `/organizations/${orgId}/contacts/${id}`]) {
    const read = await server.call('GET', place, { as });
    expect([read.body, read.headers.etag]).toEqual([changed.body, '"2"']);
  }
  const listed = await server.call('GET', `${at}/`, { as });
  expect([listed.body, listed.headers['x-total-count']]).toEqual([[changed.body], '1']);
  expect((await server.call('DELETE', `/contacts/${id}`, { as })).status).toBe(204);
  expect((await server.call('GET', `/contacts/${id}`, { as })).status).toBe(404);
  expect((await server.call('GET', at, { as })).headers['x-total-count']).toBe('0');
});

test('an update changes only the fields it contains; null and empty strings clear a field', async () => {
  const { as, orgId, at, add } = await business();
  const channel = await server.channel(orgId);
  const full = { channel, email: 'ada@example.test', source: 'A friend', status: 'contacted', notes: 'A' };
  const { body: contact } = await add({ ...full, nextDateOfContact: '2026-04-01T09:00:00Z' });
  const change = async (body: object) =>
    (await server.call('PATCH', `${at}/${contact.id}`, { as, body })).body;
  expect(await change({ name: 'Ada B' })).toMatchObject({ ...full, name: 'Ada B', phone: '0541234567' });
  expect(await change({ channel: null, email: '', nextDateOfContact: null })).toMatchObject({
    ...{ channel: null, email: '', nextDateOfContact: null, source: 'A friend' },
  });
  expect(await change({})).toMatchObject({ name: 'Ada B', status: 'contacted' });
});

test('a contact can change from any status to any other', async () => {
  const { as, at, add } = await business();
  const { body } = await add();
  const statuses = ['new', 'contacted', 'converted', 'irrelevant', 'postponed'];
  for (const from of statuses)
    for (const to of statuses)
      for (const status of [from, to]) {
        const changed = await server.call('PATCH', `${at}/${body.id}`, { as, body: { status } });
        expect([changed.status, changed.body.status]).toEqual([200, status]);
      }
});

test.each([
  ['name', { name: '  ' }],
  ['phone', { phone: '12' }],
  ['email', { email: 'at home' }],
  ['status', { status: 'lost' }],
  ['nextDateOfContact', { nextDateOfContact: 'tomorrow' }],
  ['channel', { channel: randomUUID() }],
  ['responsible', { responsible: randomUUID() }],
  ['organization', { organization: randomUUID() }],
])('a contact with an invalid %s gets 422 on that field', async (path, fields) => {
  const { as, at, add } = await business();
  const refused = await add(fields);
  expect([refused.status, problemPaths(refused)]).toEqual([422, [path]]);
  expect((await server.call('GET', at, { as })).body).toEqual([]);
});

test('references to another organization’s rows get the same 422 as unknown IDs', async () => {
  const { as, at, add, owner } = await business();
  const other = await business();
  const theirs = { channel: await server.channel(other.orgId), responsible: other.owner.id };
  const { body: contact } = await add();
  for (const [name, value] of Object.entries(theirs)) {
    for (const body of [{ [name]: value }, { [name]: randomUUID() }]) {
      const refused = await server.call('PATCH', `${at}/${contact.id}`, { as, body });
      expect([refused.status, problemPaths(refused)]).toEqual([422, [name]]);
      expect(refused.text).not.toContain(Object.values(body)[0]);
    }
  }
  const taken = await add({ organization: other.orgId });
  expect([taken.status, problemPaths(taken)]).toEqual([422, ['organization']]);
  const moved = { organization: other.orgId, id: randomUUID(), version: 9 };
  const kept = await server.call('PATCH', `${at}/${contact.id}`, { as, body: moved });
  expect(kept.body).toMatchObject({ id: contact.id, organization: contact.organization });
  const stranger = { as: other.as, body: { responsible: owner.id } };
  for (const place of [`${at}/${contact.id}`, `${other.at}/${contact.id}`]) {
    expect((await server.call('PATCH', place, stranger)).status).toBe(404);
  }
  expect((await server.call('GET', `/contacts/${contact.id}`, { as })).headers.etag).toBe('"2"');
});

test('the responsible person is free text, linked to the member whose name or ID it is', async () => {
  const { as, orgId, at, add } = await business();
  const [noa, twin, other] = [await server.person(), await server.person(), await server.person()];
  for (const { id } of [noa, twin]) await server.member(orgId, id, 'staff');
  await named(noa.id, 'Noa Levi');
  await named(twin.id, 'Dana Levi');
  await named(other.id, 'Elsewhere Levi');
  const { id } = (await add()).body;
  const give = async (responsible: string) => {
    const { body } = await server.call('PATCH', `${at}/${id}`, { as, body: { responsible } });
    const row = await server.database.db.selectFrom('contacts').selectAll().where('id', '=', id).execute();
    return [body.responsible, row[0]?.responsible_id];
  };
  expect(await give('My cousin')).toEqual(['My cousin', null]);
  expect(await give('noa LEVI')).toEqual(['noa LEVI', noa.id]);
  expect(await give(noa.id.toUpperCase())).toEqual(['Noa Levi', noa.id]);
  expect(await give('Elsewhere Levi')).toEqual(['Elsewhere Levi', null]);
  expect(await give('')).toEqual(['', null]);
  // A name that two members share identifies neither, but an earlier selection is kept.
  expect(await give(twin.id)).toEqual(['Dana Levi', twin.id]);
  await named(noa.id, 'Dana Levi');
  expect(await give('Dana Levi')).toEqual(['Dana Levi', twin.id]);
  expect(await give('dana levi')).toEqual(['dana levi', null]);
  const mine = await add({ responsible: noa.id });
  expect(mine.body.responsible).toBe('Dana Levi');
  const found = await server.call('GET', `${at}?responsible=${noa.id}`, { as });
  expect(found.body).toEqual([mine.body]);
});

test('the second of two changes to the same version gets 412 with the current contact', async () => {
  const { as, at, add } = await business();
  const made = await add();
  const place = `${at}/${made.body.id}`;
  const headers = { 'if-match': String(made.headers.etag) };
  const first = await server.call('PATCH', place, { as, headers, body: { status: 'contacted' } });
  expect(first.status).toBe(200);
  const late = await server.call('PATCH', place, { as, headers, body: { status: 'irrelevant' } });
  expect([late.status, late.body.current]).toEqual([412, first.body]);
  expect((await server.call('DELETE', `/contacts/${made.body.id}`, { as, headers })).status).toBe(412);
  const now = { 'if-match': String(late.headers.etag) };
  expect((await server.call('DELETE', `/contacts/${made.body.id}`, { as, headers: now })).status).toBe(204);
});

test('a member without the permission can read contacts but not change them', async () => {
  const { orgId, at, add } = await business();
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  const { id } = (await add()).body;
  const as = viewer.token;
  expect((await server.call('GET', at, { as })).body).toMatchObject([{ id }]);
  expect((await server.call('GET', `/contacts/${id}`, { as })).status).toBe(200);
  const bulk = { ids: [id], status: 'contacted' };
  const body = { name: 'Ada', phone: '0541234567', organization: orgId };
  for (const answer of [
    await server.call('POST', '/contacts', { as, body }),
    await server.call('PATCH', `${at}/${id}`, { as, body: { responsible: randomUUID() } }),
    await server.call('PATCH', at, { as, body: bulk }),
    await server.call('DELETE', `/contacts/${id}`, { as }),
  ]) {
    expect(answer.status).toBe(403);
  }
  expect((await server.call('GET', at, { as })).body).toMatchObject([{ id, status: 'new' }]);
});

test('deleting a contact keeps its conversations and appointments', async () => {
  const { as, orgId, add } = await business();
  const { id: contact_id } = (await add()).body;
  const session = await server.session(orgId, { contact_id });
  const meeting = await server.appointment(orgId, { contact_id });
  expect((await server.call('DELETE', `/contacts/${contact_id}`, { as })).status).toBe(204);
  const { db } = server.database;
  const kept = [
    ...(await db.selectFrom('sessions').selectAll().where('id', '=', session).execute()),
    ...(await db.selectFrom('appointments').selectAll().where('id', '=', meeting).execute()),
  ];
  expect(kept).toMatchObject([{ contact_id: null }, { contact_id: null }]);
});
