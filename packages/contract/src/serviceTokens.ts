import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { withCode } from './fieldErrors.ts';
import {
  filled,
  id,
  inOrganization,
  instant,
  lengths,
  nothing,
  reference,
  text,
  verbatim,
} from './fields.ts';
import { mostChannelsOfToken, webhookProviders } from './rules/serviceTokens.ts';

const channels = z.array(id).min(1).max(mostChannelsOfToken);

const provider = z
  .enum(webhookProviders)
  .nullable()
  .describe(
    'The provider whose signed webhooks it accepts. Null if the phone service sends the token itself.',
  );

/** The fields of a new service token. Without `channels` it is valid for all channels, also for later ones. */
export const ServiceTokenFields = z
  .object({
    name: filled(),
    channels: channels.nullable(),
    provider,
    signingSecret: verbatim(lengths.name)
      .min(8)
      .nullable()
      .describe('The secret with which the provider signs. It is stored encrypted, and never sent back.'),
  })
  .partial({ channels: true, provider: true, signingSecret: true })
  .refine(({ provider, signingSecret }) => !provider || Boolean(signingSecret), {
    ...withCode('required', 'A provider needs its signing secret'),
    path: ['signingSecret'],
  })
  .refine(({ provider, signingSecret }) => Boolean(provider) || !signingSecret, {
    ...withCode('values-conflict', 'Only a provider has a signing secret'),
    path: ['signingSecret'],
  })
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
    provider,
    createdBy: reference.describe('The person who made it. Null if the account no longer exists.'),
    createdAt: instant,
    lastUsedAt: instant.nullable().describe('To the minute. Null if it has not been used.'),
  })
  .meta({ id: 'ServiceToken' });
export type ServiceToken = z.infer<typeof ServiceToken>;

/** A new service token, with the token itself. */
export const NewServiceToken = ServiceToken.extend({
  token: text(lengths.word * 2)
    .nullable()
    .describe('The bearer token of the phone service. It is never sent again. Null for a provider.'),
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
