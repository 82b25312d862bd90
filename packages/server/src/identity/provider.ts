/** An OpenID provider whose identity tokens are accepted. Google and the development one differ in nothing else. */
export interface IdentityProvider {
  /** Accepted `iss` claims; accounts are kept under the first. */
  issuers: readonly [string, ...string[]];
  /** The `aud` claim. */
  clientId: string;
  /** Where its public keys are. Asked for late: the development provider knows its address once it listens. */
  keys(): URL;
}

/** Sign in with Google (OpenID Connect, Google's discovery document). */
export function google(clientId: string): IdentityProvider {
  return {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    clientId,
    keys: () => new URL('https://www.googleapis.com/oauth2/v3/certs'),
  };
}
