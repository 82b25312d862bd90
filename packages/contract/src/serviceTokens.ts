import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { filled, id, inOrganization, instant, lengths, nothing, reference, text } from './fields.ts';
import { mostChannelsOfToken } from './rules/serviceTokens.ts';

const channels = z.array(id).min(1).max(mostChannelsOfToken);

/** The fields of a new service token. Without `channels` it is valid for all channels, also for later ones. */
export const ServiceTokenFields = z
  .object({ name: filled(), channels: channels.nullable() })
  .partial({ channels: true })
  .meta({ id: 'ServiceTokenFields' });
export type ServiceTokenFields = z.infer<typeof ServiceTokenFields>;

/** A token with which a phone service sends calls to one organization. The token itself is only in the first reply. */
export const ServiceToken = z
  .object({
    id,
    organization: id,
    name: text(lengths.name),
    channels: z
      .array(id)
      .nullable()
      .describe('The channels that the token is limited to. Null if it is valid for all channels.'),
    createdBy: reference.describe('The person who made it. Null if the account no longer exists.'),
    createdAt: instant,
    lastUsedAt: instant.nullable().describe('To the minute. Null if it has not been used.'),
  })
  .meta({ id: 'ServiceToken' });
export type ServiceToken = z.infer<typeof ServiceToken>;

/** A new service token, with the token itself. */
export const NewServiceToken = ServiceToken.extend({
  token: text(lengths.word * 2).describe('The bearer token of the phone service. It is never sent again.'),
}).meta({ id: 'NewServiceToken' });
export type NewServiceToken = z.infer<typeof NewServiceToken>;

export const listServiceTokens = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/serviceTokens',
  summary: 'The service tokens of an organization, oldest first.',
  params: inOrganization,
  reply: z.array(ServiceToken),
});
export const createServiceToken = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/serviceTokens',
  summary: 'Makes a service token. The reply is not kept for a repeated request, because it has the token.',
  params: inOrganization,
  body: ServiceTokenFields,
  reply: NewServiceToken,
  status: 201,
});
export const revokeServiceToken = defineEndpoint({
  method: 'DELETE',
  path: '/organization/:orgId/serviceTokens/:id',
  summary: 'Revokes a service token; its next request gets 401.',
  params: z.object({ orgId: id, id }),
  reply: nothing,
  status: 204,
});
