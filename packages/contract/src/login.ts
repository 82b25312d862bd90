import { z } from 'zod';
import { Channel } from './channels.ts';
import { secondFactorCode } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, instant, lengths, nothing, text } from './fields.ts';
import { Organization } from './organizations.ts';
import { Settings } from './settings.ts';
import { User } from './users.ts';

const arrival = {
  referer: text(lengths.url).optional().describe('Where the person came from; kept as text, never followed.'),
  termsAcceptedAt: instant.optional().describe('When the Terms of Use were accepted.'),
};

/** The identity provider's credential. */
export const GoogleLogin = z
  .strictObject({ token: z.string().min(1).max(8192), ...arrival })
  .meta({ id: 'GoogleLogin' });
export type GoogleLogin = z.infer<typeof GoogleLogin>;

/** The credentials of a member who has a password. */
export const EmailLogin = z
  .strictObject({
    email,
    password: z.string().min(1).max(lengths.name),
    code: secondFactorCode.optional().describe('With a second factor: sent once the server asked for it.'),
    ...arrival,
  })
  .meta({ id: 'EmailLogin' });
export type EmailLogin = z.infer<typeof EmailLogin>;

/** The reply to a sign-in, with everything that the console needs from it. */
export const LoginReply = z
  .object({
    user: User,
    token: z.string(),
    channels: z.array(Channel),
    organizations: z.array(Organization),
    settings: Settings,
  })
  .meta({ id: 'LoginReply' });
export type LoginReply = z.infer<typeof LoginReply>;

/** The sign-in methods of this server; null or false for methods that it doesn't offer. */
export const LoginMethods = z
  .object({
    google: z.object({ clientId: z.string() }).nullable(),
    development: z.object({ authorizeUrl: z.string() }).nullable(),
    password: z.boolean(),
  })
  .meta({ id: 'LoginMethods' });
export type LoginMethods = z.infer<typeof LoginMethods>;

export const loginAfterGoogle = defineEndpoint({
  method: 'POST',
  path: '/user/loginAfterGoogle',
  summary: 'Signs in with the credential of an identity provider.',
  body: GoogleLogin,
  reply: LoginReply,
  public: true,
});
export const loginWithEmail = defineEndpoint({
  method: 'POST',
  path: '/user/login',
  summary: 'Signs in with an e-mail address and a password.',
  body: EmailLogin,
  reply: LoginReply,
  public: true,
});
export const listLoginMethods = defineEndpoint({
  method: 'GET',
  path: '/user/methods',
  summary: 'The ways to sign in.',
  reply: LoginMethods,
  public: true,
});
export const issueNonce = defineEndpoint({
  method: 'GET',
  path: '/user/nonce',
  summary: 'A value that ties the next sign-in to this browser; also set as a cookie.',
  reply: z.object({ nonce: z.string() }).meta({ id: 'Nonce' }),
  public: true,
});
export const logout = defineEndpoint({
  method: 'POST',
  path: '/user/logout',
  summary: 'Ends this sign-in.',
  reply: nothing,
  status: 204,
});
