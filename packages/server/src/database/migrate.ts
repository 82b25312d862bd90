import { type Kysely, sql, type Transaction } from 'kysely';
import { DatabaseError } from './errors.ts';
import { type Migration, migrations } from './migrations.ts';

/** The advisory lock that allows only one of several starting servers to migrate. An arbitrary unique number. */
const LOCK = 7_063_185_112;

/**
 * Updates the schema to this version: runs each missing migration in its own transaction, never backwards. Then
 * rebuilds the alphabetical indexes if ICU was updated.
 *
 * @param beforeChange runs once before the first missing migration, if the database already has some
 * @returns the names of the migrations that were run
 * @throws {DatabaseError} if the schema is newer than this code
 */
export async function migrate<T>(
  db: Kysely<T>,
  steps: readonly Migration[] = migrations,
  beforeChange: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const done = await db.transaction().execute((trx) => prepare(trx, steps));
  if (done.length > 0 && done.length < steps.length) await beforeChange();
  const taken: string[] = [];
  for (const step of steps) {
    const isTaken = await db.transaction().execute((trx) => take(trx, step, steps));
    if (isTaken) taken.push(step.name);
  }
  await db.transaction().execute(refreshCollations);
  return taken;
}

/**
 * A newer ICU can sort letters differently, and an index that was built with the old order then misses rows. PostgreSQL
 * only warns about this.
 */
async function refreshCollations<T>(trx: Transaction<T>): Promise<void> {
  await lock(trx);
  const { rows } = await sql<{ name: string; indexes: string[] }>`select quote_ident(collname) as name,
      array(select indexrelid::regclass::text from pg_index where pg_collation.oid = any(indcollation)) as indexes
    from pg_collation
    where collnamespace = current_schema()::regnamespace and collprovider = 'i'
      and collversion is distinct from pg_collation_actual_version(oid)`.execute(trx);
  for (const { name, indexes } of rows) {
    for (const index of indexes) await sql`reindex index ${sql.raw(index)}`.execute(trx);
    await sql`alter collation ${sql.raw(name)} refresh version`.execute(trx);
  }
}

async function take<T>(trx: Transaction<T>, step: Migration, steps: readonly Migration[]): Promise<boolean> {
  const done = await prepare(trx, steps);
  if (done.includes(step.name)) return false;
  await step.up(trx as unknown as Kysely<unknown>);
  await sql`insert into schema_migrations (name) values (${step.name})`.execute(trx);
  return true;
}

/** Takes the lock and reads the names of the migrations that were run. */
async function prepare<T>(trx: Transaction<T>, steps: readonly Migration[]): Promise<string[]> {
  await lock(trx);
  await sql`create table if not exists schema_migrations
    (name text primary key, applied_at timestamptz not null default now())`.execute(trx);
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(trx);
  const unknown = rows.find(({ name }) => steps.every((step) => step.name !== name));
  if (unknown) {
    throw new DatabaseError(
      `The database was used by a newer version of the console (it has the step "${unknown.name}"). Start that version, or restore an older backup.`,
    );
  }
  return rows.map(({ name }) => name);
}

/** Held until the transaction ends. */
const lock = <T>(trx: Transaction<T>) => sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
