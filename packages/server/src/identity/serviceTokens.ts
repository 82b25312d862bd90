import { serviceTokenPrefix, type WebhookProvider } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { ServiceToken } from '../api/permissions.ts';
import type { Encryption } from '../config/encryption.ts';
import { kept } from '../database/kept.ts';
import type { Tables } from '../database/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

const minute = 60_000;

/** A new service token: 256 random bits after a prefix that people and secret scanners recognize. */
export const newServiceToken = () => serviceTokenPrefix + newSecret();

const pattern = new RegExp(`^Bearer (${serviceTokenPrefix}[\\w-]{43})$`);

/** The token's channels; an empty list if all of them have been deleted. */
export const channelsOfToken = sql<string[] | null>`case when service_tokens.is_limited then array(
  select channel_id from service_token_channels
  where service_token_channels.token_id = service_tokens.id order by channel_id) end`;

/** Finds the service token of a request. Records its use at most once a minute. */
export const authenticateService: FastifyInstance['authenticateService'] = async (request) => {
  const { server: app } = request;
  const token = pattern.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return;
  request.service = (await app.lookUp(request, token, () => findToken(app.database.db, token))) ?? null;
};

async function findToken(db: Kysely<Tables>, token: string): Promise<ServiceToken | undefined> {
  const row = await db
    .selectFrom('service_tokens')
    .modifyFront(kept)
    .select(['id', 'org_id', 'last_used_at', channelsOfToken.as('channels')])
    .where('token_hash', '=', hashOf(token))
    .where('is_suspended', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  await noteUse(db, { id: row.id, lastUsedAt: row.last_used_at });
  return { id: row.id, orgId: row.org_id, channels: row.channels };
}

/** Records the use of a token, at most once a minute. */
export async function noteUse(
  db: Kysely<Tables>,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
) {
  const now = new Date();
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) <= minute) return;
  await db.updateTable('service_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The token of a provider, which signs its requests. */
export interface Signer extends ServiceToken {
  provider: WebhookProvider;
  secret: string;
  lastUsedAt: Date | null;
}

/** The encryption context of a signing secret, so that it can't be decrypted in another row. */
const placeOf = (id: string) => `service_tokens.signing_secret:${id}`;

/** The encrypted secret with which a provider signs. */
export const sealSigningSecret = ({ seal }: Encryption, id: string, secret: string) =>
  seal(secret, placeOf(id));

/** Finds the token of a provider by its ID, with its secret. Who sent a request is proved by the signature only. */
export async function findSigner(
  db: Kysely<Tables>,
  { open }: Encryption,
  tokenId: string,
): Promise<Signer | undefined> {
  const row = await db
    .selectFrom('service_tokens')
    .modifyFront(kept)
    .select(['id', 'org_id', 'last_used_at', 'provider', 'signing_secret', channelsOfToken.as('channels')])
    .where('id', '=', tokenId)
    .where('is_suspended', '=', false)
    .executeTakeFirst();
  if (!row?.provider || row.signing_secret === null) return undefined;
  return {
    ...{ id: row.id, orgId: row.org_id, channels: row.channels, provider: row.provider },
    ...{ secret: open(row.signing_secret, placeOf(row.id)), lastUsedAt: row.last_used_at },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the service token of a request. */
    authenticateService(request: import('fastify').FastifyRequest): Promise<void>;
  }
}
