import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import { type Params, paramNames } from '../calls.ts';
import { expectPart } from '../writeLog.ts';
import { expectProblem } from './problems.ts';

/** A POST that is repeated with its key returns the first response again and creates nothing. */
export async function repeatsAnswers(trial: CallResult, good: Params) {
  const { ledger, sample } = trial;
  const params = sample.usesUp ? await trial.params() : good;
  const body = await trial.body();
  const headers = { 'idempotency-key': randomUUID() };
  const before = await countRows(trial, params, body);
  const first = await trial.send({ params, body, headers });
  if (first.status >= 300) return;
  const again = await trial.send({ params, body, headers });
  const isReplayed = again.status === first.status && isDeepStrictEqual(again.json, first.json);
  const how = again.status === first.status ? 'another body' : String(again.status);
  expectPart(ledger, 'idempotency', isReplayed, `the same Idempotency-Key again is answered with ${how}`);
  if (!isReplayed) return;
  const after = await countRows(trial, params, body);
  if (before !== undefined && after !== undefined) {
    expectPart(
      ledger,
      'idempotency',
      after === before + 1,
      `one Idempotency-Key twice made ${after - before} rows`,
    );
  }
  if (!body) return;
  const other = await trial.send({ params, body: await trial.body(), headers });
  expectProblem(trial, other, 'idempotency-mismatch', 'the same Idempotency-Key with another body');
}

async function countRows(trial: CallResult, params: Params, body: Record<string, unknown> | undefined) {
  const { listedBy } = trial.sample;
  if (!listedBy) return undefined;
  const orgId = String(body?.['organization'] ?? params['orgId']);
  const place = paramNames(endpoints[listedBy]).length > 0 ? { orgId } : {};
  const reply = (await trial.read(listedBy, place))?.reply;
  return Array.isArray(reply) ? reply.length : undefined;
}
