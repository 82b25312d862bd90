import type { login } from '@console/contract';
import { call } from './call.ts';
import { type Session, sessionFrom } from './storedSession.ts';

/** The ways to sign in that this server offers. */
export const listLoginMethods = (signal?: AbortSignal) =>
  call<typeof login.listLoginMethods>('GET', '/user/methods', { signal });

/** A value that ties the next sign-in to this browser. */
export const issueNonce = () => call<typeof login.issueNonce>('GET', '/user/nonce', {});

/** Exchanges the credential of an identity provider for a session. */
export async function loginWithCredential(credential: string, termsAcceptedAt: string): Promise<Session> {
  const { user, token, organizations, channels, settings } = await call<typeof login.loginAfterGoogle>(
    'POST',
    '/user/loginAfterGoogle',
    { body: { token: credential, referer: document.referrer, termsAcceptedAt } },
  );
  return sessionFrom({ user: { ...user, token }, organizations, channels, settings });
}

/** Ends the session on the server. */
export const logout = () => call<typeof login.logout>('POST', '/user/logout', {});
