/** The state of the connection. `offline`: the browser has no network; `away`: the server doesn't answer. */
export type Connection = 'online' | 'offline' | 'away';

const listeners = new Set<() => void>();
const firstPause = 2_000;
const longestPause = 15_000;
/** Nobody waits for a hidden page. */
const longestHiddenPause = 300_000;

let lastAnswer = Date.now();
let connection: Connection =
  typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'online';
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = firstPause;
let ask: () => Promise<boolean> = async () => true;

const isHidden = () => globalThis.document?.visibilityState === 'hidden';

function become(next: Connection) {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** The state of the connection, according to the last call and the browser. */
export const getConnection = () => connection;

/** When a call was last answered, in milliseconds since the epoch. */
export const getLastAnswer = () => lastAnswer;

/** Calls the listener when the connection changes. Returns the function that unsubscribes. */
export function subscribeConnection(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports that a call was answered, whatever the status. */
export function reportAnswer() {
  clearTimeout(timer);
  timer = undefined;
  pause = firstPause;
  lastAnswer = Date.now();
  become('online');
}

/** Reports that a call wasn't answered, or only by a proxy. */
export function reportSilence() {
  become(navigator.onLine === false ? 'offline' : 'away');
  // Several calls that fail at once schedule one check.
  timer ??= setTimeout(checkConnection, pause * (0.75 + Math.random() / 2));
}

/** Checks now whether the server answers again. Returns the new state. */
export async function checkConnection(): Promise<Connection> {
  clearTimeout(timer);
  timer = undefined;
  if (await ask()) reportAnswer();
  else {
    pause = Math.min(pause * 1.5, isHidden() ? longestHiddenPause : longestPause);
    reportSilence();
  }
  return connection;
}

/** Sets the function that checks whether the server answers. Called once, by `call.ts`. */
export function askWith(question: () => Promise<boolean>) {
  ask = question;
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => reportSilence());
  window.addEventListener('online', () => void checkConnection());
  document.addEventListener('visibilitychange', () => {
    if (connection !== 'online' && !isHidden()) void checkConnection();
  });
}
