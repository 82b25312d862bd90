import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Problem } from './errors.ts';
import type { Paged } from './paging.ts';

/** The rows that are read at a time. */
export const batch = { limit: 200, isBatch: true } as const;

/** In characters. Longer strings aren't in the part of the heap that is collected often. */
const pieceLength = 30_000;

/** A list that is too long for memory: its first batch, and a function that reads the next ones. */
export class RowStream<Row = unknown> {
  readonly #first: Paged<Row>;
  readonly #after: (cursor: string) => Promise<Paged<Row>>;

  constructor(first: Paged<Row>, after: (cursor: string) => Promise<Paged<Row>>) {
    this.#first = first;
    this.#after = after;
  }

  /** The JSON array. A batch is read only after the client has received the previous one. */
  toReadable(toText: (row: Row) => string, onEnd: () => void): Readable {
    return Readable.from(this.#pieces(toText), { encoding: 'utf8' }).once('close', onEnd);
  }

  async *#pieces(toText: (row: Row) => string): AsyncGenerator<string> {
    let [page, text, separator] = [this.#first, '[', ''];
    for (;;) {
      for (const row of page.rows) {
        text += separator + toText(row);
        separator = ',';
        if (text.length < pieceLength) continue;
        yield text;
        text = '';
      }
      if (!page.next) break;
      page = await this.#after(page.next);
    }
    yield `${text}]`;
  }
}

const most = { session: 2, all: 16 };

/**
 * Counts the lists that are being sent. A slow client keeps a batch in memory as long as it reads, so the limits are
 * two lists per session and 16 in total.
 */
export function countRowStreams(app: FastifyInstance) {
  const open = new Map<string, number>();
  let all = 0;
  app.decorate('openRowStream', (sessionId) => {
    const own = open.get(sessionId) ?? 0;
    const headers = { 'retry-after': '5' };
    if (own >= most.session) throw new Problem('rate-limited', { headers });
    if (all >= most.all) throw new Problem('unavailable', { headers });
    open.set(sessionId, own + 1);
    all += 1;
    return () => {
      all -= 1;
      const left = (open.get(sessionId) ?? 1) - 1;
      if (left > 0) open.set(sessionId, left);
      else open.delete(sessionId);
    };
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts one list that is being sent.
     *
     * @returns a function to call after the list was sent
     * @throws {Problem} `rate-limited`, `unavailable`
     */
    openRowStream(sessionId: string): () => void;
  }
}
