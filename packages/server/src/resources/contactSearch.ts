import { normalisePhone } from '@console/contract/rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holds } from '../api/paging.ts';

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

/** Whether a conversation is with a contact of the organization that contains the words. Uses the indexes of both. */
export const isWith = (orgId: string, words: string) =>
  sql<SqlBool>`sessions.contact_id = any(array(
    select contacts.id from contacts where contacts.org_id = ${orgId} and ${mentions(words)}))`;
