import type { ServiceTokenFields } from '@console/contract';
import type { WebhookProvider } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { hashOf } from '../../identity/secrets.ts';
import { channelsOfToken } from '../../identity/serviceTokens.ts';
import type { User } from '../../identity/sessions.ts';

/** The service tokens of an organization, oldest first. The caller has checked the permission. */
export const tokensOf = (trx: Kysely<Tables>, orgId: string) =>
  trx
    .selectFrom('service_tokens')
    .select(['id', 'org_id', 'name', 'provider', 'created_by', 'created_at', 'last_used_at'])
    .select(channelsOfToken.as('channels'))
    .where('org_id', '=', orgId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type TokenRow = Awaited<ReturnType<typeof tokensOf>>[number];

/** The number of tokens. Two tokens that are made at the same time are counted one after the other. */
export async function countTokens(trx: Kysely<Tables>, orgId: string): Promise<number> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', orgId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { tokens } = await trx
    .selectFrom('service_tokens')
    .select(({ fn }) => fn.countAll<number>().as('tokens'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return Number(tokens);
}

interface NewToken extends Pick<ServiceTokenFields, 'name' | 'channels'> {
  token: string;
  /** The provider that signs its requests, and its encrypted secret. */
  signer?: { id: string; provider: WebhookProvider; sealedSecret: string } | undefined;
}

/** Adds a token. The database rejects channels of other organizations. */
export async function insertToken(
  trx: Kysely<Tables>,
  user: Pick<User, 'id'>,
  orgId: string,
  { name, channels, token, signer }: NewToken,
): Promise<{ id: string }> {
  const made = await trx
    .insertInto('service_tokens')
    .values({
      ...{ org_id: orgId, name, token_hash: hashOf(token), created_by: user.id },
      is_limited: channels !== null && channels !== undefined,
      ...(signer && { id: signer.id, provider: signer.provider, signing_secret: signer.sealedSecret }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const limits = [...new Set(channels?.map((id) => id.toLowerCase()))];
  if (limits.length > 0) {
    await trx
      .insertInto('service_token_channels')
      .values(limits.map((channel_id) => ({ org_id: orgId, token_id: made.id, channel_id })))
      .execute();
  }
  return made;
}

export const deleteToken = (trx: Kysely<Tables>, { orgId, id }: { orgId: string; id: string }) =>
  trx
    .deleteFrom('service_tokens')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
