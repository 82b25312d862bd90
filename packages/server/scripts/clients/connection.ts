import { Client } from 'undici';

/** A request. */
export interface Sent {
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** The response; status 0 if there was none. */
export interface Reply {
  status: number;
  etag?: string | undefined;
  /** The seconds after which a rejected request can be retried. */
  retryAfter?: string | undefined;
}

const requestTimeout = 20_000;

/** A persistent connection that sends one request after the other (HTTP/1.1). */
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

/** Numbers of occurrences by name. */
export type Count = Record<string, number>;

/** Counts an unsuccessful response by its status and Retry-After. */
export function counted(counts: Count, { status, retryAfter }: Reply) {
  const what = `${status || 'no answer'}${retryAfter ? ` with Retry-After ${retryAfter}` : ''}`;
  counts[what] = (counts[what] ?? 0) + 1;
}

/** Adds up several counts. */
export function summed(counts: readonly Count[]): Count {
  const sum: Count = {};
  for (const [what, times] of counts.flatMap(Object.entries<number>)) sum[what] = (sum[what] ?? 0) + times;
  return sum;
}

/** Waiting times in milliseconds. */
export interface Times {
  count: number;
  half: number;
  /** The 99th percentile. */
  most: number;
  longest: number;
}

export function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { count: times.length, half: at(0.5), most: at(0.99), longest: at(1) };
}
