import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** Rows as they are read, any column left out getting the table's default. */
export type Rows<Table extends keyof Tables> = Partial<Selectable<Tables[Table]>>[];

/** Rows in one statement: enough to be quick, few enough to stay far below the largest message. */
const BATCH = 400;

/** Inserts many rows of the same columns, in batches of one parameter each: parsing thousands of parameters is slow. */
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
