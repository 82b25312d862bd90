import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTest } from '../../database/openForTest.ts';
import type { User } from '../../identity/sessions.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/planOf.ts';
import { pageOfContacts } from './contacts.queries.ts';

type ListParams = Parameters<typeof pageOfContacts>[3];

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
    await sql`insert into contacts (org_id, name, phone, status, created_at, next_date_of_contact)
      select ${org}, 'Contact ' || md5(n::text), '05' || lpad((n * 7919 % 100000000)::text, 8, '0'),
        (array['new', 'contacted', 'converted'])[1 + n % 3], now() - n * interval '1 minute',
        case when n % 3 > 0 then now() + n * interval '1 hour' end
      from generate_series(1, ${rows}::int) as n`.execute(database.db);
  }
  // New entries of the search index are scanned one by one until the table is vacuumed.
  await sql`vacuum analyze`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

const pageOf = (asked: ListParams, db = database.db) => pageOfContacts(db, user, orgId, asked, many);

const plan = (asked: ListParams) => planOf(database.db, (db) => pageOf(asked, db));

test.each([
  [undefined, 'contacts_next_he'],
  ['-nextDateOfContact', 'contacts_next_he'],
  ['name', 'contacts_name_he'],
  ['-phone', 'contacts_phone'],
  ['responsible', 'contacts_responsible_he'],
  ['status', 'contacts_status'],
  ['-createdAt', 'contacts_created'],
])('of 5,000 contacts, a page sorted by %s is read from index %s without a sort', async (sort, index) => {
  const { next } = await pageOf({ limit: 50, sort });
  for (const cursor of [undefined, next]) {
    const read = await plan({ limit: 50, sort, cursor });
    expect(read).toMatch(new RegExp(`Index Scan (Backward )?using ${index} on contacts.* rows=51(\\.00)? `));
    expect(read).not.toMatch(/Sort|(Seq|Heap) Scan on contacts/);
  }
});

test.each(['f00d', '0541', '054-12', '+972 54-12'])(
  'of 5,000 contacts, those that match %s are read from the search index',
  async (q) => {
    const read = await plan({ limit: 50, q });
    expect(read).toContain('Bitmap Index Scan on contacts_search');
    expect(read).not.toContain('Seq Scan on contacts');
  },
);
