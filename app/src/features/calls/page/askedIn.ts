import type { TranscriptTurn } from '@console/ui';

/**
 * A turn as a question with its answer: what the caller asked, and what was answered to it. Of a turn of the
 * representative the question is what the caller said before.
 */
export function askedIn(turns: readonly TranscriptTurn[], turn: TranscriptTurn) {
  const index = turns.indexOf(turn);
  const isAnswer = turn.speaker.role === 'representative';
  const answer = isAnswer
    ? turn
    : turns.slice(index + 1).find(({ speaker }) => speaker.role === 'representative');
  const question = isAnswer
    ? turns.slice(0, index).findLast(({ speaker }) => speaker.role !== 'representative')
    : turn;
  return { question: question?.text ?? '', answer: answer?.text ?? '' };
}
