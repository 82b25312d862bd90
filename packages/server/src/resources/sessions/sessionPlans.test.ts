import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTest } from '../../database/openForTest.ts';
import type { User } from '../../identity/sessions.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/planOf.ts';
import { contactsWith } from '../contactSearch.ts';
import { pageOfSessions } from './sessionPages.queries.ts';

type ListParams = Parameters<typeof pageOfSessions>[3];

const many = 5_000;
let database: Awaited<ReturnType<typeof openForTest>>;
let user: User;
let orgId: string;
let channel: string;
let contact: string;

beforeAll(async () => {
  database = await openForTest();
  const people = peopleIn(database.db);
  user = await people.person();
  orgId = await people.organization(user.id);
  channel = await people.channel(orgId);
  contact = await people.contact(orgId);
  const other = await people.organization(user.id);
  await sql`insert into contacts (org_id, name, phone)
    select ${orgId}::uuid, 'Ada ' || md5(n::text), '05' || lpad((n * 7)::text, 8, '0')
      from generate_series(1, ${many}::int) as n`.execute(database.db);
  const rare = await people.contact(orgId, { name: 'Rivka Azulay', phone: '+972 54-440-1187' });
  const common = await people.contact(orgId, { name: 'Dana Peled', phone: '0500009999' });
  for (const [org, ofChannel, ofContact, rows] of [
    [orgId, channel, contact, many] as const,
    [other, null, null, many / 5] as const,
  ]) {
    await sql`insert into sessions (org_id, channel_id, contact_id, start_time, end_time, duration, active, summary, transcription)
      select ${org}::uuid, case when n % 100 = 0 then ${ofChannel}::uuid end, case when n % 200 = 0 then ${ofContact}::uuid end,
        now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '30 seconds', 30, n % 500 = 0,
        'Asked about ' || md5(n::text), repeat('Good morning, how can I help? ', 6) || md5((n * 2)::text)
      from generate_series(1, ${rows}::int) as n`.execute(database.db);
  }
  for (const minute of [10, 4_000]) {
    const start_time = new Date(Date.now() - minute * 60_000);
    const ended = { active: false, end_time: start_time, status: 'missed' };
    for (const contact_id of [rare, common]) {
      await people.session(orgId, { contact_id, start_time, ...ended });
    }
  }
  await people.appointment(orgId, { contact_id: rare, created_at: new Date(Date.now() - 4_000 * 60_000) });
  await sql`vacuum analyze`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

const plan = (asked: ListParams) => planOf(database.db, (db) => pageOfSessions(db, user, orgId, asked, many));

test('the newest of many sessions are read from the index without a sort', async () => {
  const { next } = await pageOfSessions(database.db, user, orgId, { limit: 50 }, many);
  for (const cursor of [undefined, next]) {
    const read = await plan({ limit: 50, cursor });
    expect(read).toMatch(/Index Scan using sessions_start on sessions.* rows=51(\.00)? /);
    expect(read).not.toMatch(/Sort|Seq Scan on sessions/);
  }
  expect(await plan({ limit: 50, sort: 'startTime' })).toContain('Index Scan Backward using sessions_start');
});

test.each([
  ['of a channel', 'sessions_channel', () => ({ channel })],
  ['of a contact', 'sessions_contact', () => ({ contact })],
  ['that are active', 'sessions_active', () => ({ active: 'true' as const })],
  [
    'that are active or just started',
    'sessions_active',
    () => ({ active: 'true' as const, orStartedWithin: 120 }),
  ],
  ['that were missed', 'sessions_outcome', () => ({ outcome: 'missed' as const })],
  ['with an appointment', 'sessions_contact', () => ({ appointment: 'true' as const })],
  ['with a word in the summary', 'sessions_search', () => ({ q: 'f00d' })],
  ['with a word in the transcript', 'sessions_search', () => ({ q: 'A5bfC9' })],
  ['with digits in the transcript', 'sessions_numbers', () => ({ q: '98123' })],
])('sessions %s are read from index %s without a sequential scan', async (_words, index, asked) => {
  const read = await plan({ limit: 50, ...asked() });
  expect(read).toContain(index);
  expect(read).not.toContain('Seq Scan on sessions');
});

test.each(['0544401187', '+972-54-440', '054-440', '1187', 'azulay'])(
  'conversations with the contact that %s finds are read from the indexes, with their caller',
  async (q) => {
    const asked = { limit: 25, q, fields: 'summary,transcription,caller' };
    const { rows, total } = await pageOfSessions(database.db, user, orgId, asked, many);
    expect([rows.length, total]).toEqual([2, 2]);
    expect(rows[0]?.caller).toEqual({ name: 'Rivka Azulay', phone: '+972 54-440-1187' });
    const read = await plan(asked);
    const looked = await planOf(database.db, (db) => contactsWith(db, orgId, q));
    expect(looked).toContain('Bitmap Index Scan on contacts_search');
    const texts = /^\d+$/.test(q) ? 'sessions_numbers' : 'sessions_search';
    for (const index of [texts, 'sessions_contact']) {
      expect(read).toContain(`Bitmap Index Scan on ${index}`);
    }
    expect(`${looked} ${read}`).not.toMatch(/Seq Scan on (sessions|contacts)/);
  },
);

test('digits of nearly all numbers search the newest conversations only, and read few contacts', async () => {
  const asked = { limit: 25, q: '050', fields: 'summary,transcription,caller' };
  const { rows, searched } = await pageOfSessions(database.db, user, orgId, { ...asked, limit: 200 }, many);
  expect(searched).toBe(1000);
  expect(rows.filter(({ caller }) => caller?.name === 'Dana Peled')).toHaveLength(1);
  const looked = await planOf(database.db, (db) => contactsWith(db, orgId, '050'));
  expect(looked).toMatch(/^Limit \(actual rows=1001(\.00)? /);
  const read = await plan(asked);
  expect(read).toContain('Index Scan using sessions_start on sessions');
  expect(read).not.toMatch(/Seq Scan on (sessions|contacts)/);
});

test('the first page of all conversations with their callers reads no more contacts than rows', async () => {
  const read = await plan({ limit: 25, fields: 'summary,transcription,caller' });
  expect(read).toMatch(/Index Scan using sessions_start on sessions.* rows=26(\.00)? /);
  expect(read).not.toMatch(/Sort|Seq Scan on (sessions|contacts)/);
});
