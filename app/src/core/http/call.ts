import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@console/contract';
import { askWith, reportAnswer, reportSilence } from './connection.ts';
import { ApiError, errorFrom } from './errors.ts';
import { newKey } from './keys.ts';
import { reportFactorRequired } from './requiredFactor.ts';
import { reportRefusal } from './rights.ts';
import { endSession, getSession, subscribeSession } from './session.ts';
import { isPlain, toWire } from './wire.ts';

const base = '/api';
const requestTimeout = 15_000;
const retries = 2;

/** More than a screen loads at once. Beyond it, the least recently used answer is dropped. */
const mostAnswers = 20;

const answers = new Map<string, KnownAnswer>();
let owner: string | undefined;

type Params<E> = E extends { params: unknown } ? { params: ParamsOf<E> } : unknown;
type Body<E> = E extends { body: unknown } ? { body: BodyOf<E> } : unknown;
type Query<E> = E extends { query: unknown } ? { query?: QueryOf<E> } : unknown;

/** The options of a call, as its endpoint requires them. */
export type CallOptions<E extends Endpoint> = Params<E> & Body<E> & Query<E> & CommonOptions;

interface CommonOptions {
  signal?: AbortSignal | undefined;
  /** The `etag` that the resource was read with: the server rejects the change if someone else changed it since. */
  etag?: string | null;
  /** Identifies this operation, so that sending it twice does it once. @default a new one */
  idempotencyKey?: string;
  /** Lets the request outlive the page. @default false */
  keepalive?: boolean;
  /** Whether the answer to a GET is cached, to be revalidated by its `etag` the next time. @default true */
  keeps?: boolean;
  /** Whether a POST without an answer is retried, with the same `idempotencyKey`. @default true */
  isRepeatable?: boolean;
}

interface LooseOptions extends CommonOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** An answer with its `etag`, to send with a later change. */
export interface Tagged<T> {
  reply: T;
  etag: string | null;
}

interface Answered<T> {
  reply: T;
  headers: Headers;
}

/**
 * Calls the API. The contract is used as types only, so a wrong path, field or method doesn't compile. Times out after
 * 15 seconds. A repeated GET is revalidated, and returns the same object again if nothing has changed. A POST without
 * an answer is retried up to twice with the same idempotency key, but not after a timeout or with a `Retry-After` of
 * more than 5 seconds: then a person decides.
 *
 * @throws {ApiError} for every answer but 2xx and for none; an aborted call throws the signal's own reason
 * @example
 * call<typeof channels.listChannels>('GET', '/organization/:orgId/channels', { params: { orgId }, signal });
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E>,
): Promise<ReplyOf<E>> {
  return (await callTagged<E>(method, path, options)).reply;
}

/** Like `call`, and also returns the `etag` of the answer. */
export async function callTagged<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E>,
): Promise<Tagged<ReplyOf<E>>> {
  const { reply, headers } = await callAnswered<E>(method, path, options);
  return { reply, etag: headers.get('etag') };
}

/** Like `call`, and also returns the headers of the answer. For `core` only. */
export async function callAnswered<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E>,
): Promise<Answered<ReplyOf<E>>> {
  const loose: LooseOptions = options;
  const isRead = method === 'GET';
  const request = isRead ? loose : { ...loose, idempotencyKey: loose.idempotencyKey ?? newKey() };
  // A screen starts many reads at once, each of which takes milliseconds on a phone: the page stays responsive.
  if (isRead) await globalThis.scheduler?.yield?.();
  for (let attempt = 0; ; attempt++) {
    try {
      return (await send(method, path, request)) as Answered<ReplyOf<E>>;
    } catch (error) {
      // The server stores idempotency keys only for people who are signed in: only their POST can be repeated safely.
      const isRepeatable = method === 'POST' && loose.isRepeatable !== false && getSession() !== null;
      const isWorthRetrying = isRepeatable && error instanceof ApiError && error.isSoonOver;
      if (!isWorthRetrying || attempt === retries) throw error;
      await pauseBefore(attempt, error, request.signal);
    }
  }
}

