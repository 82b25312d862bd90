import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type CallResult, titleOf } from '../callResult.ts';
import type { Staying } from '../cases/callCase.ts';
import { couldNotCheck, expect } from '../writeLog.ts';
import type { Good } from './good.ts';
import { isObject, type Json, readRow, short } from './readBack.ts';

/** A change keeps the fields that it doesn't contain: first a change of the usual fields, then of another field. */
export async function keepsTheRest(trial: CallResult, { params }: Good) {
  const { endpoint, ledger } = trial;
  if (endpoint.method !== 'PATCH' || !trial.sample.readBack) return;
  // Restores values that an earlier change removed.
  const whole = await trial.sample.whole?.(trial.world);
  if (whole && (await trial.send({ params, body: whole })).status >= 300) return;
  const usual = await trial.body();
  for (const choose of [() => usual, (row: Json) => oneField(endpoint.body, row, Object.keys(usual ?? {}))]) {
    const before = await readRow(trial, params);
    if (!isObject(before?.found)) return;
    const body = choose(before.found);
    if (!body) continue;
    const { status } = await trial.send({ params, body });
    const after = await readRow(trial, params);
    if (status >= 300 || !isObject(after?.found)) return;
    const wrong = changed(before.found, after.found, Object.keys(body));
    const how = `a change of ${Object.keys(body).join(', ')} alone changes ${wrong} too`;
    expect(ledger, wrong === undefined, how);
  }
}

/** One field of the row with its value, to be sent as a change; preferably a field that isn't in `usual`. */
function oneField(schema: z.ZodType | undefined, row: Json, usual: readonly string[]): Json | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const names = Object.keys(schema.shape).filter((name) => row[name] !== null && row[name] !== undefined);
  const others = names.filter((name) => !usual.includes(name));
  return [...others, ...names]
    .map((name) => ({ [name]: row[name] }))
    .find((body) => schema.safeParse(body).success);
}

/** The first field whose value changed, and how it changed. */
function changed(before: Json, after: Json, named: readonly string[]): string | undefined {
  const name = Object.keys(before).find(
    (field) =>
      field !== 'updatedAt' && !named.includes(field) && !isDeepStrictEqual(before[field], after[field]),
  );
  return name && `${name} (${short(after[name])} instead of ${short(before[name])})`;
}

/** Rows that are linked to or next to a deleted row still exist. */
export async function leavesTheRest(trial: CallResult, stays: readonly Staying[]) {
  for (const { what, by, params, id } of stays) {
    const read = await trial.read(by, params);
    if (!read) {
      couldNotCheck(trial.ledger, `that ${what} stays`, `${titleOf(by)} is not as it should be`);
      continue;
    }
    const { reply } = read;
    const rows: unknown[] = Array.isArray(reply) ? reply : [reply];
    const isThere = rows.some((row) => isObject(row) && String(row['id']) === id);
    expect(trial.ledger, isThere, `${what} is gone with what was deleted`);
  }
}
