import { Client } from 'undici';

/** A request. */
export interface Sent {
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** What came back; status 0 when nothing did. */
export interface Reply {
  status: number;
  etag?: string | undefined;
  /** Seconds after which a refused caller may come again. */
  retryAfter?: string | undefined;
}

const requestTimeout = 20_000;

/** One kept connection that asks one thing after the other (HTTP/1.1). */
export class Connection {
  readonly #client: Client;

  constructor(address: string) {
    this.#client = new Client(address, {
      headersTimeout: requestTimeout,
      bodyTimeout: requestTimeout,
      keepAliveTimeout: 60_000,
    });
  }

  async ask({ headers, body = '', ...sent }: Sent): Promise<Reply> {
    const type = body && { 'content-type': 'application/json' };
    try {
      const reply = await this.#client.request({
        ...sent,
        body: body || null,
        headers: { ...headers, ...type },
      });
      await reply.body.arrayBuffer();
      const { etag, 'retry-after': retryAfter } = reply.headers as Record<string, string>;
      return { status: reply.statusCode, etag, retryAfter };
    } catch {
      return { status: 0 };
    }
  }

  close() {
    void this.#client.destroy();
  }
}

export const isGood = ({ status }: Reply) => (status >= 200 && status < 300) || status === 304;

/** How often each thing happened. */
export type Count = Record<string, number>;

/** Notes an answer that was not a good one: what it was, and how long it asked to stay away. */
export function counted(counts: Count, { status, retryAfter }: Reply) {
  const what = `${status || 'no answer'}${retryAfter ? ` with Retry-After ${retryAfter}` : ''}`;
  counts[what] = (counts[what] ?? 0) + 1;
}

/** The sum of several counts. */
export function summed(counts: readonly Count[]): Count {
  const sum: Count = {};
  for (const [what, times] of counts.flatMap(Object.entries<number>)) sum[what] = (sum[what] ?? 0) + times;
  return sum;
}

/** Waiting times in milliseconds. */
export interface Times {
  count: number;
  half: number;
  /** 99 of 100 waited no longer. */
  most: number;
  longest: number;
}

export function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { count: times.length, half: at(0.5), most: at(0.99), longest: at(1) };
}
