import { type Kysely, sql } from 'kysely';
import { startCluster } from '../src/database/durable/cluster.ts';
import { exchange } from '../src/database/exchange.ts';
import { embeddedPool, queriesOn } from '../src/database/pool.ts';

/** Keyed by the name of the table or sequence. */
export type Sums = Record<string, { rows: number; checksum: string }>;

/** The number of rows of each table, and a checksum that doesn't depend on their order. */
export async function sumsOf<T>(db: Kysely<T>): Promise<Sums> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const sums: Sums = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number; checksum: string | null }>`
      select count(*) as rows, md5(string_agg(line, '' order by line)) as checksum
        from (select md5(one::text) as line from ${sql.table(name)} as one) as lines`.execute(db);
    sums[name] = { rows: rows[0]?.rows ?? 0, checksum: rows[0]?.checksum ?? '' };
  }
  const { rows: sequences } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  for (const { name, value } of sequences) sums[name] = { rows: 1, checksum: String(value) };
  return sums;
}

/** The same for an embedded database that isn't open. */
export async function sumsInFolder(folder: string): Promise<Sums> {
  const { lite } = await startCluster(folder);
  const db = queriesOn(embeddedPool((messages) => exchange(lite, messages)));
  const sums = await sumsOf(db);
  await db.destroy();
  await lite.close();
  return sums;
}
