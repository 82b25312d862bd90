import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/schema.ts';
import { append, begin, end, hold } from '../externalSessions.queries.ts';
import { type ExternalPlace, turnsOf } from '../externalTurns.queries.ts';
import type { CallParts } from './bridge.ts';

/**
 * Stores the parts of a call that aren't stored yet. Several events have the same part, with small differences such as
 * the time of the start. The first one counts, so each order and each repetition gives one call.
 */
export async function storeCall(
  trx: Kysely<Tables>,
  place: ExternalPlace,
  { beginning, isAnswered, turns, end: ending }: CallParts,
): Promise<void> {
  const held = await hold(trx, place, { isBeginning: beginning !== undefined });
  if (beginning && held.beginning_hash === null) await begin(trx, place, beginning);
  if (isAnswered) {
    const known = new Set((await turnsOf(trx, place)).map(({ number }) => number));
    const fresh = turns.filter(({ number }) => !known.has(number));
    await append(trx, place, fresh);
  }
  if (!ending) return;
  if (held.ending_hash === null) await end(trx, place, await notBackwards(trx, place, ending));
  else if (ending.summary) await addSummary(trx, place, ending.summary);
}

const sessionOf = (trx: Kysely<Tables>, { orgId, externalId }: ExternalPlace) =>
  trx
    .selectFrom('external_sessions')
    .select('session_id')
    .where('org_id', '=', orgId)
    .where('external_id', '=', externalId);

/** An event that arrived earlier can have a later start. */
async function notBackwards<End extends { endTime: string }>(
  trx: Kysely<Tables>,
  place: ExternalPlace,
  ending: End,
): Promise<End> {
  const { start_time } = await trx
    .selectFrom('sessions')
    .select('start_time')
    .where('id', '=', sessionOf(trx, place))
    .executeTakeFirstOrThrow();
  const isBackwards = Date.parse(ending.endTime) < start_time.getTime();
  return isBackwards ? { ...ending, endTime: start_time.toISOString() } : ending;
}

/** The summary comes with an event after the end. One that is there stays. */
const addSummary = (trx: Kysely<Tables>, place: ExternalPlace, summary: string) =>
  trx
    .updateTable('sessions')
    .set({ summary })
    .where('id', '=', sessionOf(trx, place))
    .where('summary', '=', '')
    .execute();
