import type { Contact, ListedContact } from '@console/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Which contact; with an organization, only when it is one of its. */
export interface ContactPlace {
  id: string;
  orgId?: string;
}

/** The contacts a person may see, without their long texts. */
export const listed = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('contacts')
    .select([
      'contacts.id',
      'org_id',
      'channel_id',
      'name',
      'phone',
      'email',
      'status',
      'status_order',
      'responsible',
      'source',
    ])
    .select(['next_date_of_contact', 'created_at', 'updated_at'])
    .where(allows(user, 'membership', 'contacts.org_id'));

/** A contact of a list, with the long texts that were asked for. */
export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number] & {
  notes?: string;
};

/** A contact as the contract says it. */
export const toContact = (row: ListedRow & { notes: string }): Contact => ({
  ...toListed(row),
  notes: row.notes,
});

/** A contact of a list as the contract says it; notes that were not asked for are absent. */
export const toListed = (row: ListedRow): ListedContact => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  status: row.status,
  responsible: row.responsible,
  source: row.source,
  nextDateOfContact: row.next_date_of_contact?.toISOString() ?? null,
  notes: row.notes,
  channel: row.channel_id,
  organization: row.org_id,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const findContact = (trx: Kysely<Tables>, user: User, { id, orgId }: ContactPlace) =>
  listed(trx, user)
    .select(['notes', 'version', allows(user, 'contacts', 'contacts.org_id').as('may_change')])
    .where('contacts.id', '=', id)
    .$if(orgId !== undefined, (query) => query.where('contacts.org_id', '=', orgId ?? ''))
    .executeTakeFirst();

/** Whether a text is the id of something, as clients send it in place of an object. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The columns of who takes care of a contact. */
interface Responsible {
  responsible: RawBuilder<string>;
  responsible_id: RawBuilder<string | null>;
}

/**
 * Who takes care of a contact: free text, and the member of the organization whom it names alone, in whatever
 * case. The id of a member stands for the member's name; of anybody else's nothing is told (`isUnknown`).
 */
export function responsibleNamed(text: string, orgId: string): Responsible {
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

/** Whether a contact was given an id that is no member's. */
export const isUnknown = (text: string | undefined, row: { responsible_id: string | null } | undefined) =>
  text !== undefined && isId(text) && row?.responsible_id === null;
