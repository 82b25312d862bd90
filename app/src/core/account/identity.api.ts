import type { login, loginSessions, ReplyOf } from '@console/contract';
import { call } from '../http/call.ts';
import { type Session, sessionFrom } from '../http/storedSession.ts';

/** The ways to sign in that this server offers. */
export const listLoginMethods = (signal?: AbortSignal) =>
  call<typeof login.listLoginMethods>('GET', '/user/methods', { signal });

/** A value that ties the next sign-in to this browser. */
export const issueNonce = () => call<typeof login.issueNonce>('GET', '/user/nonce', {});

/** Exchanges the credential of an identity provider for a session. */
export async function loginWithCredential(credential: string, termsAcceptedAt: string): Promise<Session> {
  return sessionOf(
    await call<typeof login.loginAfterGoogle>('POST', '/user/loginAfterGoogle', {
      body: { token: credential, referer: document.referrer, termsAcceptedAt },
    }),
  );
}

/** Exchanges an email address and a password for a session. */
export async function loginWithEmail(
  { email, password, code }: { email: string; password: string; code: string },
  termsAcceptedAt: string,
) {
  return sessionOf(
    await call<typeof login.loginWithEmail>('POST', '/user/login', {
      body: { email, password, ...(code && { code }), referer: document.referrer, termsAcceptedAt },
    }),
  );
}

const sessionOf = ({ user, token, ...rest }: ReplyOf<typeof login.loginWithEmail>): Session =>
  sessionFrom({ user: { ...user, token }, ...rest });

/** Ends the session on the server. */
export const logout = () => call<typeof login.logout>('POST', '/user/logout', { keepalive: true });

/** The person's sign-ins, on this and other devices. */
export const listLoginSessions = (signal?: AbortSignal) =>
  call<typeof loginSessions.listLoginSessions>('GET', '/user/sessions', { signal });

/** Ends one of those sign-ins. */
export const endLoginSession = (id: string) =>
  call<typeof loginSessions.endLoginSession>('DELETE', '/user/sessions/:id', { params: { id } });

/** Ends all sign-ins except this one. */
export const endOtherLoginSessions = () =>
  call<typeof loginSessions.endOtherLoginSessions>('DELETE', '/user/sessions', {});
