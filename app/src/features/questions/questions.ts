import { foldedText } from '@console/contract/rules';

/** A question that callers ask, and the representative's answer. */
export interface Question {
  /** The time of its creation, in milliseconds since the epoch. */
  id: number;
  question: string;
  answer: string;
}

/** Whether the question or the answer contains the search text. */
export function isFoundBy(words: string, { question, answer }: Question) {
  const wanted = foldedText(words);
  return foldedText(question).includes(wanted) || foldedText(answer).includes(wanted);
}

/** Another item with the same question. */
export function twinOf(id: number, question: string, all: readonly Question[]) {
  const asked = foldedText(question);
  return asked ? all.find((other) => other.id !== id && foldedText(other.question) === asked) : undefined;
}

/** An ID for a new item: the current time, or one more than the largest ID if the clock is behind. */
export const newIdAfter = (all: readonly Question[], now: number) =>
  all.reduce((latest, { id }) => Math.max(latest, id + 1), now);

/**
 * The items, newest first. Items being edited keep their position, as they were when editing started, even if the
 * server doesn't have them yet or any longer.
 */
export function standing(saved: readonly Question[], edited: ReadonlyMap<number, Question>) {
  const known = new Set(saved.map(({ id }) => id));
  const held = [...edited.values()].filter(({ id }) => !known.has(id));
  return [...held, ...saved].toSorted((one, other) => other.id - one.id);
}
