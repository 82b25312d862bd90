import { foldedText } from '@console/contract/rules';

/** A question that callers ask, and what the representative answers. */
export interface Question {
  /** The moment at which it was made, in milliseconds. */
  id: number;
  question: string;
  answer: string;
}

/** Whether the words that are searched for stand in the question or in the answer. */
export function isFoundBy(words: string, { question, answer }: Question) {
  const wanted = foldedText(words);
  return foldedText(question).includes(wanted) || foldedText(answer).includes(wanted);
}

/** Another item that asks the same. */
export function twinOf(id: number, question: string, all: readonly Question[]) {
  const asked = foldedText(question);
  return asked ? all.find((other) => other.id !== id && foldedText(other.question) === asked) : undefined;
}

/** An id for a new item: the present moment, or just after the latest one when the clock is behind it. */
export const newIdAfter = (all: readonly Question[], now: number) =>
  all.reduce((latest, { id }) => Math.max(latest, id + 1), now);

/**
 * The items in the order in which they stand: newest first. Those under edit stay where they are, as they were when the
 * editing began, even when the server does not have them yet or any more.
 */
export function standing(saved: readonly Question[], edited: ReadonlyMap<number, Question>) {
  const known = new Set(saved.map(({ id }) => id));
  const held = [...edited.values()].filter(({ id }) => !known.has(id));
  return [...held, ...saved].toSorted((one, other) => other.id - one.id);
}
