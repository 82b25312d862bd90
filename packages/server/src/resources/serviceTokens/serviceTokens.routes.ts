import { randomUUID } from 'node:crypto';
import * as contract from '@console/contract';
import { mostServiceTokens, type WebhookProvider } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../api/audit.ts';
import { found, quotaExceeded } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { fieldErrorFor } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import type { Encryption } from '../../config/encryption.ts';
import { newServiceToken, sealSigningSecret } from '../../identity/serviceTokens.ts';
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
        const { provider, signingSecret, ...fields } = body;
        // A provider signs its requests, so the token behind it is never sent.
        const token = newServiceToken();
        const signer =
          provider && signingSecret ? sealed(app.encryption, provider, signingSecret) : undefined;
        const added = { ...fields, token, signer };
        const { id } = await tokens.insertToken(trx, user, orgId, added).catch(blameChannel);
        await writeAudit(trx, request, { action: 'serviceToken.create', orgId, subjectId: id });
        const made = (await tokens.tokensOf(trx, orgId)).find((row) => row.id === id);
        return { ...toServiceToken(found(made)), token: signer ? null : token };
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

function sealed(encryption: Encryption, provider: WebhookProvider, secret: string) {
  const id = randomUUID();
  return { id, provider, sealedSecret: sealSigningSecret(encryption, id, secret) };
}

const toServiceToken = (row: tokens.TokenRow): contract.ServiceToken => ({
  id: row.id,
  organization: row.org_id,
  name: row.name,
  channels: row.channels,
  provider: row.provider,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const blameChannel = fieldErrorFor({ service_token_channels_org_id_channel_id_fkey: 'channels' });
