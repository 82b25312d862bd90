import type { IngestedSession } from '@console/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { ExternalPlace } from './externalTurns.queries.ts';

/** The state of a conversation for the reply. It has none of its texts. */
export async function stateOf(
  trx: Kysely<Tables>,
  { orgId, externalId }: ExternalPlace,
): Promise<IngestedSession> {
  const row = await trx
    .selectFrom('external_sessions')
    .leftJoin('sessions', 'sessions.id', 'external_sessions.session_id')
    .select(['session_id', 'external_sessions.recording_id', 'active', 'contact_id'])
    .select((query) =>
      query
        .selectFrom('external_turns')
        .select(({ fn }) => fn.countAll<number>().as('turns'))
        .whereRef('external_turns.org_id', '=', 'external_sessions.org_id')
        .whereRef('external_turns.external_id', '=', 'external_sessions.external_id')
        .as('turns'),
    )
    .where('external_sessions.org_id', '=', orgId)
    .where('external_sessions.external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return {
    session: row.session_id,
    state: row.session_id === null ? 'waiting' : row.active ? 'ongoing' : 'ended',
    contact: row.contact_id,
    turns: Number(row.turns ?? 0),
    hasRecording: row.recording_id !== null,
  };
}
