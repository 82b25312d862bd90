import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { allows } from '../access.ts';
import { type Asked, holds, paged } from '../paging.ts';

interface Hit {
  /** The place in the transcript; null in the summary, and for words that no single turn holds. */
  turn: number | null;
  content: string;
  /** Falls from the summary over the whole transcription to the last turn. */
  rank: number;
}

/** The places of one session in which the words stand. */
const hitsIn = (words: string) => sql<Hit>`(
  select null::integer as turn, sessions.summary as content, 2 as rank
    where ${holds(sql`sessions.search_summary`, words)}
  union all
  select null, sessions.transcription, 1
    where ${holds(sql`searchable(sessions.transcription)`, words)} and not exists (
      select from jsonb_array_elements(sessions.transcript) as turns (turn)
      where ${holds(sql`searchable(turn ->> 'content')`, words)})
  union all
  select place::integer - 1, turn ->> 'content', 1 - place::integer
    from jsonb_array_elements(sessions.transcript) with ordinality as turns (turn, place)
    where ${holds(sql`searchable(turn ->> 'content')`, words)})`;

/**
 * One page of the places in which words stand, newest session first and inside a session as they were said.
 * The index of trigrams finds the sessions, and only those are looked through. The hits are not counted:
 * that would look through all of them for each page.
 */
export const pageOfHits = (trx: Kysely<Tables>, user: User, orgId: string, words: string, asked: Asked) =>
  paged(
    trx
      .selectFrom('sessions')
      .innerJoinLateral(hitsIn(words).as('hit'), (join) => join.onTrue())
      .select(['sessions.id', 'sessions.channel_id', 'sessions.contact_id', 'sessions.start_time'])
      .select(['hit.turn', 'hit.content'])
      .where('sessions.org_id', '=', orgId)
      .where(holds(sql`sessions.search_text`, words))
      .where(allows(user, 'transcripts', 'sessions.org_id')),
    asked,
    {
      by: { startTime: [sql`sessions.start_time`, sql`sessions.id`] },
      usual: '-startTime',
      id: 'hit.rank',
    },
    0,
  );
