import { isTimeZone } from '@console/contract/rules';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../migrations/0008_time_zones.ts';
import { checkTimeZone } from '../resources/organizations/organizationChanges.queries.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

let server: TestServer;
let db: Kysely<unknown>;
beforeAll(async () => {
  server = await startForTest();
  db = server.database.db as unknown as Kysely<unknown>;
});
afterAll(() => server.stop());

/** The local time, as `2020-01-15 14:00`. */
const clock = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

test('the database and Intl agree on the local time in every accepted time zone', async () => {
  const { rows: named } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db);
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...named.map(({ name }) => name)])];
  const taken = zones.filter(isTimeZone);
  expect(taken.length).toBeGreaterThan(500);
  for (const moment of ['2020-01-15T12:00:00Z', '2020-07-15T12:00:00Z']) {
    const { rows } = await sql<{ zone: string; shown: string }>`
      select zone, to_char(${moment}::timestamptz at time zone zone, 'YYYY-MM-DD HH24:MI') as shown
      from unnest(${taken}::text[]) as zone`.execute(db);
    const there = rows.map(({ zone, shown }) => `${zone} ${shown}`);
    expect(there).toEqual(taken.map((zone) => `${zone} ${clock(zone, new Date(moment))}`));
  }
});

test('a time zone that the database doesn’t know is rejected at its field', async () => {
  const owner = await server.person();
  const id = await server.organization(owner.id);
  const change = (timeZone: string) =>
    server.call('PATCH', `/organizations/${id}`, { as: owner.token, body: { timeZone } });
  expect((await change('Asia/Kolkata')).body).toMatchObject({ timeZone: 'Asia/Kolkata' });
  for (const zone of ['AET', 'VST', 'IST', 'Israel', '+02:00']) {
    const { status, body } = await change(zone);
    expect([status, body.errors]).toMatchObject([422, [{ path: 'timeZone', code: 'not-in-list' }]]);
  }
  // For a database that knows fewer zones than Node.
  await expect(checkTimeZone(server.database.db, 'Europe/Atlantis')).rejects.toMatchObject({
    slug: 'validation',
    extras: { errors: [{ path: 'timeZone', code: 'not-in-list' }] },
  });
});

test('the migration replaces short and unknown time zone names with accepted ones', async () => {
  const { id } = await server.person();
  const before = ['AET', 'IST', 'Israel', 'asia/tokyo', 'Nowhere/Land', 'Asia/Kolkata', 'UTC', 'Europe/Kyiv'];
  const made: string[] = [];
  for (const time_zone of before) made.push(await server.organization(id, { time_zone }));
  await up(db);
  const after = [];
  for (const organization of made) {
    const { rows } = await sql<{ zone: string }>`
      select time_zone as zone from organizations where id = ${organization}`.execute(db);
    after.push(rows[0]?.zone);
  }
  expect(after).toEqual([
    ...['Australia/Sydney', 'Asia/Calcutta', 'Asia/Jerusalem', 'Asia/Tokyo', 'Asia/Jerusalem'],
    ...['Asia/Kolkata', 'UTC', 'Europe/Kyiv'],
  ]);
  expect(after.every((zone) => isTimeZone(zone ?? ''))).toBe(true);
});
