import * as contract from '@console/contract';
import { mostServiceTokens } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../api/audit.ts';
import { found, quotaExceeded } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { fieldErrorFor } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import { newServiceToken } from '../../identity/serviceTokens.ts';
import * as tokens from './serviceTokens.queries.ts';

/** The service tokens of an organization: `/organization/{orgId}/serviceTokens`. */
export function serviceTokensRoutes(app: FastifyInstance) {
  const { db } = app.database;

  serve(app, contract.listServiceTokens, async ({ params: { orgId }, user, trx }) => {
    await need(trx, user, 'serviceTokens', orgId);
    return (await tokens.tokensOf(trx, orgId)).map(toServiceToken);
  });

  serve(
    app,
    contract.createServiceToken,
    ({ params: { orgId }, body, user, request }) =>
      db.transaction().execute(async (trx) => {
        await need(trx, user, 'serviceTokens', orgId);
        if ((await tokens.countTokens(trx, orgId)) >= mostServiceTokens) {
          const message = `The limit is ${mostServiceTokens} service tokens`;
          throw quotaExceeded({ path: '', code: 'too-many', limit: mostServiceTokens, message });
        }
        const token = newServiceToken();
        const { id } = await tokens.insertToken(trx, user, orgId, { ...body, token }).catch(blameChannel);
        await writeAudit(trx, request, { action: 'serviceToken.create', orgId, subjectId: id });
        const made = (await tokens.tokensOf(trx, orgId)).find((row) => row.id === id);
        return { ...toServiceToken(found(made)), token };
      }),
    // A reply with a secret isn't stored for a repeated request.
    { opensTransactions: true },
  );

  serve(app, contract.revokeServiceToken, async ({ params, user, trx, audit }) => {
    await need(trx, user, 'serviceTokens', params.orgId);
    const { id } = found(await tokens.deleteToken(trx, params));
    await audit({ action: 'serviceToken.revoke', orgId: params.orgId, subjectId: id });
  });
}

const toServiceToken = (row: tokens.TokenRow): contract.ServiceToken => ({
  id: row.id,
  organization: row.org_id,
  name: row.name,
  channels: row.channels,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const blameChannel = fieldErrorFor({ service_token_channels_org_id_channel_id_fkey: 'channels' });
