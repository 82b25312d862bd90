import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** A person with a name, optionally a member of an organization. */
async function someone(full_name: string, orgId?: string, email?: string) {
  const person = await server.person();
  const columns = { full_name, ...(email && { email }) };
  await server.database.db.updateTable('users').set(columns).where('id', '=', person.id).execute();
  if (orgId) await server.member(orgId, person.id, 'staff');
  return person;
}

async function business(name = 'Owner') {
  const owner = await someone(name);
  const orgId = await server.organization(owner.id);
  const search = (text: string, as = owner.token) =>
    server.call('GET', `/managers/search/${encodeURIComponent(text)}`, { as });
  const names = async (text: string, as = owner.token): Promise<string[]> =>
    (await search(text, as)).body.map(({ fullName }: { fullName: string }) => fullName);
  return { owner, orgId, search, names };
}

test('colleagues are found by part of their name or email, with the fields the picker needs', async () => {
  const { orgId, search, names } = await business('Ruth Owner');
  const noa = await someone('Noa Levi', orgId, 'NLevi@example.test');
  await someone('דָּנָה לוי', orgId);
  expect((await search('levi')).body).toEqual([
    { id: noa.id, fullName: 'Noa Levi', email: 'NLevi@example.test', picture: null },
  ]);
  expect(await names('NLEVI@')).toEqual(['Noa Levi']);
  expect(await names('דנה')).toEqual(['דָּנָה לוי']);
  expect(await names('ruth')).toEqual(['Ruth Owner']);
  expect(await names('%%')).toEqual([]);
  expect(await names('nobody')).toEqual([]);
});

test('only people who share an organization with the caller are found', async () => {
  const { orgId, names } = await business();
  const colleague = await someone('Shared Colleague', orgId);
  const other = await business();
  await someone('Shared Stranger', other.orgId);
  await someone('Shared Loner');
  expect(await names('shared')).toEqual(['Shared Colleague']);
  // A member of both organizations finds people from both; an invited person isn't a colleague yet.
  await server.member(other.orgId, colleague.id, 'viewer');
  expect(await names('shared', colleague.token)).toEqual(['Shared Colleague', 'Shared Stranger']);
  const loner = await someone('Shared Invited', undefined, 'invited@example.test');
  await server.database.db
    .insertInto('memberships')
    .values({ org_id: orgId, role: 'staff', permissions: [], invited_email: 'invited@example.test' })
    .execute();
  expect(await names('shared')).toEqual(['Shared Colleague']);
  expect(await names('shared', loner.token)).toEqual([]);
});

test('at most 20 people are returned, ordered by name', async () => {
  const { orgId, names } = await business();
  const all = Array.from({ length: 24 }, (_, i) => `Person ${String(i).padStart(2, '0')}`);
  for (const name of all.toReversed()) await someone(name, orgId);
  expect(await names('person')).toEqual(all.slice(0, 20));
});

test('a query of 2 to 200 characters is accepted, in any alphabet', async () => {
  const { orgId, search, names } = await business();
  const long = 'אברהם יצחק יעקב ישראל בן דוד המלך';
  await someone(long, orgId);
  expect(await names(long)).toEqual([long]);
  const longest = 'אבגדהוזחטי'.repeat(20);
  await someone(longest, orgId);
  expect(await names(longest)).toEqual([longest]);
  expect((await search(`${longest}א`)).status).toBe(404);
  for (const text of ['a', ' a ', '\u0000\u0000']) expect((await search(text)).status).toBe(404);
});

test('searches have a separate rate limit', async () => {
  const limited = await startForTest({
    limits: { ...usualLimits, session: 100, signIn: 100, search: 2, card: 100, invitation: 99 },
  });
  const { token: as } = await limited.person();
  const search = async () => (await limited.call('GET', '/managers/search/person', { as })).status;
  expect([await search(), await search(), await search()]).toEqual([200, 200, 429]);
  expect((await limited.call('GET', '/users/me', { as })).status).toBe(200);
  await limited.stop();
});
