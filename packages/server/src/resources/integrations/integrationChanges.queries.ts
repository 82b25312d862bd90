import { randomUUID } from 'node:crypto';
import type { IntegrationFields, IntegrationPatch } from '@console/contract';
import { defaults } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Encryption } from '../../config/encryption.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { type IntegrationPlace, oneIntegration } from './integrations.queries.ts';
import { sealedOf } from './sealed.ts';

/** Adds an integration. The caller has checked the permission. */
export async function insertIntegration(
  trx: Kysely<Tables>,
  encryption: Encryption,
  orgId: string,
  fields: IntegrationFields,
) {
  const id = randomUUID();
  await trx
    .insertInto('integrations')
    .values({
      ...columnsOf({ ...defaults.integration, ...fields }),
      ...sealedOf(encryption, id, fields),
      ...{ id, type_id: fields.type, org_id: orgId },
    })
    .execute();
  return { id };
}

/** Locks an integration until the transaction ends, if the person has the permission and the version matches. */
export const lockIntegration = (
  trx: Kysely<Tables>,
  user: User,
  place: IntegrationPlace,
  version: number | undefined,
) =>
  oneIntegration(trx, user, place)
    .where(allows(user, 'integrations', 'integrations.org_id'))
    .where(atVersion('integrations.version', version))
    .forUpdate()
    .executeTakeFirst();

export const updateIntegration = (
  trx: Kysely<Tables>,
  encryption: Encryption,
  id: string,
  fields: IntegrationPatch,
) =>
  trx
    .updateTable('integrations')
    .set({ ...columnsOf(fields), ...sealedOf(encryption, id, fields), id })
    .where('id', '=', id)
    .execute();

const columnsOf = ({ type, enabled, channel }: IntegrationPatch) => ({
  type_id: type,
  enabled,
  channel_id: channel,
});
