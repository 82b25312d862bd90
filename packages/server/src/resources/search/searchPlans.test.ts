import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTest } from '../../database/openForTest.ts';
import type { User } from '../../identity/sessions.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/planOf.ts';
import { findHits, type HitPosition } from './search.queries.ts';

const many = 5_000;
let database: Awaited<ReturnType<typeof openForTest>>;
let user: User;
let orgId: string;

beforeAll(async () => {
  database = await openForTest();
  const { person, organization } = peopleIn(database.db);
  user = await person();
  orgId = await organization(user.id);
  for (const [org, rows] of [
    [orgId, many],
    [await organization(user.id), many / 5],
  ]) {
    await sql`insert into sessions (org_id, start_time, summary, transcription, transcript)
      select ${org}, now() - n * interval '1 minute', 'Asked about ' || md5(n::text), said,
        jsonb_build_array(jsonb_build_object('content', said))
      from generate_series(1, ${rows}::int) as n,
        lateral (select repeat('Good morning, how can I help? ', 6) || md5((n * 2)::text)) as said (said)`.execute(
      database.db,
    );
  }
  await sql`vacuum analyze`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

const search = (words: string, after?: HitPosition) => ({ words, limit: 51, after });

const plan = (words: string, after?: HitPosition) =>
  planOf(database.db, (db) => findHits(db, user, orgId, search(words, after)));

test('a search for rare words uses the trigram index and no sequential scan', async () => {
  const read = await plan('A5bfC9');
  expect(read).toContain('Bitmap Index Scan on sessions_search');
  expect(read).not.toContain('Seq Scan on sessions');
});

test('a search for common words reads the newest sessions only as far as a page needs', async () => {
  const hits = await findHits(database.db, user, orgId, search('morning'));
  for (const after of [undefined, hits.at(-1)]) {
    const read = await plan('morning', after);
    expect(read).toMatch(/Index Scan using sessions_start on sessions.* rows=52(\.00)? /);
    expect(read).toMatch(/Scan on sessions.* \(never executed\)/);
  }
});

test('the oldest conversation is found as well as the newest', async () => {
  const summaryOf = (n: number) => `Asked about ${createHash('md5').update(String(n)).digest('hex')}`;
  for (const n of [1, 1000, 1001, many]) {
    const hits = await findHits(database.db, user, orgId, search(summaryOf(n)));
    expect(hits.map(({ content }) => content)).toEqual([summaryOf(n)]);
  }
});
