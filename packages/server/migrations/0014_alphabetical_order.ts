import { type Kysely, sql } from 'kysely';

/**
 * Texts are put in the alphabetical order of a reader's language, statuses in the order of work, and Latin letters are
 * found without their accents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Which script comes first in each language of the console; the others follow in their usual order. */
const alphabets = { en: '', he: ';colReorder=hebr', ru: ';colReorder=cyrl' };
const languages = Object.keys(alphabets);

const niqqud = '\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7';
const plain = `regexp_replace(value, '[${niqqud}]', '', 'g')`;
const unaccented = `normalize(regexp_replace(normalize(${plain}, NFD), '([A-Za-z])[\u0300-\u036f]+', '\\1', 'g'), NFC)`;
const hasAccents = `value ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]'`;

const contactStatuses = `'new', 'contacted', 'converted', 'irrelevant', 'postponed'`;
const appointmentStatuses = `'pending', 'scheduled', 'completed', 'cancelled'`;

/** The place of `status` among the statuses, as a column. */
const orderOf = (statuses: string) =>
  `add column status_order smallint not null generated always as (array_position(array[${statuses}], status)) stored`;

const statements = [
  // Digits count by their value. The names are those of ICU before BCP 47: the embedded engine has no tables for `-u-kn`.
  ...Object.entries(alphabets).map(
    ([language, first]) =>
      `create collation alphabet_${language} (provider = icu, locale = 'und@colNumeric=yes${first}')`,
  ),

  // Case, niqqud, the dots of ё and accents of Latin letters make no difference, whatever the locale of the database. Only
  // texts with accents need the slow part.
  `create or replace function searchable(value text) returns text language sql immutable strict parallel safe
  return replace(lower((case when ${hasAccents} then ${unaccented} else ${plain} end) collate alphabet_en), 'ё', 'е')`,

  // What is stored was folded by the function as it was before.
  'drop index contacts_name',
  'drop index contacts_next',
  'drop index contacts_responsible_name',
  'drop index contacts_status',
  'drop index appointments_title',
  'drop index appointments_status',
  `alter table contacts ${orderOf(contactStatuses)},
  drop column search_text, add column search_text text not null generated always as
  (searchable(name) || E'\\n' || only_digits(phone) || E'\\n' || searchable(email)) stored`,
  'create index contacts_search on contacts using gin (org_id, search_text gin_trgm_ops)',
  `alter table sessions drop column search_summary, drop column search_text,
  add column search_summary text not null generated always as (searchable(summary)) stored,
  add column search_text text not null generated always as
    (searchable(summary || E'\\n' || transcription)) stored`,
  'create index sessions_search on sessions using gin (org_id, search_text gin_trgm_ops)',
  `alter table appointments ${orderOf(appointmentStatuses)},
  drop column search_text, add column search_text text not null generated always as
  (searchable(title || E'\\n' || contact_name) || E'\\n'
    || regexp_replace(only_digits(contact_phonenumber), '^972', '0')) stored`,
  'create index appointments_search on appointments using gin (org_id, search_text gin_trgm_ops)',

  ...languages.flatMap((language) => [
    `create index contacts_name_${language} on contacts (org_id, (name collate alphabet_${language}), id)`,
    `create index contacts_next_${language} on contacts
  (org_id, coalesce(next_date_of_contact, 'infinity'), (name collate alphabet_${language}), id)`,
    `create index contacts_responsible_${language} on contacts
  (org_id, (responsible collate alphabet_${language}), id)`,
    `create index appointments_title_${language} on appointments
  (org_id, (title collate alphabet_${language}), id)`,
  ]),
  'create index contacts_status on contacts (org_id, status_order, id)',
  'create index appointments_status on appointments (org_id, status_order, start_time, id)',
];
