import { randomUUID } from 'node:crypto';
import { type Endpoint, isFieldErrorCode } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import { type Params, paramNames } from '../calls.ts';
import { expect, expectPart, ifPossible } from '../writeLog.ts';
import { said } from './good.ts';
import { type AnyProblem, expectProblem } from './problems.ts';

/** An ID that doesn't exist. */
const unknownId = ({ params }: Endpoint, name: string) =>
  params?.shape[name]?.safeParse(randomUUID()).success ? randomUUID() : '4';

export const unknownIds = (endpoint: Endpoint): Params =>
  Object.fromEntries(paramNames(endpoint).map((name) => [name, unknownId(endpoint, name)]));

/** IDs for requests that must be rejected. New ones, if a valid request has used up the row. */
export const idsFor = (trial: CallResult, params: Params) => (trial.sample.usesUp ? trial.params() : params);

/** A request without a token or with an invalid one is rejected. */
export async function needsToken(trial: CallResult, params: Params) {
  const { ledger, endpoint, sample } = trial;
  const ids = sample.usesUp ? unknownIds(endpoint) : params;
  const body = await trial.body();
  for (const [token, who] of [
    [null, 'without a token'],
    ['garbage', 'with a token that is none'],
  ] as const) {
    const answer = await trial.send({ params: ids, body, token });
    expect(ledger, answer.status === 401, `${who}: ${answer.status} instead of 401`);
    if (answer.status === 401) expectProblem(trial, answer, 'unauthenticated', `a request ${who}`);
  }
}

/** An unknown ID gets 404. */
export async function knowsItsIds(trial: CallResult, good: Params) {
  const { ledger, endpoint, sample } = trial;
  const names = sample.ids ?? paramNames(endpoint);
  if (names.length === 0) return;
  const params = await idsFor(trial, good);
  const asked = names.map((name): [string, Params] => [
    `an unknown ${name}`,
    { [name]: unknownId(endpoint, name) },
  ]);
  if (names.length > 1 && names.includes('orgId')) {
    await ifPossible(ledger, 'that a row of another organization is not found', async () => {
      const { id: orgId } = await trial.world.elsewhere.organization();
      asked.push(['a row of another organization', { orgId }]);
    });
  }
  for (const [what, wrong] of asked) {
    const answer = await trial.send({ params: { ...params, ...wrong }, body: await trial.body() });
    expect(ledger, answer.status === 404, `${what} is answered ${answer.status} instead of 404`);
    if (answer.status === 404) expectProblem(trial, answer, 'not-found', what);
  }
}

/** Invalid values are rejected, each at its field. */
export async function readsItsBody(trial: CallResult, good: Params) {
  const { endpoint, sample, ledger } = trial;
  if (!endpoint.body) return;
  const params = await idsFor(trial, good);
  const required = endpoint.body.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
  if (required.length > 0) await refuses(trial, params, {}, 'an empty object', required);
  for (const [field, value] of Object.entries(sample.bad ?? {})) {
    const body = { ...(await trial.body()), [field]: value };
    await refuses(trial, params, body, `${field}: ${JSON.stringify(value)}`, [field]);
  }
  for (const field of sample.references ?? []) {
    const answer = await trial.send({ params, body: { ...(await trial.body()), [field]: randomUUID() } });
    const isRefused = answer.status >= 400 && answer.status < 500;
    expect(ledger, isRefused, `an unknown ${field} in the body is answered ${answer.status}`);
  }
  await refusesRowsFromElsewhere(trial, params);
}

/** A row of another organization of the same person can't be referenced. */
async function refusesRowsFromElsewhere(trial: CallResult, params: Params) {
  const { sample, ledger, world } = trial;
  for (const field of ['contact', 'channel'] as const) {
    if (!sample.references?.includes(field)) continue;
    const row = await world.elsewhere[field]().catch(() => undefined);
    if (!row) continue;
    const { status } = await trial.send({ params, body: { ...(await trial.body()), [field]: row.id } });
    const isRefused = status >= 400 && status < 500;
    expect(ledger, isRefused, `a ${field} of another organization in the body is answered ${status}`);
  }
}

async function refuses(
  trial: CallResult,
  params: Params,
  body: unknown,
  what: string,
  fields: readonly string[],
) {
  const { ledger } = trial;
  const answer = await trial.send({ params, body });
  const isRefused = answer.status >= 400 && answer.status < 500;
  expect(ledger, isRefused, `${what} is not refused but answered ${said(answer)}`);
  if (!isRefused) return;
  const problem = expectProblem(trial, answer, 'validation', what);
  if (!problem) return;
  expectPart(ledger, 'problem', names(problem, fields), `errors of ${what} do not name ${fields[0]}`);
  const other = problem.errors?.find(({ code }) => !isFieldErrorCode(code));
  const lack = other?.code === undefined ? 'no code' : `the unknown code "${other.code}"`;
  expectPart(ledger, 'problem', !other, `errors of ${what} have ${lack} for ${other?.path}`);
}

/** Whether an error is at one of the fields, or inside it. */
const names = ({ errors = [] }: AnyProblem, fields: readonly string[]) =>
  errors.some(({ path }) => fields.some((field) => path === field || path.startsWith(`${field}.`)));
