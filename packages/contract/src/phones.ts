import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, lengths, stamps, text } from './fields.ts';

/** A phone number that a channel can use; `used` is true if a channel has it. */
export const Phone = z
  .object({ id, number: text(lengths.phone), used: z.boolean(), ...stamps })
  .meta({ id: 'Phone' });
export type Phone = z.infer<typeof Phone>;

export const listAvailablePhones = defineEndpoint({
  method: 'GET',
  path: '/phones/available',
  summary: 'The numbers no channel has taken.',
  reply: z.object({ phones: z.array(Phone) }).meta({ id: 'AvailablePhones' }),
});
export const readPhone = defineEndpoint({
  method: 'GET',
  path: '/phonenumbers/:id',
  summary: 'One number.',
  params: z.object({ id }),
  reply: Phone,
});
