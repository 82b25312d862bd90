import { rolePermissions } from '@console/contract/rules';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/database/schema.ts';
import { startSession } from '../../src/identity/sessions.ts';

/** The organization of the benchmark, the tokens of its members, and some of its contacts. */
export interface Subject {
  orgId: string;
  contactIds: string[];
  tokens: string[];
}

const batch = 1_000;
/** The number of signed-in people, and of contacts that are requested individually. */
const many = 200;

/** Fills an empty database with one organization that has `rows` contacts and `rows` calls, spread over a year. */
export async function load(db: Kysely<Tables>, rows: number): Promise<Subject> {
  const { id: owner } = await db
    .insertInto('users')
    .values({ iss: 'urn:bench', sub: 'owner', email: 'owner@example.test', full_name: 'The Owner' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_settings').values({ user_id: owner }).execute();
  const { id: orgId } = await db
    .insertInto('organizations')
    .values({
      name: 'A Large Business',
      owner_id: owner,
      created_at: new Date(Date.now() - 400 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memberships')
    .values({ org_id: orgId, user_id: owner, role: 'owner', permissions: [...rolePermissions.owner] })
    .execute();
  const channels = await db
    .insertInto('channels')
    .values(['Front desk', 'Sales', 'Service'].map((name) => ({ org_id: orgId, name })))
    .returning('id')
    .execute();
  const channelIds = channels.map(({ id }) => id);
  for (let first = 1; first <= rows; first += batch) {
    const last = Math.min(first + batch - 1, rows);
    await contacts(db, orgId, channelIds, first, last);
    await conversations(db, orgId, channelIds, first, last);
  }
  await db
    .insertInto('sessions')
    .values({
      org_id: orgId,
      channel_id: channelIds[0] ?? null,
      kind: 'call',
      start_time: new Date(),
      active: true,
    })
    .execute();
  const tokens = await people(db, orgId, owner);
  await sql`vacuum (analyze)`.execute(db);
  const contactIds = await db.selectFrom('contacts').select('id').orderBy('id').limit(many).execute();
  return { orgId, contactIds: contactIds.map(({ id }) => id), tokens };
}

/** Adds members with all permissions to the organization, and signs them and the owner in. */
async function people(db: Kysely<Tables>, orgId: string, owner: string): Promise<string[]> {
  const members = await db
    .insertInto('users')
    .values(
      Array.from({ length: many - 1 }, (_, number) => ({
        ...{ iss: 'urn:bench', sub: `member ${number}`, email: `member${number}@example.test` },
        full_name: `Member ${number}`,
      })),
    )
    .returning('id')
    .execute();
  const permissions = [...rolePermissions.owner];
  await db
    .insertInto('memberships')
    .values(members.map(({ id }) => ({ org_id: orgId, user_id: id, role: 'manager' as const, permissions })))
    .execute();
  const tokens: string[] = [];
  for (const userId of [owner, ...members.map(({ id }) => id)]) {
    tokens.push((await startSession(db, { userId, userAgent: undefined, referer: null })).token);
  }
  return tokens;
}

/** SQL for a word of the list; the same number gets the same word. */
const pick = (words: readonly string[], number: string) =>
  sql.raw(`(array['${words.join("','")}'])[1 + abs(hashint4(${number})) % ${words.length}]`);

const given = ['Noa', 'Avi', 'Dana', 'Ilya', 'Olga', 'נועה', 'אבי', 'דנה', 'Анна', 'Игорь', 'Maya', 'Omer'];
const family = ['Levi', 'Cohen', 'Mizrahi', 'כהן', 'לוי', 'Иванова', 'Peretz', 'Katz', 'פרץ', 'Соколов'];
const words = [
  ...['hello', 'the', 'order', 'for', 'Friday', 'please', 'cake', 'with', 'candles', 'delivery', 'number'],
  ...['שלום', 'לי', 'תור', 'בבקשה', 'מחר', 'בבוקר', 'טיפול', 'שיניים', 'כמה', 'עולה', 'תודה', 'רופא'],
  ...['здравствуйте', 'запись', 'на', 'завтра', 'машина', 'ремонт', 'сколько', 'стоит', 'спасибо'],
];

const contacts = (db: Kysely<Tables>, orgId: string, channels: string[], first: number, last: number) =>
  sql`insert into contacts (org_id, channel_id, name, phone, email, status, next_date_of_contact, created_at)
    select ${orgId}, ${channels[0]}, ${pick(given, 'i')} || ' ' || ${pick(family, 'i * 7')} || ' ' || i,
      '05' || lpad(i::text, 8, '0'), 'caller' || i || '@example.test',
      (array['new', 'contacted', 'converted', 'irrelevant', 'postponed'])[1 + i % 5],
      case when i % 3 = 0 then now() + (i % 90) * interval '1 day' end,
      now() - (i % 365) * interval '1 day' - (i % 86400) * interval '1 second'
    from generate_series(${first}::int, ${last}::int) as i`.execute(db);

/** Inserts calls with transcripts of about 2 kB in 20 turns, each by the contact of the same number. */
const conversations = (db: Kysely<Tables>, orgId: string, channels: string[], first: number, last: number) =>
  sql`insert into sessions (org_id, channel_id, contact_id, start_time, end_time, duration, active, status, summary,
      transcription, transcript)
    select ${orgId}, (${channels}::uuid[])[1 + i % 3], caller.id, begins, begins + (60 + i % 300) * interval '1 second',
      60 + i % 300, false, case when i % 20 = 0 then 'missed' else 'completed' end, 'Summary of call ' || i || ': ' || ${pick(words, 'i')}, said.whole, said.turns
    from generate_series(${first}::int, ${last}::int) as i
      join contacts as caller on caller.org_id = ${orgId} and caller.phone = '05' || lpad(i::text, 8, '0')
      cross join lateral (select now() - (i % 365) * interval '1 day' - (i % 86400) * interval '1 second' as begins) as t
      cross join lateral (
        select string_agg(content, E'\\n' order by turn) as whole,
          jsonb_agg(json_build_object('content', content, 'start', turn * 6,
            'speaker', case turn % 2 when 0 then 'caller' else 'representative' end) order by turn) as turns
        from (
          select turn, string_agg(${pick(words, 'i * 31 + turn * 17 + w')}, ' ') || ' ' || (i * 20 + turn) as content
          from generate_series(0, 19) as turn, generate_series(1, 15) as w group by turn
        ) as lines
      ) as said`.execute(db);
