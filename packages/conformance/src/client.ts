import { setTimeout as sleep } from 'node:timers/promises';

/** A request. */
export interface Question {
  method: string;
  /** Relative to the server's URL. */
  path: string;
  /** The path is relative to the root of the site instead. */
  isAtRoot?: boolean;
  query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; bytes as they are, with the content type of `headers`. */
  body?: unknown;
  /** A bearer token to send instead of the usual one; null for none. */
  token?: string | null | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A response. */
export interface Answer {
  status: number;
  headers: Headers;
  url: string;
  /** The parsed body if it is JSON; otherwise undefined. */
  json: unknown;
  text: string;
  /** The media type without parameters, such as `application/json`; empty if there is none. */
  type: string;
  isEmpty: boolean;
  /** The body of a file. */
  bytes?: Buffer;
}

/** The server couldn't be reached, or didn't respond in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

interface ClientOptions {
  server: string;
  token: string;
  timeout: number;
  onWait?: ((seconds: number) => void) | undefined;
}

const longestWait = 90;
const mostRetries = 5;

export type Client = ReturnType<typeof makeClient>;

/** Sends requests one at a time, and waits after a 429 as long as the server requires. */
export function makeClient({ server, token: usual, timeout, onWait }: ClientOptions) {
  const base = new URL(`${server.replace(/\/+$/, '')}/`);
  let requests = 0;

  async function once(question: Question): Promise<Answer> {
    const { method, path, isAtRoot, query, body, token = usual, headers } = question;
    const url = isAtRoot ? new URL(path, base.origin) : new URL(path.replace(/^\//, ''), base);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    if (url.origin !== base.origin) throw new NoAnswer(`${url.origin} is another server`);
    requests += 1;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body),
      }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const json = /[/+]json$/.test(type) ? parsed(text) : undefined;
    return {
      status: response.status,
      headers: response.headers,
      url: url.href,
      json,
      text,
      type,
      isEmpty: text === '',
      bytes,
    };
  }

  async function ask(question: Question): Promise<Answer> {
    for (let retry = 0; ; retry += 1) {
      const answer = await once(question).catch((error: unknown) => {
        throw error instanceof NoAnswer ? error : new NoAnswer(reason(error, timeout));
      });
      if (answer.status !== 429 || retry === mostRetries) return answer;
      const seconds = Math.min(Math.max(Number(answer.headers.get('retry-after')) || 1, 1), longestWait);
      onWait?.(seconds);
      await sleep(seconds * 1000);
    }
  }

  return { ask, requests: () => requests };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reason(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? `no answer: ${'code' in cause ? cause.code : cause.message}` : 'no answer';
}