async function send(method: string, path: string, request: LooseOptions): Promise<Answered<unknown>> {
  const token = getSession()?.user.token;
  const address = addressOf(path, request);
  const known = method === 'GET' ? answerAt(address, token) : undefined;
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(address, {
      method,
      signal,
      ...(request.keepalive && { keepalive: true }),
      ...contentOf(request, token, known),
    });
    reply = response.ok && response.status !== 204 ? await response.json() : undefined;
  } catch (cause) {
    request.signal?.throwIfAborted();
    reportSilence();
    throw new ApiError(timeout.aborted ? 'timeout' : 'network', { cause });
  }
  if (known && response.status === 304) {
    reportAnswer();
    return known;
  }
  if (response.ok) {
    reportAnswer();
    const answer = { reply: unwrap(reply), headers: response.headers };
    if (method === 'GET' && request.keeps !== false) keepAnswer(address, token, answer);
    return answer;
  }
  const error = await errorFrom(response);
  if ([502, 503, 504].includes(error.status)) reportSilence();
  else reportAnswer();
  // Several calls can return 401 at once: the first ends the session, the others find it ended.
  if (error.status === 401 && token && getSession()?.user.token === token) endSession();
  // The person's permissions might have changed, or they might have been removed from a team.
  if (error.type?.endsWith(':second-factor-setup-required')) reportFactorRequired();
  else if ([403, 404].includes(error.status) && path !== '/organizations') reportRefusal();
  console.error(error.message, error.status, method, path, error.requestId ?? '', error.detail ?? '');
  throw error;
}

function contentOf(
  { body, etag, idempotencyKey }: LooseOptions,
  token: string | undefined,
  known: Answered<unknown> | undefined,
) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (etag) headers['if-match'] = etag;
  const seen = known?.headers.get('etag');
  if (seen) headers['if-none-match'] = seen;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body === undefined) return { headers };
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(toWire(body)) };
}

/** The URL of a call: path parameters are encoded, empty query values left out. */
export function addressOf(path: string, { params = {}, query = {} }: Pick<LooseOptions, 'params' | 'query'>) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, `${value}`);
  return `${base}${filled}${search.size ? `?${search}` : ''}`;
}

/**
 * Milliseconds before the next attempt: 0.5 s, doubled each time, with jitter so that many consoles don't retry at the
 * same moment. The server's `Retry-After` takes precedence.
 */
export function retryDelay(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return asked !== null ? asked * 1000 : 500 * 2 ** attempt * (0.5 + Math.random());
}

async function pauseBefore(attempt: number, error: unknown, signal: AbortSignal | undefined) {
  await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, error)));
  signal?.throwIfAborted();
}

subscribeSession((session) => {
  if (!session) forgetAnswers();
});

askWith(async () => {
  const answer = await fetch(`${base}/user/methods`, { signal: AbortSignal.timeout(requestTimeout) }).catch(
    () => null,
  );
  return answer !== null && ![502, 503, 504].includes(answer.status);
});

/** The value that a reply wraps as `{ data }`, or the reply itself. */
export function unwrap(reply: unknown): unknown {
  return isPlain(reply) && Object.keys(reply).length === 1 && 'data' in reply ? reply.data : reply;
}

/** The last answer from a URL. Its headers contain its `etag`. */
interface KnownAnswer {
  reply: unknown;
  headers: Headers;
}

/**
 * The last answer that this person got from a URL. A request with its `etag` is answered with 304 if nothing has
 * changed, and the same object is returned again, so nothing is parsed or rendered again.
 */
function answerAt(address: string, token: string | undefined): KnownAnswer | undefined {
  if (owner !== token) answers.clear();
  owner = token;
  const answer = answers.get(address);
  if (answer) {
    answers.delete(address);
    answers.set(address, answer);
  }
  return answer;
}

/** Caches an answer for the next request. One without an `etag` can't be revalidated, so it isn't cached. */
function keepAnswer(address: string, token: string | undefined, answer: KnownAnswer) {
  if (owner !== token || !answer.headers.has('etag')) return;
  answers.delete(address);
  answers.set(address, answer);
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
}

/** Drops all cached answers, for example after a sign-out. */
function forgetAnswers() {
  answers.clear();
}
