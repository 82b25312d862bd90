import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';
import type { Tables } from '../database/schema.ts';
import { loadDemo } from './loadDemo.ts';
import { demoPeople } from './people.ts';
import { idFor } from './random.ts';

const today = new Date('2026-03-25T11:00:00Z');
const options = { today, issuer: 'urn:test' };
const bakery = idFor('organization/bakery');
let database: Database;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await openForTest();
  ({ db } = database);
  await loadDemo(db, options);
});
afterAll(() => database.close());

test('the same day produces the same history', async () => {
  const other = await openForTest();
  onTestFinished(other.close);
  await loadDemo(other.db, options);

  const read = (from: Kysely<Tables>) =>
    from.selectFrom('sessions').select(['id', 'start_time', 'summary', 'duration']).orderBy('id').execute();
  expect(await read(other.db)).toEqual(await read(db));
});

test('is loaded once, and never into a database that already has users', async () => {
  expect(await loadDemo(db, options)).toBe(false);

  const lived = await openForTest();
  onTestFinished(lived.close);
  await lived.db.insertInto('users').values({ email: 'a@example.test', full_name: 'A Person' }).execute();
  expect(await loadDemo(lived.db, options)).toBe(false);
});

test('every demo person has a user, and one business is empty', async () => {
  const users = await db.selectFrom('users').select(['sub', 'email']).orderBy('created_at').execute();
  expect(users).toEqual(demoPeople.map(({ sub, email }) => ({ sub, email })));
  const empty = await db
    .selectFrom('organizations')
    .select('name')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('channels').select('id').whereRef('channels.org_id', '=', 'organizations.id'))),
    )
    .execute();
  expect(empty).toEqual([{ name: 'Neve Tzedek Flowers' }]);
});

test('the bakery gets most calls on Thursday and Friday and few on Saturday', async () => {
  const { rows } = await sql<{ day: number; calls: number }>`
    select extract(dow from start_time at time zone 'Asia/Jerusalem')::int as day, count(*) as calls
    from sessions where org_id = ${bakery} group by 1 order by 1`.execute(db);
  const calls = rows.map((row) => row.calls);
  expect(rows.map((row) => row.day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(calls[4]).toBeGreaterThan((calls[1] ?? 0) * 1.4);
  expect(calls[5]).toBeGreaterThan((calls[1] ?? 0) * 1.2);
  expect(calls[6]).toBeLessThan((calls[1] ?? 0) * 0.2);
});

test('one call is in progress, one failed, and no call ends in the future', async () => {
  const sessions = db.selectFrom('sessions').where('org_id', '=', bakery);
  const odd = await sessions
    .select(['status', 'active', 'end_time'])
    .where('status', 'not in', ['completed', 'missed'])
    .orderBy('start_time')
    .execute();
  expect(odd).toMatchObject([
    { status: 'failed', active: false },
    { status: 'in-progress', active: true, end_time: null },
  ]);
  expect(await sessions.select('id').where('end_time', '>', today).execute()).toEqual([]);
  const waiting = await db
    .selectFrom('appointments')
    .select('status')
    .where('status', '=', 'pending')
    .execute();
  expect(waiting.length).toBeGreaterThan(0);
});

test('each business has a few people to call back, none of them for longer than three days', async () => {
  const { rows } = await sql<{ people: number; days: number; kinds: string[] }>`
    select count(*)::int as people, ceil(extract(epoch from ${today} - min(waiting_since)) / 86400)::int as days,
      array_agg(distinct case when attempts > 1 then 'twice' else coalesce(last.status, 'due') end) as kinds
    from callbacks left join sessions as last on last.id = last_session_id
    where waiting_since < ${today}
    group by callbacks.org_id`.execute(db);
  expect(rows).toHaveLength(4);
  for (const { people, days, kinds } of rows) {
    expect(people).toBeGreaterThan(2);
    expect(people).toBeLessThan(15);
    expect(days).toBeLessThanOrEqual(4);
    expect(kinds).toEqual(expect.arrayContaining(['failed', 'twice']));
  }
  expect(new Set(rows.flatMap(({ kinds }) => kinds))).toEqual(new Set(['due', 'failed', 'missed', 'twice']));
});

test('transcripts are in order and end before their call, and appointments don’t overlap', async () => {
  const calls = await db.selectFrom('sessions').select(['transcript', 'duration']).execute();
  for (const { transcript, duration } of calls) {
    const starts = (transcript ?? []).map(({ start = 0 }) => start);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    if (duration !== null) expect(starts.at(-1) ?? 0).toBeLessThan(duration);
  }
  const { rows } = await sql`select 1 from appointments as one join appointments as other
    on one.org_id = other.org_id and one.id < other.id
    and one.start_time < other.end_time and other.start_time < one.end_time limit 1`.execute(db);
  expect(rows).toEqual([]);
});

test('no text has an unfilled placeholder', async () => {
  const { rows } =
    await sql`select summary from sessions where summary || transcription ~ '[{}]' limit 1`.execute(db);
  expect(rows).toEqual([]);
});
