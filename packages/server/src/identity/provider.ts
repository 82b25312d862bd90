/** An OpenID provider whose identity tokens are accepted. Google and the development provider differ only in this. */
export interface IdentityProvider {
  /** Accepted `iss` claims; accounts are stored with the first. */
  issuers: readonly [string, ...string[]];
  /** The `aud` claim. */
  clientId: string;
  /** The URL of its public keys. A function, because the development provider has no URL until the server listens. */
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
