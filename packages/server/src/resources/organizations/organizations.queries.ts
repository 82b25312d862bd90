import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { alphabetical, holds, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

const canOwnerPay = sql<boolean>`exists (select from users owner
  left join user_settings on user_settings.user_id = owner.id
  where owner.id = organizations.owner_id and (owner.main_credit_card is not null
    or user_settings.subscription_confirmed_at is not null))`;

/** The organizations that a person is a member of, with the person's role and permissions. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.org_id', 'organizations.id')
    .where('memberships.user_id', '=', user.id)
    .where('memberships.is_suspended', '=', false)
    .selectAll('organizations')
    .select((row) => [
      'memberships.role',
      'memberships.permissions',
      canOwnerPay.as('can_owner_pay'),
      allows(user, 'team', 'organizations.id').as('may_change'),
      jsonArrayFrom(
        row
          .selectFrom('integrations')
          .select(['id', 'type_id', 'enabled', 'channel_id', 'created_at', 'updated_at'])
          .whereRef('integrations.org_id', '=', 'organizations.id')
          .orderBy('created_at'),
      ).as('integrations'),
    ]);

export type OrganizationRow = Awaited<ReturnType<typeof allOrganizations>>[number];

export const allOrganizations = (trx: Kysely<Tables>, user: User) =>
  visible(trx, user)
    .orderBy(alphabetical(user.language, 'organizations.name'))
    .orderBy('organizations.id')
    .execute();

export const findOrganization = (trx: Kysely<Tables>, user: User, id: string) =>
  visible(trx, user).where('organizations.id', '=', id).executeTakeFirst();

export const pageOfOrganizations = (
  trx: Kysely<Tables>,
  user: User,
  { q, ...asked }: ListParams & { q?: string | undefined },
) =>
  paged(
    trx,
    visible(trx, user).$if(q !== undefined, (query) =>
      query.where(holds(sql`searchable(organizations.name)`, q ?? '')),
    ),
    asked,
    {
      by: {
        name: [alphabetical(user.language, 'organizations.name')],
        createdAt: [sql`organizations.created_at`],
      },
      usual: 'name',
      table: 'organizations',
      language: user.language,
    },
  );
