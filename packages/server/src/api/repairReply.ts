import { lengths } from '@console/contract';
import { harmless, isVisible } from '@console/contract/rules';
import type { z } from 'zod';

/** What is answered in place of a name that shows nothing: something to see, and to press. */
const unnamed = '(?)';

/**
 * An answer whose texts are longer than the contract says, or show nothing where something must be seen. Calls of the
 * API keep no such row; a phone service that writes into the database may. One such row must not take its list away,
 * so its text is cut, or has a sign put in its place.
 *
 * @param issues what the contract says against the answer
 * @returns the answer mended, or undefined when something else is wrong with it
 */
export function repairReply(answer: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const whole = { answer: structuredClone(answer) };
  for (const issue of issues) {
    const path = ['answer', ...issue.path];
    const last = path.pop() as PropertyKey;
    const place = path.reduce<Container | undefined>(
      (part, name) => part?.[name] as Container | undefined,
      whole,
    );
    const text = place?.[last];
    if (!place || typeof text !== 'string') return undefined;
    if (issue.code === 'too_big') place[last] = shortened(text, Number(issue.maximum));
    else if (issue.code === 'too_small' || isInvisible(issue)) place[last] = unnamed;
    else return undefined;
  }
  return whole.answer;
}

type Container = Record<PropertyKey, unknown>;

const isInvisible = (issue: z.core.$ZodIssue) => issue.code === 'custom' && issue.params?.code === 'required';

/** A text that was refused for its length before it was cleaned. */
function shortened(text: string, length: number): string {
  const clean = harmless(text, length <= lengths.email);
  if (!isVisible(clean)) return unnamed;
  // Never in the middle of a sign of two halves.
  return clean.length <= length ? clean : `${clean.slice(0, length - 2).replace(/[\ud800-\udbff]$/, '')}…`;
}
