import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { filled, lengths, nothing, verbatim } from './fields.ts';
import { passwordLength } from './rules/password.ts';

/** A new password. The server rejects common passwords and those similar to the person's name or email. */
export const newPassword = verbatim(passwordLength.max).min(passwordLength.min);

/** An existing password, which might have been set under older rules. */
const presentPassword = verbatim(lengths.name).min(1);

/** Six digits of an authenticator app (RFC 6238), or a recovery code; spaces and hyphens are ignored. */
export const secondFactorCode = filled(lengths.word);

/** The credentials of the signed-in person. */
export const Credentials = z
  .object({
    password: z
      .boolean()
      .describe('Whether the account has a password; only then can it have a second factor.'),
    secondFactor: z.object({
      active: z.boolean(),
      required: z.boolean().describe('Whether nothing else is answered until it is active.'),
      recoveryCodes: z.int().min(0).describe('How many of them are left.'),
    }),
  })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof Credentials>;

/** The current password and the new one. */
export const PasswordChange = z
  .strictObject({ currentPassword: presentPassword, password: newPassword })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The secret for an authenticator app. It has no effect until a first code confirms it. */
export const SecondFactorSecret = z
  .object({
    secret: z.string().describe('In base32 (RFC 4648), to be typed.'),
    uri: z.string().describe('The same as an otpauth: address.'),
  })
  .meta({ id: 'SecondFactorSecret' });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

/** Codes for people who lose their app. Each works once, and they are returned only here. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const readCredentials = defineEndpoint({
  method: 'GET',
  path: '/user/credentials',
  summary: 'What opens the account of the person who is signed in.',
  reply: Credentials,
});
export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/user/password',
  summary: 'Changes the own password, and ends every sign-in but this one.',
  body: PasswordChange,
  reply: nothing,
  status: 204,
});
export const setUpSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/user/secondFactor',
  summary: 'Makes the secret of a second factor, in place of one that was not confirmed.',
  body: z.strictObject({ password: presentPassword }).meta({ id: 'SecondFactorSetup' }),
  reply: SecondFactorSecret,
  status: 201,
});
export const activateSecondFactor = defineEndpoint({
  method: 'PUT',
  path: '/user/secondFactor',
  summary: 'Switches the second factor on with a first code, and ends every sign-in but this one.',
  body: z.strictObject({ code: secondFactorCode }).meta({ id: 'SecondFactorConfirmation' }),
  reply: RecoveryCodes,
});
export const removeSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/user/secondFactor/removal',
  summary: 'Switches the second factor off where it is on, and ends every sign-in but this one.',
  body: z
    .strictObject({ password: presentPassword, code: secondFactorCode })
    .meta({ id: 'SecondFactorRemoval' }),
  reply: nothing,
  status: 204,
});
