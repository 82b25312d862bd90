import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { EmbeddedSocket } from './EmbeddedSocket.ts';
import { DatabaseUnavailable, translate } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { nameOf } from './kept.ts';
import type { Tables } from './schema.ts';

/** Parses 8-byte integers (`bigint`, `count(*)`) as numbers, because ours stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** The embedded engine has one connection, so a query outside the current transaction fails instead of hanging. */
export function embeddedPool(exchange: Exchange): pg.Pool {
  return keeping(
    listening(
      new pg.Pool({
        ...{ stream: () => new EmbeddedSocket(exchange) as Duplex as Socket, ssl: false, user: 'postgres' },
        ...{ max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 10_000, types },
      }),
    ),
  );
}

/** Connections to a PostgreSQL server. Statements and idle transactions time out after 15 s. */
export function postgresPool(connectionString: string): pg.Pool {
  return keeping(
    listening(
      new pg.Pool({
        connectionString,
        max: 10,
        connectionTimeoutMillis: 5_000,
        idleTimeoutMillis: 30_000,
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 15_000,
        application_name: 'console',
        keepAlive: true,
        types,
      }),
    ),
  );
}

/** The use of a pool. */
export interface PoolUse {
  /** Connections that run a query or a transaction. */
  busy: number;
  /** Queries and transactions that wait for a connection. */
  waiting: number;
  /** The maximum of connections. */
  most: number;
}

export const useOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolUse => ({
  ...{ busy: totalCount - idleCount, waiting: waitingCount, most: options.max },
});

/** A statement that has ended, without its parameters. */
export interface EndedQuery {
  text: string;
  milliseconds: number;
  isError: boolean;
}

/**
 * The query builder on a pool. It throws `DatabaseUnavailable` for lost connections.
 *
 * @param onEnd called after each statement
 */
export function queriesOn(pool: pg.Pool, onEnd?: (query: EndedQuery) => void): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: translating(pool) }),
    ...(onEnd && {
      log: ({ level, query, queryDurationMillis }) =>
        onEnd({ text: query.sql, milliseconds: queryDurationMillis, isError: level === 'error' }),
    }),
  });
}

/** The query builder on a pool, and a function that sets the listener of its statements. */
export function observedQueriesOn(pool: pg.Pool) {
  let listener: ((query: EndedQuery) => void) | undefined;
  return {
    db: queriesOn(pool, (query) => listener?.(query)),
    onQuery(chosen: typeof listener) {
      listener = chosen;
    },
  };
}

/** Adds error listeners. Without them, an idle connection that breaks would end the process. */
function listening(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Makes connections prepare the statements that are marked as `kept`. */
function keeping(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
    Object.assign(client, {
      query(text: unknown, ...rest: unknown[]) {
        const name = nameOf(text);
        return name ? query({ name, text, values: rest[0] }) : query(text, ...rest);
      },
    });
  });
}

function translating(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(rethrow);
      const known = clients.get(client) ?? translatingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}

function translatingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<never>;
  let isBroken = false;
  const overrides = new Map<string | symbol, unknown>([
    [
      'query',
      (...args: unknown[]) =>
        query(...args).catch((error: unknown) => {
          const told = translate(error);
          isBroken ||= told instanceof DatabaseUnavailable;
          throw told;
        }),
    ],
    // A client whose server has closed the connection can look alive for a moment. Don't reuse it.
    ['release', (discards?: boolean | Error) => client.release(discards || isBroken)],
  ]);
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = overrides.get(name) ?? Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as unknown as PostgresPoolClient;
}

function rethrow(error: unknown): never {
  throw translate(error);
}
