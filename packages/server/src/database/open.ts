import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { createCluster } from './durable/cluster.ts';
import { type Engine, startEngine } from './durable/engine.ts';
import { prepareFolder } from './durable/folder.ts';
import { type Lock, lock } from './durable/lock.ts';
import { DatabaseError, DatabaseUnavailable } from './errors.ts';
import { migrate } from './migrate.ts';
import {
  type EndedQuery,
  embeddedPool,
  observedQueriesOn,
  type PoolUse,
  postgresPool,
  useOf,
} from './pool.ts';
import type { Tables } from './schema.ts';

/** An open database, migrated. */
export interface Database {
  db: Kysely<Tables>;
  engine: 'embedded' | 'postgres';
  /** Whether the database responds within a second. */
  isReady(): Promise<boolean>;
  connections(): PoolUse;
  /** Sets the listener of all statements. */
  onQuery(listener: (query: EndedQuery) => void): void;
  /** Closes the connections. Also writes the embedded database to the disk and unlocks its folder. */
  close(): Promise<void>;
}

/** The location of the data: a folder for the embedded database, or a PostgreSQL server. */
export type DatabaseConfig = { dataDir: string } | { databaseUrl: string };

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {DatabaseError} with a one-sentence message for the person who starts the server
 * @example const database = await open({ dataDir: './data' });
 */
export function open(config: DatabaseConfig): Promise<Database> {
  return 'databaseUrl' in config ? openPostgres(config.databaseUrl) : openEmbedded(resolve(config.dataDir));
}

async function openEmbedded(dataDir: string): Promise<Database> {
  prepareFolder(dataDir);
  const held = await lock(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await createCluster(folder);
    return await openEngine(await startEngine({ folder, backups: join(dataDir, 'backups') }), held);
  } catch (error) {
    held.release();
    throw error;
  }
}

async function openEngine(engine: Engine, held: Lock): Promise<Database> {
  const pool = embeddedPool(engine.exchange);
  const { db, onQuery } = observedQueriesOn(pool);
  const end = () => db.destroy().then(() => engine.close());
  try {
    await migrate(db, undefined, () => engine.writeBackup());
  } catch (error) {
    await end();
    throw error;
  }
  return {
    db,
    engine: 'embedded',
    isReady: () => answers(db),
    connections: () => useOf(pool),
    onQuery,
    async close() {
      await end();
      held.release();
    },
  };
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = postgresPool(databaseUrl);
  const { db, onQuery } = observedQueriesOn(pool);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseUnavailable ? unreachable(databaseUrl, error) : error;
  }
  return {
    ...{ db, engine: 'postgres' },
    isReady: () => answers(db),
    connections: () => useOf(pool),
    onQuery,
    close: () => db.destroy(),
  };
}

/** Names the server, but not the connection string, which can contain a password. */
function unreachable(databaseUrl: string, error: DatabaseUnavailable): DatabaseError {
  const { host } = new URL(databaseUrl);
  return new DatabaseError(
    `The PostgreSQL server at ${host} does not answer. Check that it runs and that DATABASE_URL is right.`,
    { cause: error },
  );
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  const { promise, resolve: answer } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => answer(false), 1_000);
  sql`select 1`.execute(db).then(
    () => answer(true),
    () => answer(false),
  );
  const isReady = await promise;
  clearTimeout(timer);
  return isReady;
}
