import { type Kysely, sql } from 'kysely';

/** The services that an organization can connect to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into integration_types (type, name, label, image, position) values
    ('google_calendar', 'Google Calendar', 'Google Calendar', 'google_calendar.svg', 1),
    ('whatsapp', 'WhatsApp', 'WhatsApp', 'whatsapp.svg', 2),
    ('meta', 'Meta', 'Meta', 'meta.svg', 3)`.execute(db);
}
