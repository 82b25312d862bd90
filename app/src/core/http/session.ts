import type { Session } from './storedSession.ts';
import { decodeSession, encodeSession } from './storedSession.ts';

const sessionKey = 'console.session';

type Reason = 'start' | 'change' | 'end' | 'elsewhere';
type Listener = (session: Session | null, reason: Reason) => void;

const listeners = new Set<Listener>();
let session = load();

/** The one door to what the browser keeps. A browser that refuses storage works from memory for as long as the page lives. */
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
    // Private windows and full disks refuse: the copy in memory stays the truth of this page.
  }
}

function become(next: Session | null, reason: Reason) {
  session = next;
  for (const listener of listeners) listener(session, reason);
}

/** Who is signed in, with what the login brought; `null` when nobody is. */
export const getSession = () => session;

/** Hears of every change, also of those made in other tabs of the browser. */
export function subscribeSession(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps what a login answered with. Answers whether the browser took it: the next document finds it only there. */
export function startSession(next: Session) {
  writeItem(sessionKey, encodeSession(next));
  become(next, 'start');
  return readItem(sessionKey) !== null;
}

/**
 * Changes parts of the stored session, for example the language after it was saved. Does nothing when signed out.
 * The rest stays as another tab may have left it a moment ago, and what is already so is not written again: a write
 * that changes nothing could still cover a change that has not arrived here.
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

/** Forgets the person. Language and theme belong to the browser and stay. */
export function endSession() {
  if (!session) return;
  if (isStored(session)) writeItem(sessionKey, null);
  become(null, 'end');
}

/**
 * Whether what is stored is still this very session. Another tab may have ended it or begun a newer one a moment ago,
 * and its word has not arrived here yet: neither may be overwritten.
 */
const isStored = ({ user }: Session) => load()?.user.token === user.token;

if (typeof window !== 'undefined') {
  // Only other tabs cause this event, so there is no echo.
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionKey && event.key !== null) return;
    become(load(), 'elsewhere');
  });
}
