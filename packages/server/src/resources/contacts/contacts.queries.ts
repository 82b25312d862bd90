import type { Contact, ListedContact } from '@console/contract';
import { contactStatuses } from '@console/contract/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { alphabetical, asksFor, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { mentions } from '../contactSearch.ts';

/** Identifies a contact. With `orgId` it must belong to that organization. */
export interface ContactPlace {
  id: string;
  orgId?: string;
}

/** The contacts that a person can see, without their long texts. */
const listed = (trx: Kysely<Tables>, user: User) =>
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

/** A contact in a list, with the requested long texts. */
export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number] & {
  notes?: string;
};

/** A contact in the contract's shape. */
export const toContact = (row: ListedRow & { notes: string }): Contact => ({
  ...toListed(row),
  notes: row.notes,
});

/** A contact in a list, in the contract's shape, with notes only if requested. */
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

/** Whether a text is an ID, which clients send in place of an object. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The filters of the list. */
interface ContactFilters {
  q?: string | undefined;
  status?: 'new' | 'contacted' | 'converted' | 'irrelevant' | 'postponed' | undefined;
  channel?: string | undefined;
  /** The name in the contact, or the ID of a person. */
  responsible?: string | undefined;
  dueBefore?: string | undefined;
}

const dueAt = sql<Date>`coalesce(contacts.next_date_of_contact, 'infinity')`;

/** Each sort order has an index. Contacts without a next date are last. */
const orderFor = ({ language }: User) => ({
  by: {
    name: [alphabetical(language, 'contacts.name')],
    phone: [sql`contacts.phone`],
    status: [sql`contacts.status_order`],
    responsible: [alphabetical(language, 'contacts.responsible')],
    nextDateOfContact: [dueAt, alphabetical(language, 'contacts.name')],
    createdAt: [sql`contacts.created_at`],
  },
  usual: 'nextDateOfContact',
  table: 'contacts',
  language,
  weight: sql<number>`octet_length(contacts.notes)`,
});

/** The contacts that a person can see, with the requested long texts. */
const texted = (trx: Kysely<Tables>, user: User, asked: ListParams) =>
  listed(trx, user).$if(asksFor(asked, 'notes'), (query) => query.select('notes'));

export function pageOfContacts(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, status, channel, responsible, dueBefore, ...asked }: ListParams & ContactFilters,
  rows = 0,
) {
  const isWhole = [q, status, channel, responsible, dueBefore].every((filter) => filter === undefined);
  const query = texted(trx, user, asked)
    .where('contacts.org_id', '=', orgId)
    .$if(q !== undefined, (query) => query.where(mentions(q ?? '')))
    .$if(status !== undefined, (query) =>
      query.where('contacts.status_order', '=', contactStatuses.indexOf(status ?? 'new') + 1),
    )
    .$if(channel !== undefined, (query) => query.where('contacts.channel_id', '=', channel ?? ''))
    .$if(responsible !== undefined, (query) => query.where(isCaredForBy(responsible ?? '')))
    .$if(dueBefore !== undefined, (query) => query.where(dueAt, '<', new Date(dueBefore ?? '')));
  return paged(trx, query, asked, orderFor(user), isWhole ? rows : undefined);
}

/** The contacts of all of a person's organizations. */
export const pageOfEverywhere = (
  trx: Kysely<Tables>,
  user: User,
  { q, ...asked }: ListParams & Pick<ContactFilters, 'q'>,
) =>
  paged(
    trx,
    texted(trx, user, asked).$if(q !== undefined, (query) => query.where(mentions(q ?? ''))),
    asked,
    orderFor(user),
  );

const isCaredForBy = (who: string): RawBuilder<SqlBool> =>
  isId(who)
    ? sql`contacts.responsible_id = ${who}`
    : sql`searchable(contacts.responsible) = searchable(${who})`;
