import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, lengths, nothing, text } from './fields.ts';

/** One sign-in of a person, on one device. */
export const LoginSession = z
  .object({
    id,
    userAgent: text(lengths.url),
    current: z.boolean().describe('The sign-in that asks.'),
    createdAt: instant,
    lastSeenAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'LoginSession' });
export type LoginSession = z.infer<typeof LoginSession>;

export const listLoginSessions = defineEndpoint({
  method: 'GET',
  path: '/user/sessions',
  summary: 'Where the person is signed in.',
  reply: z.array(LoginSession),
});
export const endOtherLoginSessions = defineEndpoint({
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'Ends every sign-in but this one.',
  reply: nothing,
  status: 204,
});
export const endLoginSession = defineEndpoint({
  method: 'DELETE',
  path: '/user/sessions/:id',
  summary: 'Ends one sign-in.',
  params: z.object({ id }),
  reply: nothing,
  status: 204,
});
