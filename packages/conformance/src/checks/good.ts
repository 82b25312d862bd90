import { problemSlug } from '@console/contract';
import type { z } from 'zod';
import { Blocked } from '../apiClient.ts';
import { secret } from '../bodies.ts';
import type { CallResult } from '../callResult.ts';
import { answersRow, type Params } from '../calls.ts';
import type { Staying } from '../cases/callCase.ts';
import type { Answer } from '../client.ts';
import { expect, expectPart, ifPossible } from '../writeLog.ts';
import { leavesTheRest } from './keeps.ts';
import { problemIn } from './problems.ts';
import { readBack } from './readBack.ts';

/** A valid request and its response. */
export interface Good {
  params: Params;
  answer: Answer;
  reply: unknown;
}

/** Checks a valid request: the status, the shape of the response, and the change that can be read back. */
export async function good(trial: CallResult): Promise<Good | undefined> {
  const { ledger, endpoint, sample } = trial;
  const params = await trial.params();
  const body = await trial.body();
  let stays: readonly Staying[] = [];
  await ifPossible(ledger, 'that what hangs on the row stays', async () => {
    stays = (await sample.stays?.(trial.world, params)) ?? [];
  });
  const answer = await trial.send({ params, body });
  if (isRefusedForMoney(answer)) throw new Blocked('the person has no way to pay');
  if (isMissing(trial, answer)) return undefined;
  const reply = judge(trial, answer);
  if (reply === undefined) return undefined;
  if (endpoint.method !== 'GET') {
    if (answersRow(endpoint)) {
      expectPart(ledger, 'etag', answer.headers.has('etag'), 'the answer to the change has no ETag');
    }
    await readBack(trial, { params, body, reply: reply.data });
    await leavesTheRest(trial, stays);
  }
  await sample.also?.(trial, reply.data as never);
  return { params, answer, reply: reply.data };
}

/** Whether the endpoint doesn't exist; if so, it is recorded as missing. */
export function isMissing({ ledger }: CallResult, { status }: Answer): boolean {
  if (![404, 405, 501].includes(status)) return false;
  ledger.isMissing = true;
  ledger.differs.push(`answers ${status}`);
  return true;
}

const isRefusedForMoney = ({ json }: Answer) =>
  problemSlug(problemIn(json)?.type ?? '') === 'payment-method-required';

/** Checks the status and the shape of a valid response. Returns its content if the checks can go on. */
export function judge({ ledger, endpoint }: CallResult, answer: Answer): { data: unknown } | undefined {
  const { status = 200, reply } = endpoint;
  const isRight = answer.status === status;
  expect(ledger, isRight, `the good request is answered ${said(answer)} instead of ${status}`);
  if (answer.status < 200 || answer.status >= 300) return undefined;
  if (status === 204) {
    if (isRight) expect(ledger, answer.isEmpty, 'the answer 204 has a body');
    return { data: undefined };
  }
  const isJson = answer.type === 'application/json';
  if (!expect(ledger, isJson, `the content type is ${answer.type || 'missing'} instead of application/json`))
    return undefined;
  const parsed = reply.safeParse(answer.json);
  expect(ledger, parsed.success, `the answer is not as described: ${issuesOf(parsed.error, answer.json)}`);
  expect(ledger, !JSON.stringify(answer.json).includes(secret), 'a secret is sent back');
  return parsed.success ? { data: parsed.data } : undefined;
}

/** The status, with the server's explanation. */
export function said({ status, json }: Answer): string {
  const problem = problemIn(json);
  const errors = problem?.errors?.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  const words = errors?.join(', ') ?? problem?.detail;
  return words ? `${status} (${words.slice(0, 200)})` : String(status);
}

function issuesOf(error: z.ZodError | undefined, json: unknown): string {
  const issues = error?.issues ?? [];
  const told = issues.slice(0, 3).map(({ path, message }) => {
    const isThere = valueAt(json, path) !== undefined;
    return isThere || path.length === 0
      ? `${path.join('.') || 'it'}: ${message}`
      : `${path.join('.')} is missing`;
  });
  return [...told, ...(issues.length > 3 ? [`and ${issues.length - 3} more`] : [])].join('; ');
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
}
