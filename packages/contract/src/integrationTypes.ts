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

/**
 * The configuration keys whose values can be sent back, by type of integration. Everything else is treated as secret:
 * other keys, nested values, text, and all values of a type that isn't listed.
 */
const shownNames: Readonly<Record<string, readonly string[]>> = {
  google_calendar: ['calendar'],
  whatsapp: ['phoneNumberId', 'businessAccountId'],
  meta: ['page'],
};

/**
 * The part of a stored configuration that can be sent back to people who can change it, or null if there is none.
 *
 * @example shownOf('whatsapp', { phoneNumberId: '1', accessToken: 'x' }) // { phoneNumberId: '1' }
 */
export function shownOf(type: string, configuration: unknown): Record<string, unknown> | null {
  if (typeof configuration !== 'object' || configuration === null) return null;
  const names = Object.hasOwn(shownNames, type) ? (shownNames[type] ?? []) : [];
  const shown = Object.entries(configuration).filter(
    ([name, value]) => names.includes(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return shown.length > 0 ? Object.fromEntries(shown) : null;
}

export const listIntegrationTypes = defineEndpoint({
  method: 'GET',
  path: '/integrationTypes/',
  summary: 'The services that can be connected.',
  reply: z.array(IntegrationType),
});
