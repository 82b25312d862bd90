import { normalisePhone } from '@console/contract/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { holds } from '../api/paging.ts';
import type { Tables } from '../database/schema.ts';

/**
 * Whether a contact's name, email or phone number contains the words. Numbers are stored as sent, so both formats are
 * searched.
 */
export function mentions(words: string): RawBuilder<SqlBool> {
  const local = normalisePhone(words);
  const isNumber = /^\+?\d+$/.test(local);
  const forms = isNumber ? [local, local.replace(/^0(?=\d)/, '972'), local.replace('+', '')] : [];
  const texts = new Set([words.trim(), ...forms]);
  return sql`(${sql.join(
    [...texts].map((text) => holds(sql.ref('contacts.search_text'), text)),
    sql` or `,
  )})`;
}

/** The most contacts that a search in conversations looks up. */
export const mostContacts = 1000;

/**
 * The contacts of an organization that contain the words.
 *
 * @returns undefined if there are more than `mostContacts`, after reading no more than that
 */
export async function contactsWith(trx: Kysely<Tables>, orgId: string, words: string) {
  const rows = await trx
    .selectFrom('contacts')
    .select('id')
    .where('org_id', '=', orgId)
    .where(mentions(words))
    .limit(sql.lit(mostContacts + 1))
    .execute();
  return rows.length > mostContacts ? undefined : rows.map(({ id }) => id);
}

/** Whether a conversation is with one of these contacts. Uses the index. */
export const isWithOneOf = (contactIds: readonly string[]) =>
  sql<SqlBool>`sessions.contact_id = any(${contactIds}::uuid[])`;

/**
 * Whether a conversation is with a contact that contains the words. A scalar subquery reads the contact of each
 * conversation; `exists` could read all contacts.
 */
export const isWith = (words: string) =>
  sql<SqlBool>`coalesce((select ${mentions(words)} from contacts
    where contacts.org_id = sessions.org_id and contacts.id = sessions.contact_id), false)`;
