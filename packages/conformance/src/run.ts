import type { Endpoint } from '@console/contract';
import { Blocked } from './apiClient.ts';
import { type CallResult, runCase } from './callResult.ts';
import { calls, extensions, ingestion, isPaged, signatureOf } from './calls.ts';
import type { CallName } from './cases/callCase.ts';
import { samples } from './cases/index.ts';
import { type Good, good, isMissing } from './checks/good.ts';
import { repeatsAnswers } from './checks/idempotency.ts';
import { keepsTheRest } from './checks/keeps.ts';
import { comesInPages } from './checks/lists.ts';
import { knowsItsIds, needsToken, readsItsBody, unknownIds } from './checks/refusals.ts';
import { obeysRoles } from './checks/roles.ts';
import { keepsStrangersOut } from './checks/strangers.ts';
import { answersNotModified, changesItsTag, guardsVersions } from './checks/versions.ts';
import { makeClient, NoAnswer } from './client.ts';
import { makeContext, type TestContext } from './context.ts';
import { type Options, type Report, summary } from './report.ts';
import { emptyWriteLog, ifPossible, toCallReport, type WriteLog } from './writeLog.ts';

/** The server can't be checked at all. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/**
 * Checks every endpoint of the contract against a server, in an organization that is created for the run and deleted
 * at the end.
 *
 * @throws {Unreachable} if the server doesn't respond or doesn't accept the token
 */
export async function runConformance(options: Options): Promise<Report> {
  const startedAt = new Date();
  const { server, token, timeout = 15_000, onWait } = options;
  const client = makeClient({ server, token, timeout, onWait });
  const world = makeContext(client, options);
  await ping(world.send('readMe'), server);
  for (const option of ['stranger', 'viewer'] as const) {
    const other = options[`${option}Token`];
    if (other !== undefined) await ping(world.send('readMe', { token: other }), server, `--${option}-token`);
  }

  const chosen = calls.filter((call) => isChosen(call, options.only));
  const ledgers = new Map<CallName, WriteLog>();
  async function take(names: readonly CallName[]) {
    for (const name of names) {
      if (options.signal?.aborted) break;
      const ledger = emptyWriteLog();
      await tryCall(runCase(name, samples[name], ledger, { world, options, ledgers, samples }));
      ledgers.set(name, ledger);
    }
  }
  const names = chosen.map(([name]) => name);
  const last = lastOf(options).filter((name) => names.includes(name));
  let leftovers: string[] = [];
  try {
    await take(inOrder(chosen).filter((name) => !last.includes(name)));
  } finally {
    leftovers = await world.cleanUp();
  }
  await take(last);

  return summary(options, {
    server,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    requests: client.requests(),
    calls: chosen.flatMap(([name, { method, path }]) => {
      const ledger = ledgers.get(name);
      return ledger
        ? [
            toCallReport(
              {
                ...{ name, method, path, isExtension: extensions.has(name) },
                ...(ingestion.has(name) && { level: 'ingestion' }),
              },
              ledger,
            ),
          ]
        : [];
    }),
    skippedLevels: await skippedLevels(world, names),
    leftovers,
  });
}

/** The levels that were asked for and that the backend lacks. */
async function skippedLevels({ ingestionGap }: TestContext, names: readonly CallName[]) {
  const why = names.some((name) => ingestion.has(name))
    ? await ingestionGap.had()?.catch(() => undefined)
    : undefined;
  return why === undefined ? [] : [{ level: 'ingestion' as const, why }];
}

async function ping(me: Promise<{ status: number }>, server: string, option = 'the token') {
  const { status } = await me.catch((error: Error) => {
    throw new Unreachable(`${server} cannot be reached: ${error.message}.`);
  });
  if (status === 401)
    throw new Unreachable(`${server} does not accept ${option}: sign in again and give a new one.`);
}

/** Whether an endpoint is selected: by its exact name, or by a word in its name, method or path. */
function isChosen([name, endpoint]: [CallName, Endpoint], only: string | undefined) {
  if (only !== undefined && Object.hasOwn(samples, only)) return name === only;
  const words = `${name} ${signatureOf(endpoint)}`.toLowerCase();
  return only === undefined || words.includes(only.toLowerCase());
}

/** Reads come first, because the checks of changes rely on reads that work. */
function inOrder(chosen: readonly [CallName, Endpoint][]): CallName[] {
  const turn = ({ method }: Endpoint) => (method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1);
  return chosen.toSorted(([, a], [, b]) => turn(a) - turn(b)).map(([name]) => name);
}

/** Endpoints that end sign-ins come last, with the one that ends `token` at the very end. */
const lastOf = ({ spareTokens = [] }: Options): CallName[] =>
  spareTokens.length > 0
    ? ['endLoginSession', 'logout', 'endOtherLoginSessions']
    : ['endLoginSession', 'endOtherLoginSessions', 'logout'];

async function tryCall(trial: CallResult) {
  const { ledger } = trial;
  try {
    await check(trial);
  } catch (error) {
    if (error instanceof Blocked) ledger.notRun = error.message;
    else if (error instanceof NoAnswer) ledger.differs.push(error.message);
    else throw error;
  }
}

async function check(trial: CallResult) {
  const { name, endpoint, sample, ledger, world } = trial;
  if (ingestion.has(name)) {
    const gap = await world.ingestionGap();
    if (gap !== undefined) {
      ledger.notRun = gap;
      return;
    }
  }
  if (sample.instead) {
    const reason = await sample.instead(trial);
    if (ledger.isMissing) return;
    if (reason !== undefined) ledger.notRun = reason;
    const params = unknownIds(endpoint);
    if (!endpoint.public) {
      if (reason !== undefined && isMissing(trial, await trial.send({ params, token: null }))) return;
      await needsToken(trial, params);
    }
    await knowsItsIds(trial, params);
    await readsItsBody(trial, params);
    return;
  }
  const done = await good(trial);
  if (done) await checkMore(trial, done);
}

async function checkMore(trial: CallResult, done: Good) {
  const { endpoint } = trial;
  const { method } = endpoint;
  if (method === 'GET' && !endpoint.public) await answersNotModified(trial, done);
  if (!endpoint.public) await needsToken(trial, done.params);
  await knowsItsIds(trial, done.params);
  await readsItsBody(trial, done.params);
  // Before other people try to change the row, because its ETag is known now.
  if (method === 'POST') await repeatsAnswers(trial, done.params);
  else if (method !== 'GET') await guardsVersions(trial, done);
  const { ledger } = trial;
  if (!endpoint.public) {
    await ifPossible(ledger, 'that strangers are kept out', () => keepsStrangersOut(trial, done));
  }
  await ifPossible(ledger, 'that roles are obeyed', () => obeysRoles(trial, done));
  if (isPaged(endpoint)) await comesInPages(trial, done);
  await changesItsTag(trial, done);
  await ifPossible(ledger, 'that a change leaves the rest alone', () => keepsTheRest(trial, done));
}
