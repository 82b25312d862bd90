import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** Requests of this time are added to the database together, in milliseconds. */
const batch = 1_000;
/** Rows of ended windows are deleted this often, in milliseconds. */
const tidying = 60_000;
/** The maximum of windows that a server remembers. */
const most = 10_000;

/** The requests of one key in the current window, as far as this server knows. */
interface Window {
  hash: string;
  /** Counted in the database, by all servers. */
  stored: number;
  /** Counted here, and being added to the database. */
  sent: number;
  /** Counted here since then. */
  fresh: number;
  /** The length in milliseconds. */
  length: number;
  /** In milliseconds since 1970. */
  end: number;
}

/**
 * Counts requests in the database, so that several servers share their rate limits. Each request of a rare kind is
 * counted at once. All others are counted here, and added once a second, because a write for each of them would cost
 * more than what the limit protects: for at most a second, a server doesn't know the requests of the others.
 *
 * @param isRare whether requests with this key are rare
 */
export class SharedCounts implements FastifyRateLimitStore {
  readonly #db: Kysely<Tables>;
  readonly #isRare: (key: string) => boolean;
  readonly #windows = new Map<string, Window>();
  #timer: NodeJS.Timeout | undefined;
  #running = Promise.resolve();
  #tidied = Date.now();

  constructor(db: Kysely<Tables>, isRare: (key: string) => boolean) {
    this.#db = db;
    this.#isRare = isRare;
  }

  /** Keys begin with the name of the limit, so all limits share the windows. */
  child(): SharedCounts {
    return this;
  }

  incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], length: number, limit: number): void {
    const window = this.#windowOf(key, length);
    this.#count(window, this.#isRare(key), limit).then(
      (current) => done(null, { current, ttl: Math.max(1, window.end - Date.now()) }),
      (error: Error) => done(error),
    );
  }

  /** Waits for the statement that is running, and sends none any more. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#windows.clear();
    await this.#running;
  }

  async #count(window: Window, isRare: boolean, limit: number): Promise<number> {
    if (!isRare) {
      window.fresh += 1;
      this.#addSoon();
    } else if (window.stored <= limit) {
      const [row] = await addCounts(this.#db, [{ ...window, amount: 1 }]);
      return learn(window, row);
    }
    return window.stored + window.sent + window.fresh;
  }

  #windowOf(key: string, length: number): Window {
    const known = this.#windows.get(key);
    if (known && known.end > Date.now()) return known;
    const hash = createHash('sha256').update(`limit:${key}`).digest('hex');
    const window = { hash, stored: 0, sent: 0, fresh: 0, length, end: Date.now() + length };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > most && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }

  #addSoon() {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const windows = [...this.#windows.values()].filter(({ fresh }) => fresh > 0);
      this.#running = this.#running
        .then(() => this.#add(windows))
        .then(() => this.#tidy())
        .catch(() => {});
    }, batch).unref();
  }

  /** Adds what is fresh, and learns what all servers have counted. */
  async #add(windows: readonly Window[]): Promise<void> {
    const additions = windows.map((window) => ({
      hash: window.hash,
      length: window.length,
      amount: window.fresh,
    }));
    for (const window of windows) [window.sent, window.fresh] = [window.fresh, 0];
    try {
      const rows = new Map((await addCounts(this.#db, additions)).map((row) => [row.hash, row]));
      for (const window of windows) learn(window, rows.get(window.hash));
    } catch {
      // Without the database, this server goes on alone.
      for (const window of windows) window.fresh += window.sent;
    }
    for (const window of windows) window.sent = 0;
  }

  async #tidy(): Promise<void> {
    if (Date.now() - this.#tidied < tidying) return;
    this.#tidied = Date.now();
    await this.#db.deleteFrom('guesses').where('expires_at', '<=', sql<Date>`now()`).execute();
  }
}

type Addition = Pick<Window, 'hash' | 'length'> & { amount: number };

interface Stored {
  hash: string;
  count: number;
  /** Milliseconds until the end of the window. */
  ttl: number;
}

/** Answers can arrive in another order than they were counted. */
function learn(window: Window, row: Stored | undefined): number {
  window.stored = Math.max(window.stored, row?.count ?? 0);
  if (row) window.end = Date.now() + row.ttl;
  return row?.count ?? window.stored;
}

/** In the order of the hashes, so that two servers don't wait for each other. The clock is the database's. */
async function addCounts(db: Kysely<Tables>, additions: readonly Addition[]) {
  const columns = {
    hashes: additions.map(({ hash }) => hash),
    amounts: additions.map(({ amount }) => amount),
    lengths: additions.map(({ length }) => length),
  };
  const { rows } = await sql<Stored>`
    insert into guesses as known (key_hash, count, next_at, expires_at)
    select hash, amount, now(), now() + length * interval '1 millisecond'
      from unnest(${columns.hashes}::text[], ${columns.amounts}::int[], ${columns.lengths}::int[])
        as sent (hash, amount, length) order by hash
    on conflict (key_hash) do update set
      count = case when known.expires_at <= now() then 0 else known.count end + excluded.count,
      expires_at = case when known.expires_at <= now() then excluded.expires_at else known.expires_at end
    returning key_hash as hash, count, (extract(epoch from expires_at - now()) * 1000)::float8 as ttl`.execute(
    db,
  );
  return rows;
}
