import type { Kysely } from 'kysely';
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
      'responsible',
      'source',
    ])
    .select(['next_date_of_contact', 'created_at', 'updated_at'])
    .where(allows(user, 'membership', 'contacts.org_id'));

/** A contact of a list, with the long texts that were asked for. */
export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number] & {
  notes?: string;
};

export const findContact = (trx: Kysely<Tables>, user: User, { id, orgId }: ContactPlace) =>
  listed(trx, user)
    .select(['notes', 'version', allows(user, 'contacts', 'contacts.org_id').as('may_change')])
    .where('contacts.id', '=', id)
    .$if(orgId !== undefined, (query) => query.where('contacts.org_id', '=', orgId ?? ''))
    .executeTakeFirst();
