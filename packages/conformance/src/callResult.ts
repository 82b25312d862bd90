import { type Endpoint, endpoints } from '@console/contract';
import { Blocked, type Sending } from './apiClient.ts';
import { type Params, paramNames, signatureOf } from './calls.ts';
import type { CallCase, CallName } from './cases/callCase.ts';
import type { Answer } from './client.ts';
import type { TestContext } from './context.ts';
import type { Options } from './report.ts';
import type { WriteLog } from './writeLog.ts';

/** One endpoint under test. */
export interface CallResult {
  name: CallName;
  endpoint: Endpoint;
  sample: CallCase;
  world: TestContext;
  options: Options;
  ledger: WriteLog;
  /** Sends a request to the endpoint. */
  send(sending?: Sending): Promise<Answer>;
  /** Sends a request to any endpoint. */
  sendOther(name: CallName, sending?: Sending): Promise<Answer>;
  /** The path parameters of a valid request. */
  params(): Promise<Params>;
  /** A valid body; undefined for an endpoint without one. */
  body(): Promise<Record<string, unknown> | undefined>;
  /** Sends a valid request to another endpoint, which changes something. Returns whether it was accepted. */
  change(name: CallName): Promise<boolean>;
  /**
   * The response of another endpoint, used to judge this one. Undefined if that endpoint is itself wrong, so that
   * one mistake of a server is reported once.
   */
  read(
    name: CallName,
    params?: Params,
    query?: Readonly<Record<string, string>>,
  ): Promise<{ reply: unknown } | undefined>;
}

interface Surroundings {
  world: TestContext;
  options: Options;
  ledgers: ReadonlyMap<CallName, WriteLog>;
  samples: Readonly<Record<CallName, CallCase>>;
}

export function runCase(
  name: CallName,
  sample: CallCase,
  ledger: WriteLog,
  { world, options, ledgers, samples }: Surroundings,
): CallResult {
  const endpoint: Endpoint = endpoints[name];

  const sendOther = world.send;

  async function change(other: CallName) {
    try {
      const params = await samples[other].params?.(world);
      const { status } = await sendOther(other, { params, body: await samples[other].body?.(world) });
      return status < 300;
    } catch (error) {
      if (error instanceof Blocked) return false;
      throw error;
    }
  }

  async function read(other: CallName, params: Params = {}, query: Readonly<Record<string, string>> = {}) {
    const known = ledgers.get(other);
    if (known?.isMissing || known?.notRun !== undefined || known?.differs.length) return undefined;
    const answer = await sendOther(other, { params, query });
    if (answer.status === 404) return { reply: undefined };
    const reply = endpoints[other].reply.safeParse(answer.json);
    return answer.status === 200 && reply.success ? { reply: reply.data } : undefined;
  }

  return {
    ...{ name, endpoint, sample, world, options, ledger, sendOther, change, read },
    async send({ query, token, ...rest } = {}) {
      const bearer = token === undefined ? await sample.token?.(world) : token;
      return sendOther(name, {
        ...rest,
        ...(bearer !== undefined && { token: bearer }),
        query: { ...sample.query?.(world), ...query },
      });
    },
    params: async () => {
      if (paramNames(endpoint).length > 0 && !sample.params) throw new Error(`${name} has no ids`);
      return (await sample.params?.(world)) ?? {};
    },
    body: async () => sample.body?.(world),
  };
}

/** @example titleOf('readMe') // 'GET /users/me' */
export const titleOf = (name: CallName) => signatureOf(endpoints[name]);
