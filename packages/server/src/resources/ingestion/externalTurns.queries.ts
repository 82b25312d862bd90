import { lengths, type NumberedTurn } from '@console/contract';
import { mostTurns } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import { Problem } from '../../api/errors.ts';
import type { Tables, TranscriptTurn } from '../../database/schema.ts';

/** Names a conversation by the ID of the phone service. */
export interface ExternalPlace {
  orgId: string;
  channelId: string;
  externalId: string;
}

export const keyOf = ({ orgId, externalId }: ExternalPlace) => ({ org_id: orgId, external_id: externalId });

type StoredTurn = Pick<Tables['external_turns'], 'number' | 'content' | 'speaker' | 'start'>;
type AnyTurn = StoredTurn | NumberedTurn;

/** The turns so far, in the order of their numbers. */
export const turnsOf = (trx: Kysely<Tables>, place: ExternalPlace): Promise<AnyTurn[]> =>
  trx
    .selectFrom('external_turns')
    .select(['number', 'content', 'speaker', 'start'])
    .where((row) => row.and(keyOf(place)))
    .orderBy('number')
    .execute();

/** Whether two turns with the same number are the same. */
export const isSame = (one: AnyTurn, other: AnyTurn) =>
  one.content === other.content &&
  (one.speaker ?? null) === (other.speaker ?? null) &&
  (one.start ?? null) === (other.start ?? null);

/** The columns of a conversation with its turns, in the order of their numbers. */
export function textsOf(turns: readonly AnyTurn[]) {
  const transcript = turns.map(
    ({ content, speaker, start }): TranscriptTurn => ({
      content,
      ...(speaker && { speaker }),
      ...(start !== null && start !== undefined && { start }),
    }),
  );
  return {
    transcript: JSON.stringify(transcript),
    transcription: turns.map(({ content }) => content).join('\n'),
  };
}

/** @throws {Problem} `validation` if a conversation gets too long */
export function refuseTooMuch(turns: readonly AnyTurn[]) {
  const refuse = (code: 'too-large' | 'too-long', limit: number, message: string) =>
    new Problem('validation', { errors: [{ path: 'turns', code, limit, message }] });
  if (turns.length > mostTurns.inAll) {
    throw refuse('too-large', mostTurns.inAll, `A conversation has at most ${mostTurns.inAll} turns`);
  }
  const length = turns.reduce((sum, { content }) => sum + content.length + 1, 0);
  if (length > lengths.long) {
    throw refuse('too-long', lengths.long, `All turns together have at most ${lengths.long} characters`);
  }
}
