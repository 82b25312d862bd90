import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, lengths, text } from './fields.ts';

/** A kind of service that can be connected, for example `google_calendar`. */
export const IntegrationType = z
  .object({
    id,
    type: text(lengths.word),
    name: text(lengths.name),
    label: text(lengths.name),
    image: text(lengths.name).describe('A file of the folder assets/images/integrations.'),
  })
  .meta({ id: 'IntegrationType' });
export type IntegrationType = z.infer<typeof IntegrationType>;

export const listIntegrationTypes = defineEndpoint({
  method: 'GET',
  path: '/integrationTypes/',
  summary: 'The services that can be connected.',
  reply: z.array(IntegrationType),
});
