import type { Session } from './storedSession.ts';
import { decodeSession, encodeSession } from './storedSession.ts';

const sessionKey = 'console.session';

type Reason = 'start' | 'change' | 'end' | 'elsewhere';
type Listener = (session: Session | null, reason: Reason) => void;

const listeners = new Set<Listener>();
let session = load();

/** Reads the stored session. In a browser that refuses storage, the session is in memory until the page is closed. */
function load(): Session | null {
  const stored = readItem(sessionKey);
  if (stored === null) return null;
  const decoded = decodeSession(stored);
  if (!decoded) {
    console.warn('The stored session was not readable and has been dropped.');
    writeItem(sessionKey, null);
  }
  return decoded;
}

function readItem(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse storage: this page uses the copy in memory.
  }
}

function become(next: Session | null, reason: Reason) {
  session = next;
  for (const listener of listeners) listener(session, reason);
}

/** The session of the person who is signed in; `null` if nobody is. */
export const getSession = () => session;

/** Calls the listener on every change, including changes in other tabs. Returns the function that unsubscribes. */
export function subscribeSession(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores the session from a sign-in. Returns whether the browser stored it: the next document finds it only there. */
export function startSession(next: Session) {
  writeItem(sessionKey, encodeSession(next));
  become(next, 'start');
  return readItem(sessionKey) !== null;
}

/**
 * Changes parts of the stored session, for example the language after it was saved. Does nothing when signed out.
 * Recent changes from another tab are kept. Unchanged values aren't written, since a write could overwrite a change
 * from another tab that hasn't arrived here.
 */
export function changeSession(parts: Partial<Session>) {
  if (!session) return;
  const stored = load();
  const isSame = stored?.user.token === session.user.token;
  const next = { ...(isSame ? stored : session), ...parts };
  const encoded = encodeSession(next);
  if (isSame && encoded !== encodeSession(stored)) writeItem(sessionKey, encoded);
  if (encoded !== encodeSession(session)) become(next, 'change');
}

/** Ends the session. Language and theme belong to the browser and are kept. */
export function endSession() {
  if (!session) return;
  if (isStored(session)) writeItem(sessionKey, null);
  become(null, 'end');
}

/**
 * Whether the stored session is still this one. Another tab might have ended it or started a newer one without the
 * event having arrived here. Neither must be overwritten.
 */
const isStored = ({ user }: Session) => load()?.user.token === user.token;

if (typeof window !== 'undefined') {
  // Only other tabs cause this event.
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionKey && event.key !== null) return;
    become(load(), 'elsewhere');
  });
}
