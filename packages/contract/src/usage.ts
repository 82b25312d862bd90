import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, inOrganization, lengths, text } from './fields.ts';

/** A calendar month, `YYYY-MM`, from 1900 on like `instant`. */
export const Month = z
  .string()
  .regex(/^(19|[2-9][0-9])[0-9]{2}-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM, from 1900 on');

/** The usage of one channel in a month. */
export const ChannelUsage = z
  .object({
    channel: id,
    name: text(lengths.name),
    deleted: z.boolean().optional().describe('True for a channel that was deleted since.'),
    seconds: z.int().min(0),
    minutes: z.number().min(0).describe('The seconds of each call, rounded up to whole minutes.'),
    cost: z.number().min(0).describe('An estimate in NIS: 2 a minute, at least 60.'),
  })
  .meta({ id: 'ChannelUsage' });
export type ChannelUsage = z.infer<typeof ChannelUsage>;

/** Minutes and estimated cost of a month, in the organization's time zone. */
export const Usage = z
  .object({
    month: Month,
    timeZone: z.string(),
    currency: z.literal('ILS'),
    channels: z.array(ChannelUsage),
    minutes: z.number().min(0),
    cost: z.number().min(0),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

export const readUsage = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/usage',
  summary: 'Minutes and estimated cost of a month, a channel at a time.',
  params: inOrganization,
  query: z.object({ month: Month.optional() }),
  reply: Usage,
});
