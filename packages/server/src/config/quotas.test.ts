import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { keepQuotas, readQuotas, usualQuotas } from './quotas.ts';

let server: TestServer;

/** Low quotas for the tests. */
const quotas = {
  ...{ organizations: 2, channels: 3, members: 2, contacts: 2, calls: 3, appointments: 2, questions: 2 },
  ...{ integrations: 1, megabytes: 1, phones: 2, phonesPerOwner: 3 },
};

beforeAll(async () => {
  server = await startForTest({ quotas });
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person({ paying: true });
  const orgId = await server.organization(owner.id);
  const as = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    server.call(method, path, { as: owner.token, body });
  return { owner, orgId, as, at: `/organization/${orgId}` };
}

const startTime = '2026-03-01T09:00:00Z';
const tooMany = (limit: number, path = '') => ({
  status: 409,
  body: { type: 'urn:console:problem:quota-exceeded', errors: [{ path, code: 'too-many', limit }] },
});

test.each<[string, number, (at: string, orgId: string) => [string, object]]>([
  ['contacts', 2, (_at, organization) => ['/contacts', { organization, name: 'Ada', phone: '0501234567' }]],
  ['calls', 3, (at) => [`${at}/sessions`, { startTime }]],
  [
    'appointments',
    2,
    (at) => [
      `${at}/appointments`,
      { title: 'A', contact_name: 'B', startTime, endTime: '2026-03-01T10:00:00Z' },
    ],
  ],
  ['channels', 3, (at) => [`${at}/channels`, { name: 'One' }]],
  [
    'invitations',
    1,
    (at) => [`${at}/members`, { name: 'Ada', email: `${randomUUID()}@a.test`, role: 'viewer' }],
  ],
])('parallel requests can’t exceed an organization’s quota of %s (%i)', async (_kind, room, next) => {
  const { at, orgId, as } = await business();
  const tries = await Promise.all(Array.from({ length: room + 2 }, () => as('POST', ...next(at, orgId))));
  const statuses = tries.map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(room).fill(201), 409, 409]);
  const limit = next(at, orgId)[0].endsWith('members') ? 2 : room;
  expect(tries.find(({ status }) => status === 409)).toMatchObject(tooMany(limit));
});

test('saving a question again doesn’t count twice, and deleting one frees its place', async () => {
  const { at, as } = await business();
  const item = { question: 'Q', answer: 'A' };
  for (const id of [1, 2, 1, 2]) expect((await as('PATCH', `${at}/qna/${id}`, item)).status).toBe(200);
  expect(await as('PATCH', `${at}/qna/3`, item)).toMatchObject(tooMany(2));
  expect(await as('POST', `${at}/qna`, { id: 3, ...item })).toMatchObject(tooMany(2));
  expect((await as('DELETE', `${at}/qna/1`)).status).toBe(204);
  expect((await as('POST', `${at}/qna`, { id: 3, ...item })).status).toBe(201);
});

test('parallel requests can’t exceed a person’s quota of organizations', async () => {
  const { token } = await server.person();
  const make = () => server.call('POST', '/organizations', { as: token, body: { name: 'A' } });
  const tries = await Promise.all(Array.from({ length: 5 }, make));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(await make()).toMatchObject(tooMany(2));
});

test('shortening texts and deleting rows frees the quota for long texts', async () => {
  const { at, orgId, as } = await business();
  const write = (length: number) =>
    as('POST', `${at}/sessions`, { startTime, transcription: 'x'.repeat(length) });
  const { body: call } = await write(200_000);
  const used = async () => {
    const lists = server.database.db.selectFrom('list_versions').where('org_id', '=', orgId);
    const { bytes } = await lists
      .select(({ fn }) => fn.sum<string>('bytes').as('bytes'))
      .executeTakeFirstOrThrow();
    return Number(bytes);
  };
  expect(await used()).toBe(200_000);
  const patch = (transcription: string) => as('PATCH', `${at}/sessions/${call.id}`, { transcription });
  expect((await patch('y'.repeat(150_000))).status).toBe(200);
  expect(await used()).toBe(150_000);
  await server.database.db
    .insertInto('contacts')
    .values({ org_id: orgId, name: 'Ada', notes: 'z'.repeat(849_995) })
    .execute();
  const refused = await patch(`${'y'.repeat(150_000)} and more`);
  expect([refused.status, refused.body.errors]).toMatchObject([409, [{ code: 'too-much', limit: 1 }]]);
  expect((await write(11)).status).toBe(409);
  // At the limit, texts can still be changed and shortened.
  expect((await patch('y'.repeat(150_000))).status).toBe(200);
  await server.database.db.deleteFrom('contacts').where('org_id', '=', orgId).execute();
  expect((await write(100_000)).status).toBe(201);
  expect(await used()).toBe(250_000);
});

test('phone numbers are limited per organization and per owner', async () => {
  const { owner, at, as } = await business();
  const second = await server.organization(owner.id);
  const phones = await Promise.all(Array.from({ length: 5 }, () => server.phone()));
  const take = (index: number, where = at) =>
    as('POST', `${where}/channels`, { name: 'One', phoneNumber: phones[index]?.id });
  const first = await Promise.all([take(0), take(1), take(2)]);
  expect(first.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(first.find(({ status }) => status === 409)).toMatchObject(tooMany(2, 'phoneNumber'));
  const [one] = first.filter(({ status }) => status === 201);
  const bare = (await as('POST', `${at}/channels`, { name: 'Bare' })).body;
  const change = (id: string, phoneNumber = phones[3]?.id) =>
    as('PATCH', `${at}/channels/${id}`, { phoneNumber });
  expect(await change(bare.id)).toMatchObject(tooMany(2, 'phoneNumber'));
  expect((await change(one?.body.id)).status).toBe(200);
  expect((await change(one?.body.id)).status).toBe(200);

  const elsewhere = `/organization/${second}`;
  expect((await take(4, elsewhere)).status).toBe(201);
  const last = await server.phone();
  const body = { name: 'Four', phoneNumber: last.id };
  expect(await as('POST', `${elsewhere}/channels`, body)).toMatchObject(tooMany(3, 'phoneNumber'));
});

test('a stranger who changes a channel gets 404, not a quota error', async () => {
  const { orgId, at } = await business();
  const channel = await server.channel(orgId);
  const { token } = await server.person();
  const { id: phoneNumber } = await server.phone();
  await server.database.db.updateTable('quotas').set({ most: 0 }).where('kind', '=', 'channels').execute();
  const path = `${at}/channels/${channel}`;
  expect((await server.call('PATCH', path, { as: token, body: { phoneNumber } })).status).toBe(404);
  await keepQuotas(server.database.db, { ...usualQuotas, ...quotas });
});

test('quotas are read from the environment as whole numbers', () => {
  expect(readQuotas({})).toEqual(usualQuotas);
  const env = { MAX_PHONES_PER_OWNER: '7', MAX_MEGABYTES_PER_DAY: '0', MAX_CALLS: '' };
  expect(readQuotas(env)).toEqual({ ...usualQuotas, phonesPerOwner: 7, megabytesPerDay: 0 });
  expect(() => readQuotas({ MAX_CONTACTS: 'many' })).toThrow(
    'MAX_CONTACTS must be a whole number, but it is "many".',
  );
});
