import { type Kysely, sql } from 'kysely';

/**
 * Time zones were kept by any name that Node knows. Of those the database does not know some (`AET`), and takes others
 * for abbreviations that mean another place (`IST`). Each becomes the IANA name of the place that the console has shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ zone: string }>`select distinct time_zone as zone from organizations`.execute(
    db,
  );
  const { rows: named } = await sql<{ name: string }>`select name from pg_timezone_names
    where name in ('UTC', 'GMT') or name ~ '^[A-Z][A-Za-z]+/'`.execute(db);
  const known = new Set(named.map(({ name }) => name));
  for (const { zone } of rows) {
    if (known.has(zone)) continue;
    const place = placeOf(zone);
    await sql`update organizations set time_zone = ${known.has(place) ? place : usual}
      where time_zone = ${zone}`.execute(db);
  }
}

const usual = 'Asia/Jerusalem';

function placeOf(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return usual;
  }
}
