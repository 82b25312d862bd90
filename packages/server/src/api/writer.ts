import { type Endpoint, lengths } from '@console/contract';
import { harmless, isVisible } from '@console/contract/rules';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { conformsTo } from './conforms.ts';

/**
 * Serializes replies, or parts of them, to JSON without anything that isn't in the contract. Values that already
 * conform, as nearly all do, are written without a copy.
 *
 * @param onRepair called with the issues of a reply that had to be repaired
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
 * Logs the fields of an endpoint's replies that had to be repaired. Each field is logged once per run of the server,
 * because lists are read every few seconds. The log contains the path of the field, never its value.
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

/** The replacement for an invisible name, so that people can see and click it. */
const unnamed = '(?)';

/**
 * Repairs a reply with texts that are longer than the contract allows, or invisible where they must be visible. The API
 * doesn't store such rows, but a phone service that writes to the database can. So that one row doesn't break its whole
 * list, its text is truncated or replaced.
 *
 * @param issues the contract's issues with the reply
 * @returns the repaired reply, or undefined if anything else is wrong with it
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

/** Sanitizes and truncates a text that was rejected for its length. */
function shortened(text: string, length: number): string {
  const clean = harmless(text, length <= lengths.email);
  if (!isVisible(clean)) return unnamed;
  // Never between the halves of a surrogate pair.
  return clean.length <= length ? clean : `${clean.slice(0, length - 2).replace(/[\ud800-\udbff]$/, '')}…`;
}
