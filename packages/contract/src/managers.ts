import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, lengths, text } from './fields.ts';

/** Someone who shares an organization with the caller. */
export const Manager = z
  .object({
    id,
    fullName: text(lengths.name),
    email: text(lengths.email),
    picture: text(lengths.url).nullable(),
  })
  .meta({ id: 'Manager' });
export type Manager = z.infer<typeof Manager>;

export const searchManagers = defineEndpoint({
  method: 'GET',
  path: '/managers/search/:text',
  summary: "Finds at most 20 of the caller's colleagues by name or e-mail.",
  params: z.object({ text: text(lengths.name).trim().min(2) }),
  reply: z.array(Manager).max(20),
});
