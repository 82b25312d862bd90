import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import { need, refusal } from '../../api/permissions.ts';
import { fieldErrorFor } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import { serveList } from '../../api/serveList.ts';
import type { Encryption } from '../../config/encryption.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { setUp } from './configuration.ts';
import * as changes from './integrationChanges.queries.ts';
import * as integrations from './integrations.queries.ts';
import { configurationOf } from './sealed.ts';

/** The services an organization is connected to: `/organization/{orgId}/integrations`, `/integrationTypes/`. */
export function integrationsRoutes(app: FastifyInstance) {
  const { encryption } = app;
  const toReply = (row: integrations.IntegrationRow) => toIntegration(encryption, row);

  async function answer(
    trx: Kysely<Tables>,
    user: User,
    place: integrations.IntegrationPlace,
    setEtag: (version: number) => void,
  ) {
    const row = found(await integrations.findIntegration(trx, user, place));
    setEtag(row.version);
    return toReply(row);
  }

  serveList(app, contract.listIntegrations, {
    of: ['integrations'],
    page: ({ params, query, user, trx, membership }) =>
      integrations.pageOfIntegrations(trx, user, params.orgId, query, membership.rows.integrations),
    toReply,
  });

  serve(
    app,
    contract.createIntegration,
    async ({ params: { orgId }, body, user, trx, setEtag, audit }) => {
      const id = await changes.insertIntegration(trx, encryption, orgId, body).catch(toFieldError);
      await audit({ action: 'integration.create', orgId, subjectId: id });
      return answer(trx, user, { orgId, id }, setEtag);
    },
    { may: ({ trx, user, params }) => need(trx, user, 'integrations', params.orgId) },
  );

  serve(app, contract.updateIntegration, async ({ params, body, user, trx, ifMatch, setEtag, audit }) => {
    const before = await changes.lockIntegration(trx, user, params, ifMatch);
    if (!before) throw refusal(await integrations.findIntegration(trx, user, params), toReply);
    const kept = { ...before, configuration: configurationOf(encryption, before) };
    const fields = { ...body, ...setUp(kept, body) };
    await changes.updateIntegration(trx, encryption, before.id, fields).catch(toFieldError);
    await audit({ action: 'integration.update', orgId: before.org_id, subjectId: before.id });
    return answer(trx, user, params, setEtag);
  });

  serve(app, contract.listIntegrationTypes, ({ trx }) => integrations.integrationTypes(trx));
}

/** A connection as the contract says it: who may not change it sees nothing of how it is set up. */
function toIntegration(encryption: Encryption, row: integrations.IntegrationRow): contract.Integration {
  const configuration = row.may_change ? configurationOf(encryption, row) : null;
  return {
    id: row.id,
    type: row.type_id,
    enabled: row.enabled,
    configuration: contract.shownOf(row.service, configuration),
    storedConfiguration:
      configuration === null ? null : typeof configuration === 'string' ? 'text' : 'object',
    channel: row.channel_id,
    organization: row.org_id,
    connectedAt: row.created_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const blameReference = fieldErrorFor({
  integrations_type_id_fkey: 'type',
  integrations_org_id_channel_id_fkey: 'channel',
});

/** The database lets an organization connect a service once; two people who do it at once meet this. */
function toFieldError(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === connectedOnce) {
    throw new Problem('conflict', {
      errors: [{ path: 'type', code: 'taken', message: 'This service is connected already' }],
    });
  }
  return blameReference(error);
}

const connectedOnce = 'integrations_org_id_type_id_key';
