import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTest } from '../../database/openForTest.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/planOf.ts';
import { pageOfCallbacks } from './callbacks.queries.ts';
import { decide } from './decisions.queries.ts';

type ListParams = Parameters<typeof pageOfCallbacks>[3];

const many = 2_000;
let database: Awaited<ReturnType<typeof openForTest>>;
let user: User;
let orgId: string;
/** The costs when the tables have grown, and nothing has analyzed them yet. */
let untended: number[];

/** How many rows of calls, contacts and entries are read for a missed call, a note, an answered call and a decision. */
function costs(): Promise<number[]> {
  return database.db.transaction().execute(async (trx) => {
    const id = await peopleIn(trx).contact(orgId);
    const time = new Date();
    const call = (status: string) =>
      peopleIn(trx).session(orgId, { contact_id: id, status, start_time: time, end_time: time });
    const works = [
      () => call('missed'),
      () => trx.updateTable('contacts').set({ notes: 'Called back' }).where('id', '=', id).execute(),
      () => call('completed'),
      () => decide(trx, { orgId, kind: 'contact', id }, { state: 'irrelevant' }),
    ];
    const found: number[] = [];
    for (const work of works) {
      const before = await rowsRead(trx);
      await work();
      found.push((await rowsRead(trx)) - before);
    }
    return found;
  });
}

async function rowsRead(trx: Kysely<Tables>) {
  const { rows } = await sql<{ read: number }>`select sum(seq_tup_read + idx_tup_fetch)::integer as read
    from pg_stat_xact_user_tables where relname in ('sessions', 'contacts', 'callbacks')`.execute(trx);
  return rows[0]?.read ?? 0;
}

beforeAll(async () => {
  database = await openForTest();
  const people = peopleIn(database.db);
  user = await people.person();
  orgId = await people.organization(user.id);
  for (let time = 0; time < 6; time += 1) await costs();
  for (const [org, rows] of [
    [orgId, many] as const,
    [await people.organization(user.id), many / 5] as const,
  ]) {
    // Every third contact has a date in the next weeks, and every tenth of them has missed calls.
    await sql`insert into contacts (org_id, name, phone, next_date_of_contact)
      select ${org}::uuid, 'Contact ' || n, '05' || lpad(n::text, 8, '0'),
        case when n % 3 = 0 then now() + (2 + n % 30) * interval '1 day' end
      from generate_series(1, ${rows}::int) as n`.execute(database.db);
    for (const status of ['completed', 'missed']) {
      await sql`insert into sessions (org_id, contact_id, start_time, end_time, duration, active, status)
        select ${org}::uuid, contacts.id, at, at, 5, false, ${status}::text
        from contacts cross join lateral (select substr(phone, 3)::int as n) as numbered
          cross join lateral (
            select now() - n * interval '1 minute' - case ${status}::text when 'completed' then interval '30 seconds' else interval '0' end as at
          ) as began
        where org_id = ${org}::uuid and (${status}::text = 'completed' or n % 10 < 4)`.execute(database.db);
    }
    await sql`insert into sessions (org_id, start_time, end_time, duration, active, status)
      select ${org}::uuid, now() - n * interval '1 hour', now() - n * interval '1 hour', 5, false, 'missed'
      from generate_series(1, ${rows / 10}::int) as n`.execute(database.db);
  }
  untended = await costs();
  await sql`vacuum analyze`.execute(database.db);
}, 120_000);
afterAll(() => database.close());

const page = (asked: ListParams, db = database.db) =>
  pageOfCallbacks(db, user, { orgId, timeZone: 'Asia/Jerusalem' }, asked);

test('the first page and the next one read their rows from the index, in order, and count nothing', async () => {
  const { next, total } = await page({ limit: 25 });
  const whole = await page({});
  expect([whole.rows.length, whole.rows[0]?.id]).toEqual([total, (await page({ limit: 1 })).rows[0]?.id]);
  expect(total).toBeGreaterThan(500);
  for (const cursor of [undefined, next]) {
    const read = await planOf(database.db, (db) => page({ limit: 25, cursor }, db));
    expect(read).toMatch(/Index Scan using callbacks_waiting on callbacks .*rows=26(\.00)? /);
    expect(read).not.toMatch(/Sort|Aggregate|Seq Scan on (callbacks|sessions|contacts)/);
    const hidden = /Rows Removed by Filter: (\d+)/.exec(read)?.[1] ?? '0';
    expect(Number(hidden)).toBeLessThan(26);
  }
});

test('a call, a note and a decision read a few rows each, before and after the tables are analyzed', async () => {
  for (const cost of [...untended, ...(await costs())]) expect(cost).toBeLessThan(60);
});
