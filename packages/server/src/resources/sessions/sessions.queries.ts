import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables, TranscriptTurn } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { allows } from '../access.ts';
import { holds } from '../paging.ts';

/** Where a session is. */
export interface SessionPlace {
  orgId: string;
  id: string;
}

/** The sessions a person may see; what was said in them only where the person may read and hear it. */
export function visible(trx: Kysely<Tables>, user: User) {
  const mayRead = allows(user, 'transcripts', 'sessions.org_id');
  return trx
    .selectFrom('sessions')
    .select([
      'sessions.id',
      'org_id',
      'channel_id',
      'contact_id',
      'kind',
      'start_time',
      'end_time',
      'duration',
    ])
    .select(['active', 'status', 'summary', 'version', 'created_at', 'updated_at'])
    .select([
      sql<string>`case when ${mayRead} then transcription else '' end`.as('transcription'),
      sql<TranscriptTurn[] | null>`case when ${mayRead} then transcript end`.as('transcript'),
      sql<string | null>`case when ${mayRead} then recording_id end`.as('recording_id'),
      mayRead.as('may_change'),
    ])
    .where(allows(user, 'calls', 'sessions.org_id'));
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

export const findSession = (trx: Kysely<Tables>, user: User, { orgId, id }: SessionPlace) =>
  visible(trx, user).where('sessions.org_id', '=', orgId).where('sessions.id', '=', id).executeTakeFirst();

/** The words stand in the summary, or in the transcription if the person may read that. Found by its index. */
export const says = (
  user: User,
  words: string,
) => sql<SqlBool>`(${holds(sql`sessions.search_text`, words)} and (
  ${holds(sql`sessions.search_summary`, words)} or ${allows(user, 'transcripts', 'sessions.org_id')}))`;
