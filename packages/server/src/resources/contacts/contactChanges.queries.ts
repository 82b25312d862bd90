import type { BulkContactStatus, ContactFields, ContactPatch } from '@console/contract';
import { defaults } from '@console/contract/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { type ContactPlace, isId } from './contacts.queries.ts';

/** Adds a contact. The caller has checked the permission. */
export const insertContact = (trx: Kysely<Tables>, orgId: string, fields: ContactFields) =>
  trx
    .insertInto('contacts')
    .values({
      ...columnsOf({ ...defaults.contact, ...fields }, orgId),
      ...{ name: fields.name, phone: fields.phone, org_id: orgId },
    })
    .returning(['id', 'org_id', 'responsible_id'])
    .executeTakeFirstOrThrow();

/** Updates a contact if the person has the permission and the version matches. */
export const updateContact = (
  trx: Kysely<Tables>,
  user: User,
  { id, orgId }: Required<ContactPlace>,
  { responsible, ...fields }: ContactPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('contacts')
    .set({ ...columnsOf(fields, orgId), id })
    .$if(responsible !== undefined, (query) => query.set(assigneeColumns(responsible ?? '', orgId)))
    .where('contacts.id', '=', id)
    .where('contacts.org_id', '=', orgId)
    .where(allows(user, 'contacts', 'contacts.org_id'))
    .where(atVersion('contacts.version', version))
    .returning(['contacts.id', 'contacts.org_id', 'contacts.responsible_id'])
    .executeTakeFirst();

/** Sets the status of those contacts that belong to the organization. Locks rows by ID, which avoids deadlocks. */
export const setStatus = (trx: Kysely<Tables>, orgId: string, { ids, status }: BulkContactStatus) =>
  trx
    .updateTable('contacts')
    .set({ status })
    .where('contacts.id', 'in', (row) =>
      row
        .selectFrom('contacts as chosen')
        .select('chosen.id')
        .where('chosen.org_id', '=', orgId)
        .where('chosen.id', '=', sql<string>`any(${ids}::uuid[])`)
        .orderBy('chosen.id')
        .forUpdate(),
    )
    .returningAll()
    .execute();

/** Deletes a contact. Its conversations and appointments remain, without the contact. */
export const deleteContact = (
  trx: Kysely<Tables>,
  user: User,
  { id }: ContactPlace,
  version: number | undefined,
) =>
  trx
    .deleteFrom('contacts')
    .where('contacts.id', '=', id)
    .where(allows(user, 'contacts', 'contacts.org_id'))
    .where(atVersion('contacts.version', version))
    .returning(['contacts.id', 'contacts.org_id'])
    .executeTakeFirst();

/** Maps fields to columns; only these have different names. */
const columnsOf = ({ responsible, nextDateOfContact, channel, ...columns }: ContactPatch, orgId: string) => ({
  ...columns,
  next_date_of_contact: nextDateOfContact,
  channel_id: channel,
  ...(responsible !== undefined && responsibleNamed(responsible, orgId)),
});

/** Two people can have the same name, so the ID is kept as long as the text doesn't change. */
function assigneeColumns(text: string, orgId: string) {
  const { responsible, responsible_id } = responsibleNamed(text, orgId);
  return {
    responsible,
    responsible_id: sql<string | null>`case when contacts.responsible = ${text}
      then coalesce(contacts.responsible_id, ${responsible_id}) else ${responsible_id} end`,
  };
}

/** The columns with the person responsible for a contact. */
interface Responsible {
  responsible: RawBuilder<string>;
  responsible_id: RawBuilder<string | null>;
}

/**
 * The person responsible for a contact: free text, and the ID of the only member with that name, ignoring case.
 * The ID of a member is replaced with the member's name. Any other ID is rejected (`isUnknown`).
 */
function responsibleNamed(text: string, orgId: string): Responsible {
  const isOne = isId(text)
    ? sql`users.id = ${text}`
    : sql`users.full_name <> '' and searchable(users.full_name) = searchable(${text.trim()})`;
  const member = (column: RawBuilder<unknown>) => sql`(select min(${column})
    from memberships join users on users.id = memberships.user_id
    where memberships.org_id = ${orgId} and ${isOne} having count(*) = 1)`;
  return {
    responsible: isId(text)
      ? sql<string>`coalesce(${member(sql`users.full_name`)}, ${text})`
      : sql<string>`${text}::text`,
    responsible_id: sql<string | null>`${member(sql`users.id::text`)}::uuid`,
  };
}

/** Whether the text is an ID that doesn't belong to a member. */
export const isUnknown = (text: string | undefined, row: { responsible_id: string | null } | undefined) =>
  text !== undefined && isId(text) && row?.responsible_id === null;
