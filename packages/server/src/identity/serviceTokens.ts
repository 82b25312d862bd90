import { serviceTokenPrefix } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { ServiceToken } from '../api/permissions.ts';
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
  const now = new Date();
  const row = await db
    .selectFrom('service_tokens')
    .modifyFront(kept)
    .select(['id', 'org_id', 'last_used_at', channelsOfToken.as('channels')])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > minute) {
    await db.updateTable('service_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  return { id: row.id, orgId: row.org_id, channels: row.channels };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the service token of a request. */
    authenticateService(request: import('fastify').FastifyRequest): Promise<void>;
  }
}
