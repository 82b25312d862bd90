import type { ServiceToken, ServiceTokenFields, serviceTokens } from '@console/contract';
import { addressOf, call } from '../../core/http/call.ts';

const path = '/organization/:orgId/serviceTokens';

/** The service tokens of an organization, without the tokens themselves. */
export const listServiceTokens = (orgId: string, signal: AbortSignal) =>
  call<typeof serviceTokens.listServiceTokens>('GET', path, { params: { orgId }, signal });

/** Creates a service token. Only this reply contains it. */
export const createServiceToken = (orgId: string, fields: ServiceTokenFields) =>
  call<typeof serviceTokens.createServiceToken>('POST', path, {
    params: { orgId },
    body: fields,
    // The server doesn't keep this reply, so each request creates another token.
    isRepeatable: false,
  });

/** Revokes a service token. */
export const revokeServiceToken = (orgId: string, id: string) =>
  call<typeof serviceTokens.revokeServiceToken>('DELETE', `${path}/:id`, { params: { orgId, id } });

/** The address to which a provider sends the signed webhooks of a channel. */
export const addressForWebhooks = (
  { provider, id }: Pick<ServiceToken, 'provider' | 'id'>,
  channelId: string,
) => new URL(`/webhooks/${provider}/${id}/${channelId}`, location.origin).href;

/** The address below which a phone service sends the calls of a channel. */
export const addressForCalls = (orgId: string, channelId: string) =>
  new URL(
    addressOf('/organization/:orgId/channels/:channelId', { params: { orgId, channelId } }),
    location.origin,
  ).href;
