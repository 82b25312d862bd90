import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** Rows to insert. Missing columns get the table's defaults. */
export type Rows<Table extends keyof Tables> = Partial<Selectable<Tables[Table]>>[];

/** Rows per statement: enough to be fast, but far below the maximum size of a message. */
const BATCH = 400;

/** Inserts many rows with the same columns. Each batch is one parameter, because parsing many parameters is slow. */
export async function insertMany<Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)`.execute(
      db,
    );
  }
}
