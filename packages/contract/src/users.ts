import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { filled, id, lengths, reference, stamps, text, verbatim } from './fields.ts';

/** The signed-in person. */
export const User = z
  .object({
    id,
    fullName: text(lengths.name),
    email: text(lengths.email),
    picture: text(lengths.url).nullable(),
    mainCreditCard: reference,
    token: text(lengths.name).optional().describe('Only in the answer to a sign-in.'),
    ...stamps,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The fields that people can change about themselves. */
export const UserPatch = z
  .object({
    fullName: filled(),
    picture: verbatim(lengths.url)
      .check(z.url({ protocol: /^https$/ }))
      .nullable(),
    mainCreditCard: reference,
  })
  .partial()
  .meta({ id: 'UserPatch' });
export type UserPatch = z.infer<typeof UserPatch>;

export const readMe = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The person who is signed in.',
  reply: User,
});
export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/users/me',
  summary: 'Changes the person who is signed in.',
  body: UserPatch,
  reply: User,
});
