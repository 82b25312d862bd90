import { isDeepStrictEqual } from 'node:util';
import type { CallResult } from '../callResult.ts';
import { type Params, paramNames } from '../calls.ts';
import { couldNotCheck, expect } from '../writeLog.ts';
import type { Good } from './good.ts';
import { expectProblem } from './problems.ts';
import { isObject, readRow } from './readBack.ts';
import { idsFor } from './refusals.ts';

/** People outside the organizations of the run can't read or change anything in them. */
export async function keepsStrangersOut(trial: CallResult, done: Good) {
  const { endpoint, sample, ledger, world } = trial;
  const namesRows = (sample.ids ?? paramNames(endpoint)).length > 0 && !sample.isEverybodys;
  const isInBody = sample.references?.includes('organization') === true;
  const isList = Array.isArray(done.reply) && !sample.isEverybodys;
  if (!namesRows && !isInBody && !isList && !sample.isPersonal) return;
  const stranger = await world.stranger();
  if (typeof stranger === 'string') {
    couldNotCheck(ledger, 'that strangers are kept out', stranger);
    return;
  }
  if (namesRows) await answersNotFound(trial, done, stranger.token);
  else if (isInBody) await refusesPlace(trial, stranger.token);
  else await showsNothing(trial, done, stranger.token);
}

/** Another person's row gets the same response as a missing row, even if the ETag is known. */
async function answersNotFound(trial: CallResult, { params: good, answer }: Good, token: string) {
  const { endpoint, ledger } = trial;
  const params = await idsFor(trial, good);
  const before = await rowAt(trial, params);
  const etag = endpoint.method === 'GET' ? answer.headers.get('etag') : null;
  const headers = etag === null ? {} : { 'if-none-match': etag };
  const refused = await trial.send({ params, body: await trial.body(), token, headers });
  const isRight = refused.status === 404;
  expect(ledger, isRight, `a stranger is answered ${refused.status} instead of 404`);
  if (isRight) expectProblem(trial, refused, 'not-found', 'what is asked for by a stranger');
  await staysAsItWas(trial, params, before, 'a stranger');
}

async function refusesPlace(trial: CallResult, token: string) {
  const { status } = await trial.send({ body: await trial.body(), token });
  const isRefused = status >= 400 && status < 500 && status !== 401;
  expect(trial.ledger, isRefused, `a stranger who names the organization in the body is answered ${status}`);
}

/** A list of a person's own rows contains no rows of other people. */
async function showsNothing(trial: CallResult, { params, reply }: Good, token: string) {
  const { ledger, sample, world } = trial;
  const channel = await world.channel.had()?.catch(() => undefined);
  const marks = [(await world.organization.had())?.id, channel?.id, phoneOf(channel)].filter(Boolean);
  const isOurs = (row: Row) => sample.isPersonal || Object.values(row).some((value) => marks.includes(value));
  const ours = rowsOf(reply).filter(isOurs);
  const answer = await trial.send({ params, token });
  expect(ledger, answer.status === 200, `somebody else is answered ${answer.status} instead of 200`);
  const theirs = new Set(rowsOf(answer.json).map(({ id }) => id));
  const isKept = !ours.some(({ id }) => theirs.has(id));
  expect(ledger, isKept, 'a stranger is shown rows of this person');
}

type Row = Record<string, unknown>;
const rowsOf = (reply: unknown): Row[] =>
  [reply].flat().filter((row): row is Row => isObject(row) && 'id' in row);
const phoneOf = (channel: Row | undefined) =>
  isObject(channel?.['phoneNumber']) ? channel['phoneNumber']['id'] : undefined;

/** The row to be changed, as its owner reads it. */
export const rowAt = (trial: CallResult, params: Params) =>
  trial.endpoint.method === 'GET' || trial.endpoint.method === 'POST'
    ? Promise.resolve(undefined)
    : readRow(trial, params);

/** A rejected change leaves the row unchanged. */
export async function staysAsItWas(
  trial: CallResult,
  params: Params,
  before: { found: unknown } | undefined,
  who: string,
) {
  const after = before && (await readRow(trial, params));
  if (after) expect(trial.ledger, isDeepStrictEqual(after, before), `${who} has changed it all the same`);
}
