import { type Endpoint, lengths } from '@console/contract';
import { harmless, isVisible } from '@console/contract/rules';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { conformsTo } from './conforms.ts';

/**
 * Writes answers, or parts of them, as JSON with nothing in them that the contract does not name. What is right as it is,
 * as nearly everything is, is written without a copy.
 *
 * @param onRepair called with the issues of an answer that had to be repaired
 */
export function writerOf(
  { method, path }: Endpoint,
  schema: z.core.$ZodType,
  onRepair: (issues: readonly z.core.$ZodIssue[]) => void,
): (value: unknown) => string {
  const conforms = conformsTo(schema);
  return (value) => {
    if (conforms(value)) return JSON.stringify(value);
    const filtered = z.safeParse(schema, value);
    if (filtered.success) return JSON.stringify(filtered.data);
    const { issues } = filtered.error;
    const repaired = z.safeParse(schema, repairReply(value, issues) ?? value);
    if (!repaired.success) {
      throw new Error(`${method} ${path} answers what the contract does not know`, { cause: repaired.error });
    }
    onRepair(issues);
    return JSON.stringify(repaired.data);
  };
}

/**
 * Logs which fields of an endpoint's answers had to be repaired: each field once while the server runs, because a list
 * is read again every few seconds. The log holds the path of the field and never its value.
 */
export function repairLog(log: Pick<FastifyBaseLogger, 'warn'>, { method, path }: Endpoint) {
  const logged = new Set<string>();
  return (issues: readonly z.core.$ZodIssue[]) => {
    for (const issue of issues) {
      const field = issue.path.filter((name) => typeof name === 'string').join('.');
      if (logged.has(field)) continue;
      logged.add(field);
      log.warn(
        { endpoint: `${method} ${path}`, field },
        'A reply was repaired: the database holds what the contract refuses',
      );
    }
  };
}

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
function repairReply(answer: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
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
