import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { fieldErrorFor } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import { serveList } from '../../api/serveList.ts';
import type { Encryption } from '../../config/encryption.ts';
import { setUp } from './configuration.ts';
import * as changes from './integrationChanges.queries.ts';
import * as integrations from './integrations.queries.ts';
import { configurationOf } from './sealed.ts';

/** The services an organization is connected to: `/organization/{orgId}/integrations`, `/integrationTypes/`. */
export function integrationsRoutes(app: FastifyInstance) {
  const { encryption } = app;
  const toReply = (row: integrations.IntegrationRow) => toIntegration(encryption, row);

  serveList(app, contract.listIntegrations, {
    of: ['integrations'],
    page: ({ params, query, user, trx, membership }) =>
      integrations.pageOfIntegrations(trx, user, params.orgId, query, membership.rows.integrations),
    toReply,
  });

  serveChange(app, contract.createIntegration, {
    may: ({ trx, user, params }) => need(trx, user, 'integrations', params.orgId),
    change: ({ params, body, trx }) =>
      changes.insertIntegration(trx, encryption, params.orgId, body).catch(toFieldError),
    find: ({ params: { orgId }, user, trx }, { id }) =>
      integrations.findIntegration(trx, user, { orgId, id }),
    toReply,
    audit: 'integration.create',
  });

  serveChange(app, contract.updateIntegration, {
    async change({ params, body, user, trx, ifMatch }) {
      const before = await changes.lockIntegration(trx, user, params, ifMatch);
      if (!before) return undefined;
      const kept = { ...before, configuration: configurationOf(encryption, before) };
      const fields = { ...body, ...setUp(kept, body) };
      await changes.updateIntegration(trx, encryption, before.id, fields).catch(toFieldError);
      return before;
    },
    find: ({ params, user, trx }) => integrations.findIntegration(trx, user, params),
    toReply,
    audit: 'integration.update',
  });

  serve(app, contract.listIntegrationTypes, ({ trx }) => integrations.integrationTypes(trx));
}

/** An integration in the contract's shape. Only people who can change it get its configuration. */
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

/** An organization can connect a service once: of two concurrent requests, the second violates the constraint. */
function toFieldError(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === connectedOnce) {
    throw new Problem('conflict', {
      errors: [{ path: 'type', code: 'taken', message: 'This service is already connected' }],
    });
  }
  return blameReference(error);
}

const connectedOnce = 'integrations_org_id_type_id_key';
