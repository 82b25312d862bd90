import type { IntegrationFields, IntegrationPatch } from '@console/contract';
import { defaults } from '@console/contract/rules';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { allows } from '../access.ts';
import { type Asked, holds, paged } from '../paging.ts';

/** Where an integration is. */
export interface IntegrationPlace {
  orgId: string;
  id: string;
}

/** The integrations a person may see; their tokens stay in the database. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('integrations')
    .select(['id', 'org_id', 'type_id', 'enabled', 'configuration', 'channel_id'])
    .select(['version', 'created_at', 'updated_at'])
    .select(allows(user, 'integrations', 'integrations.org_id').as('may_change'))
    .where(allows(user, 'membership', 'integrations.org_id'));

export type IntegrationRow = NonNullable<Awaited<ReturnType<typeof findIntegration>>>;

const one = (trx: Kysely<Tables>, user: User, { orgId, id }: IntegrationPlace) =>
  visible(trx, user).where('integrations.org_id', '=', orgId).where('integrations.id', '=', id);

export const findIntegration = (trx: Kysely<Tables>, user: User, place: IntegrationPlace) =>
  one(trx, user, place).executeTakeFirst();

const service = sql<string>`(select searchable(integration_types.name || E'\n' || integration_types.label)
  from integration_types where integration_types.id = integrations.type_id)`;

export const pageOfIntegrations = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, ...asked }: Asked & { q?: string | undefined },
  rows = 0,
) =>
  paged(
    trx,
    visible(trx, user)
      .where('integrations.org_id', '=', orgId)
      .$if(q !== undefined, (query) => query.where(holds(service, (q ?? '').trim()))),
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

/** Connects an organization in which the person may. */
export const insertIntegration = (trx: Kysely<Tables>, orgId: string, fields: IntegrationFields) =>
  trx
    .insertInto('integrations')
    .values({ ...columnsOf({ ...defaults.integration, ...fields }), type_id: fields.type, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The same, when the person may change it and it still has the version; it stays as it is until the transaction ends. */
export const lockIntegration = (
  trx: Kysely<Tables>,
  user: User,
  place: IntegrationPlace,
  version: number | undefined,
) =>
  one(trx, user, place)
    .where(allows(user, 'integrations', 'integrations.org_id'))
    .$if(version !== undefined, (query) => query.where('integrations.version', '=', version ?? 0))
    .forUpdate()
    .executeTakeFirst();

export const updateIntegration = (trx: Kysely<Tables>, id: string, fields: IntegrationPatch) =>
  trx
    .updateTable('integrations')
    .set({ ...columnsOf(fields), id })
    .where('id', '=', id)
    .execute();

const columnsOf = ({ type, enabled, configuration, channel, app_tokens }: IntegrationPatch) => ({
  type_id: type,
  enabled,
  configuration: asJson(configuration),
  channel_id: channel,
  app_tokens: asJson(app_tokens),
});

const asJson = (value: unknown) => (value === undefined || value === null ? value : JSON.stringify(value));
