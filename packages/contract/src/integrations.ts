import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { withCode } from './fieldErrors.ts';
import { id, inOrganization, instant, lengths, reference, stamps, text, verbatim } from './fields.ts';
import { listQuery } from './lists.ts';
import { isStorableJson } from './rules/text.ts';

/** Aborts, so that the length of a value that is nested too deeply isn't measured. */
const storable = {
  ...withCode('invalid-characters', 'Configuration is too deep or has broken characters'),
  abort: true,
};
const isShort = (value: object) => JSON.stringify(value).length <= lengths.text;

/** The configuration of an integration: free text, or an object such as `{ code }`; stored in the shape it was sent. */
export const Configuration = z
  .union([
    text(),
    z
      .record(z.string().max(lengths.name), z.unknown())
      .refine(isStorableJson, storable)
      .refine(isShort, withCode('too-long', 'Configuration is too large', lengths.text)),
  ])
  .meta({ id: 'Configuration', maxLength: lengths.text });
export type Configuration = z.infer<typeof Configuration>;

const fields = {
  type: id.describe('The id of an integration type.'),
  enabled: z.boolean(),
  configuration: Configuration.nullable(),
  channel: reference,
};

/** The fields of a new integration. `app_tokens` can be written and is never sent back. */
export const IntegrationFields = z
  .object({ ...fields, app_tokens: verbatim().nullable() })
  .partial()
  .required({ type: true })
  .meta({ id: 'IntegrationFields' });
export type IntegrationFields = z.infer<typeof IntegrationFields>;

export const IntegrationPatch = IntegrationFields.partial().meta({ id: 'IntegrationPatch' });
export type IntegrationPatch = z.infer<typeof IntegrationPatch>;

/** A service that an organization is connected to, without its secrets. */
export const Integration = z
  .object({
    id,
    ...fields,
    configuration: Configuration.nullable().describe(
      'What may be shown of it, to those who may change integrations. Text is never sent back.',
    ),
    storedConfiguration: z
      .enum(['text', 'object'])
      .nullable()
      .optional()
      .describe(
        'The shape of what is stored, shown or not. Null when nothing is, for those who may not change integrations, and inside an organization. A server that leaves it out shows all that is stored.',
      ),
    organization: id,
    connectedAt: instant.nullable(),
    ...stamps,
  })
  .meta({ id: 'Integration' });
export type Integration = z.infer<typeof Integration>;

export const listIntegrations = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/integrations',
  summary: 'The integrations of an organization.',
  params: inOrganization,
  query: listQuery(['createdAt', 'enabled']),
  reply: z.array(Integration),
});
export const createIntegration = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/integrations',
  summary: 'Connects a service.',
  params: inOrganization,
  body: IntegrationFields,
  reply: Integration,
  status: 201,
});
export const updateIntegration = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/integrations/:id',
  summary:
    'Changes a connection. What is stored and not shown is kept unless it is sent again; null for the whole clears it.',
  params: z.object({ orgId: id, id }),
  body: IntegrationPatch,
  reply: Integration,
});
