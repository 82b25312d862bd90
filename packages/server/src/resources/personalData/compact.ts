import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/** How many segments of the write-ahead log can be left from before. */
const mostSegments = 10;

/**
 * Rewrites the tables of the embedded database without their deleted rows, which otherwise stay in the files until
 * something overwrites them. Statistics contain words too, so they are collected again. Then it begins a new
 * write-ahead log and deletes the old one. Nothing else can use the database in the meantime.
 *
 * @param mostBytes leaves out larger tables
 * @returns the tables that were left out
 */
export async function compact(db: Kysely<Tables>, mostBytes = Number.POSITIVE_INFINITY): Promise<string[]> {
  const large: string[] = [];
  const { rows: tables } = await sql<{ table: string; size: number }>`
    select relname as table, pg_total_relation_size(oid) as size from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  for (const { table, size } of tables) {
    if (size > mostBytes) {
      large.push(table);
      continue;
    }
    // Collecting the statistics of an empty table keeps the old ones.
    await sql`delete from pg_statistic where starelid = ${table}::regclass
      or starelid in (select indexrelid from pg_index where indrelid = ${table}::regclass)`.execute(db);
    await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db);
  }
  await sql`vacuum full pg_statistic`.execute(db);
  await beginLog(db);
  return large;
}

/** Deletes the segments of the write-ahead log, which PostgreSQL would otherwise rename and overwrite later. */
async function beginLog(db: Kysely<Tables>) {
  await sql`set wal_recycle = off`.execute(db);
  for (let round = 0; round < mostSegments; round += 1) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
    const { rows } = await sql`select name from pg_ls_waldir()
      where name > pg_walfile_name(pg_current_wal_lsn())`.execute(db);
    if (rows.length === 0) break;
  }
  await sql`reset wal_recycle`.execute(db);
}
