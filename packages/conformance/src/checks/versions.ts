import { isDeepStrictEqual } from 'node:util';
import { type CallResult, titleOf } from '../callResult.ts';
import type { Params } from '../calls.ts';
import { answersRow } from '../calls.ts';
import { couldNotCheck, expectPart } from '../writeLog.ts';
import type { Good } from './good.ts';
import { expectProblem } from './problems.ts';

/** A request with the current ETag in `If-None-Match` gets 304 without a body. */
export async function answersNotModified(trial: CallResult, { params, answer }: Good) {
  const { ledger } = trial;
  let etag = answer.headers.get('etag');
  if (!expectPart(ledger, 'etag', etag !== null, 'the answer has no ETag')) return;
  for (let attempt = 1; etag !== null; attempt += 1) {
    const again = await trial.send({ params, headers: { 'if-none-match': etag } });
    if (again.status === 200 && attempt === 1) {
      // The row might have changed in between: retry with its new ETag.
      etag = again.headers.get('etag');
      continue;
    }
    const isRight = again.status === 304 && again.isEmpty;
    expectPart(
      ledger,
      'etag',
      isRight,
      `If-None-Match with the ETag is answered ${again.status} instead of 304`,
    );
    return;
  }
}

/** After a change the ETag differs, and a request with the old one gets the full response. */
export async function changesItsTag(trial: CallResult, { params }: Good) {
  const { ledger, sample, send, change } = trial;
  if (!sample.changedBy) return;
  const before = await send({ params });
  const etag = before.headers.get('etag');
  if (etag === null) return;
  const title = titleOf(sample.changedBy);
  const isTaken = await change(sample.changedBy);
  const after = await send({ params });
  if (!isTaken || isDeepStrictEqual(after.json, before.json)) {
    couldNotCheck(ledger, 'that a change makes another ETag', `${title} changed nothing here`);
    return;
  }
  const what = `after ${title}`;
  const again = await send({ params, headers: { 'if-none-match': etag } });
  const isNew = again.status === 200;
  expectPart(ledger, 'etag', isNew, `${what} the old ETag is answered ${again.status} instead of 200`);
  const isOther = after.headers.get('etag') !== etag;
  expectPart(ledger, 'etag', isOther, `${what} the ETag is the same as before`);
}

/** A change with an outdated version is rejected with 412. */
export async function guardsVersions(trial: CallResult, { params, answer }: Good) {
  const { endpoint, ledger } = trial;
  const { method, path } = endpoint;
  if (method === 'DELETE' && /\/:\w+$/.test(path)) return guardsDelete(trial, await trial.params());
  if (!answersRow(endpoint)) return;
  const first = answer.headers.get('etag');
  if (!expectPart(ledger, 'if-match', first !== null, 'there is no ETag to match')) return;
  const headers = { 'if-match': first ?? '' };
  const current = await trial.send({ params, body: await trial.body(), headers });
  const isTaken = current.status === (endpoint.status ?? 200);
  expectPart(ledger, 'if-match', isTaken, `If-Match with the newest ETag is answered ${current.status}`);
  if (!isTaken) return;
  const isOther = current.headers.get('etag') !== first;
  expectPart(ledger, 'etag', isOther, 'two changes are answered with the same ETag');
  const stale = await trial.send({ params, body: await trial.body(), headers });
  refusesStale(trial, stale.status);
  if (stale.status === 412) expectProblem(trial, stale, 'precondition-failed', 'a stale If-Match');
}

async function guardsDelete(trial: CallResult, params: Params) {
  const stale = await trial.send({ params, headers: { 'if-match': '"conformance-stale"' } });
  refusesStale(trial, stale.status);
  if (stale.status === 412) expectProblem(trial, stale, 'precondition-failed', 'a stale If-Match');
}

const refusesStale = ({ ledger }: CallResult, status: number) =>
  expectPart(ledger, 'if-match', status === 412, `a stale If-Match is answered ${status} instead of 412`);
