import { type Kysely, sql } from 'kysely';
import { holds, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Identifies an integration. */
export interface IntegrationPlace {
  orgId: string;
  id: string;
}

const service = sql<string>`(select integration_types.type from integration_types
  where integration_types.id = integrations.type_id)`;

/** The integrations that a person can see, without their tokens. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('integrations')
    .select(['id', 'org_id', 'type_id', 'enabled', 'sealed_configuration', 'channel_id'])
    .select(service.as('service'))
    .select(['version', 'created_at', 'updated_at'])
    .select(allows(user, 'integrations', 'integrations.org_id').as('may_change'))
    .where(allows(user, 'membership', 'integrations.org_id'));

export type IntegrationRow = NonNullable<Awaited<ReturnType<typeof findIntegration>>>;

/** One integration, if the person can see it. */
export const oneIntegration = (trx: Kysely<Tables>, user: User, { orgId, id }: IntegrationPlace) =>
  visible(trx, user).where('integrations.org_id', '=', orgId).where('integrations.id', '=', id);

export const findIntegration = (trx: Kysely<Tables>, user: User, place: IntegrationPlace) =>
  oneIntegration(trx, user, place).executeTakeFirst();

const searchable = sql<string>`(select searchable(integration_types.name || E'\n' || integration_types.label)
  from integration_types where integration_types.id = integrations.type_id)`;

export const pageOfIntegrations = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, ...asked }: ListParams & { q?: string | undefined },
  rows = 0,
) =>
  paged(
    trx,
    visible(trx, user)
      .where('integrations.org_id', '=', orgId)
      .$if(q !== undefined, (query) => query.where(holds(searchable, (q ?? '').trim()))),
    asked,
    {
      by: { createdAt: [sql`integrations.created_at`], enabled: [sql`integrations.enabled`] },
      usual: 'createdAt',
      table: 'integrations',
    },
    q === undefined ? rows : undefined,
  );

/** The services that can be connected, in the order of the grid. */
export const integrationTypes = (trx: Kysely<Tables>) =>
  trx
    .selectFrom('integration_types')
    .select(['id', 'type', 'name', 'label', 'image'])
    .orderBy('position')
    .orderBy('id')
    .execute();
