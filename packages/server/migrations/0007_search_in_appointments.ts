import { type Kysely, sql } from 'kysely';

/**
 * Appointments are found by the words of their title and of whom they are with, or by any part of the number;
 * two orders that people choose get their index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table appointments add column search_text text not null generated always as
  (searchable(title || E'\\n' || contact_name) || E'\\n'
    || regexp_replace(only_digits(contact_phonenumber), '^972', '0')) stored`,
  'create index appointments_search on appointments using gin (org_id, search_text gin_trgm_ops)',
  `create index contacts_responsible_name on contacts (org_id, (searchable(responsible) collate "C"), id)`,
  `create index appointments_title on appointments (org_id, (searchable(title) collate "C"), id)`,
];
