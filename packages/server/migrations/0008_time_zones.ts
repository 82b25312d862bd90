import { type Kysely, sql } from 'kysely';

/**
 * Until now any time zone name that Node knows was stored. The database doesn't know some of them (`AET`) and treats
 * others as abbreviations of another place (`IST`). Each is replaced with the IANA name of the place that the console
 * has shown.
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
