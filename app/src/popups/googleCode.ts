/** The part of Google's code flow that is used; see developers.google.com/identity/oauth2/web/reference. */
interface CodeClient {
  requestCode: () => void;
}

interface CodeOptions {
  client_id: string;
  scope: string;
  ux_mode: 'popup';
  state: string;
  callback: (response: { code?: string; state?: string; error?: string }) => void;
  error_callback: (error: { type?: string }) => void;
}

interface GoogleOAuth {
  initCodeClient: (options: CodeOptions) => CodeClient;
}

const written = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The client ID and scope in this document; `undefined` if the server has no Google client. */
export function googleChoice() {
  const [clientId, scope] = [written('google-connect-id'), written('google-connect-scope')];
  return isFilled(clientId) && isFilled(scope) ? { clientId, scope } : undefined;
}

/** Whether the console can offer the code flow. Its own document contains only the client ID. */
export const offersGoogleCode = () => isFilled(written('google-connect-id'));

// Only our server replaces the placeholders.
const isFilled = (value: string | undefined): value is string => !!value && !value.startsWith('__');

/** Loads Google's script, which we aren't allowed to host. */
export function loadGoogleOAuth(): Promise<GoogleOAuth> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://accounts.google.com/gsi/client';
    script.async = true;
    script.onload = () => {
      const { google } = window as { google?: { accounts?: { oauth2?: GoogleOAuth } } };
      const oauth = google?.accounts?.oauth2;
      if (oauth) resolve(oauth);
      else reject(new Error('The script of Google Identity Services brought nothing.'));
    };
    script.onerror = () => reject(new Error('The script of Google Identity Services could not be loaded.'));
    document.head.append(script);
  });
}

/** Why the code flow failed. */
export type CodeFailure =
  | 'script_blocked'
  | 'not_configured'
  | 'popup_failed_to_open'
  | 'popup_closed'
  | 'access_denied'
  | 'unknown';

const known: readonly string[] = ['popup_failed_to_open', 'popup_closed', 'access_denied'];

/** Google's error code if the console has a message for it, else `unknown`. */
export const failureFrom = (word: string | undefined) =>
  (word && known.includes(word) ? word : 'unknown') as CodeFailure;

/** The popup's message to the page that opened it: the code, or why there is none. */
export type CodeNews = { kind: 'googleCode'; state: string } & (
  | { code: string; failure?: never }
  | { code?: never; failure: CodeFailure }
);

/** Parses that message; `null` for anything else and for a response to another request. */
export function codeNewsIn(data: unknown, state: string): CodeNews | null {
  const news = (typeof data === 'object' && data ? data : {}) as Partial<Record<string, unknown>>;
  if (news.kind !== 'googleCode' || news.state !== state) return null;
  if (typeof news.code === 'string' && news.code) return { kind: 'googleCode', state, code: news.code };
  return typeof news.failure === 'string'
    ? { kind: 'googleCode', state, failure: news.failure as CodeFailure }
    : null;
}
