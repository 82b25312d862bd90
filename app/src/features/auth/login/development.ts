/** What the page stores about a sign-in while the browser is at the identity provider. */
interface PendingSignIn {
  state: string;
  redirectTo: string | null;
  termsAcceptedAt: string;
}

/** The response of the identity provider. */
export interface SignInAnswer {
  /** The credential; `null` if this tab didn't start the sign-in. */
  credential: string | null;
  redirectTo: string | null;
  termsAcceptedAt: string;
}

const key = 'console.signIn';

/** Navigates to the identity provider (OpenID Connect, implicit flow) and stores where to go afterwards. */
export function leaveFor(authorizeUrl: string, nonce: string, redirectTo: string | null) {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
  const pending: PendingSignIn = { state, redirectTo, termsAcceptedAt: new Date().toISOString() };
  sessionStorage.setItem(key, JSON.stringify(pending));
  const url = new URL(authorizeUrl, location.origin);
  url.searchParams.set('nonce', nonce);
  url.searchParams.set('state', state);
  location.assign(url);
}

/**
 * Removes the response from the URL, so that it doesn't stay in the history, and checks that this tab requested it
 * (RFC 6749 10.12). Returns `null` if the URL doesn't contain a response.
 */
export function takeAnswer(): SignInAnswer | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  const credential = answer.get('id_token');
  if (!credential && !answer.has('error')) return null;
  history.replaceState(null, '', location.pathname + location.search);
  const pending = readPending();
  sessionStorage.removeItem(key);
  if (!pending || pending.state !== answer.get('state')) {
    return { credential: null, redirectTo: null, termsAcceptedAt: '' };
  }
  return { credential, redirectTo: pending.redirectTo, termsAcceptedAt: pending.termsAcceptedAt };
}

function readPending(): PendingSignIn | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSignIn | null;
  } catch {
    return null;
  }
}
