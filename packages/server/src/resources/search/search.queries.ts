import { type Kysely, type SqlBool, sql } from 'kysely';
import { holds } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { isAmongNewest, newest } from '../newestSessions.ts';

/** A match of the words in a session. */
export interface Hit {
  id: string;
  channel_id: string | null;
  contact_id: string | null;
  start_time: Date;
  /** The index in the transcript; null in the summary, and for a match that isn't in a single turn. */
  turn: number | null;
  content: string;
  /** Decreases from the summary over the whole transcription to the last turn. */
  rank: number;
  /** The start in ISO 8601 with microseconds, which a `Date` lacks. */
  started: string;
}

/** The hit after which a page starts. */
export type HitPosition = Pick<Hit, 'started' | 'id' | 'rank'>;

interface Search {
  words: string;
  limit: number;
  after: HitPosition | undefined;
  /** How many of the newest sessions are searched. @default all */
  searched?: number | undefined;
}

/** The hits in one session: at least one in each session that is found. */
const hitsIn = (words: string) => sql<Pick<Hit, 'turn' | 'content' | 'rank'>>`(
  with said as (
    select place::integer - 1 as turn, value ->> 'content' as content, 1 - place::integer as rank
    from jsonb_array_elements(sessions.transcript) with ordinality as turns (value, place)
    where ${holds(sql`searchable(value ->> 'content')`, words)})
  select null::integer as turn, sessions.summary as content, 2 as rank
    where ${holds(sql`sessions.search_summary`, words)}
  union all
  select null, sessions.transcription, 1
    where not exists (select from said) and ${holds(sql`searchable(sessions.transcription)`, words)}
  union all
  select turn, content, rank from said)`;

/** The sessions that the person can search, starting with the one of the last hit of the previous page. */
const searched = (trx: Kysely<Tables>, user: User, orgId: string, { after, searched }: Search) =>
  trx
    .selectFrom('sessions')
    .select(['id', 'channel_id', 'contact_id', 'start_time', 'summary', 'search_summary'])
    .select(['transcription', 'transcript', 'search_text'])
    .where('org_id', '=', orgId)
    .where(allows(user, 'transcripts', 'sessions.org_id'))
    .$if(searched !== undefined, (query) => query.where(isAmongNewest(orgId, searched ?? 0)))
    .$if(after !== undefined, (query) =>
      query.where(sql`(start_time, id)`, '<=', sql`(${after?.started}, ${after?.id})`),
    );

/**
 * Finds hits, newest session first and in the order of the turns within a session. Common words have enough matches
 * among the newest sessions. Only rare words use the trigram index, which for common words would read all others.
 * Reads no more sessions than a page can need: each has a hit, except that the hits of the first can all be on the
 * previous page.
 */
export function findHits(trx: Kysely<Tables>, user: User, orgId: string, search: Search) {
  const { words, limit, after } = search;
  const all = searched(trx, user, orgId, search);
  const say = holds(sql`search_text`, words);
  // If only the newest sessions are searched, `recent` already covers all of them.
  const areEnough =
    search.searched === undefined
      ? sql<SqlBool>`(select count(*) from recent) > ${limit}`
      : sql<SqlBool>`true`;
  return trx
    .with('recent', (cte) =>
      cte
        .selectFrom(all.orderBy('start_time', 'desc').orderBy('id', 'desc').limit(newest).as('sessions'))
        .selectAll()
        .where(say)
        .orderBy('start_time', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1),
    )
    .with('sessions', (cte) =>
      cte
        .selectFrom('recent')
        .selectAll()
        .where(areEnough)
        .unionAll(all.where(say).where(sql<SqlBool>`not ${areEnough}`))
        .orderBy('start_time', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1),
    )
    .selectFrom('sessions')
    .innerJoinLateral(hitsIn(words).as('hit'), (join) => join.onTrue())
    .select(['id', 'channel_id', 'contact_id', 'start_time', 'turn', 'content', 'rank'])
    .select(
      sql<string>`to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('started'),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql`(start_time, id, rank)`, '<', sql`(${after?.started}, ${after?.id}, ${after?.rank})`),
    )
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .orderBy('rank', 'desc')
    .limit(limit)
    .execute();
}
