import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint, ReplyOf } from '@console/contract';
import { SimulationError } from './options.ts';

/** A request to the API of a console. */
export interface Request {
  /** The bearer token. */
  as: string;
  body?: unknown;
  query?: Readonly<Record<string, string>>;
}

/** Sends a request. The path is relative to `/api`. */
export type Send = (
  method: Endpoint['method'],
  path: string,
  request: Request,
) => Promise<{ status: number; body: unknown; retryAfter?: number }>;

/** The longest wait for a console that is busy or restarting, in seconds. */
const longestWait = 30;

/** Makes a call of the contract. */
export type Api = <const E extends Endpoint>(
  endpoint: E,
  params: Readonly<Record<string, string>>,
  request: Request,
) => Promise<ReplyOf<E>>;

/**
 * Makes calls of the contract. A call that wasn't answered, or was answered with 429 or 503, is sent again: what phone
 * services send can be repeated.
 *
 * @throws {SimulationError} with one sentence if a call fails
 */
export function apiOf(send: Send): Api {
  return async (endpoint, params, { query, ...request }) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const asked = query ? `${path}?${new URLSearchParams(query)}` : path;
    for (let waited = 0; ; ) {
      const answer = await send(endpoint.method, asked, request).catch(() => undefined);
      const status = answer?.status ?? 503;
      if (answer && status < 300) return endpoint.reply.parse(answer.body) as ReplyOf<typeof endpoint>;
      if ((status !== 429 && status !== 503) || waited >= longestWait) {
        const problem = answer ? `answered ${status}` : 'was stopped before the calls were over';
        throw new SimulationError(`The console ${problem} (${endpoint.method} ${endpoint.path}).`);
      }
      const seconds = Math.max(answer?.retryAfter ?? 1, 1);
      waited += seconds;
      await sleep(seconds * 1000);
    }
  };
}

/** Sends requests over HTTP. */
export const overHttp =
  (origin: string): Send =>
  async (method, path, { as, body }) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${as}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? undefined : JSON.parse(text),
      retryAfter: Number(answer.headers.get('retry-after') ?? 1),
    };
  };
