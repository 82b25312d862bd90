import { type Kysely, sql } from 'kysely';

/**
 * Sorts text in the alphabetical order of the reader's language and statuses in workflow order. Search ignores accents
 * of Latin letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The script that sorts first in each language of the console. Other scripts follow in their usual order. */
const alphabets = { en: '', he: ';colReorder=hebr', ru: ';colReorder=cyrl' };
const languages = Object.keys(alphabets);

const niqqud = '\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7';
const plain = `regexp_replace(value, '[${niqqud}]', '', 'g')`;
const unaccented = `normalize(regexp_replace(normalize(${plain}, NFD), '([A-Za-z])[\u0300-\u036f]+', '\\1', 'g'), NFC)`;
const hasAccents = `value ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]'`;

const contactStatuses = `'new', 'contacted', 'converted', 'irrelevant', 'postponed'`;
const appointmentStatuses = `'pending', 'scheduled', 'completed', 'cancelled'`;

/** A generated column with the position of `status` in the list of statuses. */
const orderOf = (statuses: string) =>
  `add column status_order smallint not null generated always as (array_position(array[${statuses}], status)) stored`;

const statements = [
  // Sorts digits by value. Uses ICU's names from before BCP 47, because the embedded engine has no data for `-u-kn`.
  ...Object.entries(alphabets).map(
    ([language, first]) =>
      `create collation alphabet_${language} (provider = icu, locale = 'und@colNumeric=yes${first}')`,
  ),

  // Ignores case, niqqud, the dots of ё and accents of Latin letters, independent of the database locale. Only text
  // with accents needs the slow part.
  `create or replace function searchable(value text) returns text language sql immutable strict parallel safe
  return replace(lower((case when ${hasAccents} then ${unaccented} else ${plain} end) collate alphabet_en), 'ё', 'е')`,

  // The stored values were folded by the old version of the function.
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
