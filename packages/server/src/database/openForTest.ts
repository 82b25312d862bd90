import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { exchange } from './exchange.ts';
import { extensions } from './extensions.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';
import { embeddedPool, observedQueriesOn, postgresPool, queriesOn, useOf } from './pool.ts';

const migrationsFolder = new URL('../../migrations/', import.meta.url);
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/test-databases', import.meta.url));

/** Called with every statement that is sent to the database. */
export type QueryListener = (statement: string) => void;

/**
 * A separate, empty, migrated database for one test. It runs on the PostgreSQL server in `TEST_DATABASE_URL`, or else
 * embedded in memory, so that the same tests can run on both engines.
 *
 * @example
 * const { db, close } = await openForTest();
 */
export function openForTest(
  databaseUrl = process.env.TEST_DATABASE_URL,
  onQuery?: QueryListener,
): Promise<Database> {
  return databaseUrl ? openOnServer(databaseUrl, onQuery) : openInMemory(onQuery);
}

/** Databases of this process that no test uses at the moment. */
const idle: PGlite[] = [];

async function openInMemory(onQuery?: QueryListener): Promise<Database> {
  const lite = idle.pop() ?? (await PGlite.create({ loadDataDir: await template(), extensions }));
  const pool = heard(
    embeddedPool((messages) => exchange(lite, messages)),
    onQuery,
  );
  const { db, onQuery: observe } = observedQueriesOn(pool);
  return {
    db,
    engine: 'embedded',
    isReady: async () => lite.ready,
    connections: () => useOf(pool),
    onQuery: observe,
    async close() {
      await db.destroy();
      const isEmpty = await empty(async (statement) => (await lite.query<{ name: string }>(statement)).rows);
      if (isEmpty) idle.push(lite);
      else await lite.close();
    },
  };
}

/** Runs one statement and returns its rows. */
type Run = (statement: string) => Promise<{ name: string }[]>;

/** The tables that migrations fill. */
const filledByMigrations = ['schema_migrations', 'integration_types'];

/**
 * Deletes every row and resets the session, so that the next test gets a database in its initial state. This takes a
 * tenth of the time of opening a new one.
 *
 * @returns false if a test has changed the schema, and the database can't be used again
 */
async function empty(run: Run): Promise<boolean> {
  const steps = await run('select name from schema_migrations order by name');
  if (steps.map(({ name }) => name).join() !== migrations.map(({ name }) => name).join()) return false;
  const tables = await run(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const names = tables.map(({ name }) => name).filter((name) => !filledByMigrations.includes(name));
  // Without triggers, because the audit log is append-only.
  await run('set session_replication_role = replica');
  await run(`truncate ${names.join()} restart identity cascade`);
  await run('discard all');
  return true;
}

/** The names of this process's databases on the server that no test uses at the moment. */
const idleOnServer: string[] = [];

async function openOnServer(databaseUrl: string, onQuery?: QueryListener): Promise<Database> {
  const known = idleOnServer.pop();
  const name = known ?? `test_${randomUUID().replaceAll('-', '')}`;
  if (!known) await onServer(databaseUrl, (run) => run(`create database ${name}`));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = heard(postgresPool(url.href), onQuery);
  const { db, onQuery: observe } = observedQueriesOn(pool);
  if (!known) await migrate(db);
  return {
    db,
    engine: 'postgres',
    isReady: async () => true,
    connections: () => useOf(pool),
    onQuery: observe,
    async close() {
      await db.destroy();
      const isEmpty = await onServer(url.href, async (run) => {
        await run("set lock_timeout = '5s'");
        return empty(run);
      }).catch(() => false);
      if (isEmpty) idleOnServer.push(name);
      else await onServer(databaseUrl, (run) => run(`drop database ${name} with (force)`));
    },
  };
}

/** Calls the listener with every statement of the pool's connections, including the limits of transactions. */
function heard(pool: pg.Pool, onQuery?: QueryListener): pg.Pool {
  if (!onQuery) return pool;
  return pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: string, ...rest: unknown[]) => unknown;
    Object.assign(client, {
      query(statement: string, ...rest: unknown[]) {
        onQuery(statement);
        return query(statement, ...rest);
      },
    });
  });
}

async function onServer<T>(connectionString: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}

/**
 * A migrated embedded database, created once per engine version and set of migrations, because creating one takes
 * seconds. Other test processes of this checkout reuse it from the folder, also in later runs.
 */
export function template(folder = cache): Promise<Blob> {
  const path = join(folder, `${fingerprint()}.tar`);
  const known = templates.get(path) ?? readOrMakeTemplate(path);
  templates.set(path, known);
  return known;
}

const templates = new Map<string, Promise<Blob>>();

/**
 * Reads the whole file into memory, because a Blob of the file itself (`openAsBlob`) becomes unreadable when another
 * process replaces the file.
 */
async function readOrMakeTemplate(path: string): Promise<Blob> {
  const contents = await readFile(path).catch(() => undefined);
  return contents ? new Blob([contents]) : makeTemplate(path);
}

async function makeTemplate(path: string): Promise<Blob> {
  const lite = await PGlite.create({ extensions });
  const db = queriesOn(embeddedPool((messages) => exchange(lite, messages)));
  await migrate(db);
  await lite.exec('checkpoint');
  const contents = await lite.dumpDataDir('none');
  await db.destroy();
  await lite.close();
  await mkdir(dirname(path), { recursive: true });
  // Several test processes can do this at once. Each writes a complete file, and the last one stays.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await contents.arrayBuffer()));
  await rename(draft, path);
  return contents;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  // package.json pins the engine's version.
  hash.update(readFileSync(new URL('../../package.json', import.meta.url)));
  hash.update(readFileSync(new URL('./migrations.ts', import.meta.url)));
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(readFileSync(new URL(name, migrationsFolder)));
  return hash.digest('hex').slice(0, 16);
}
