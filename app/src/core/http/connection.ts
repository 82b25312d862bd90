/** Whether calls get through: the browser knows of no network, or the server does not answer. */
export type Connection = 'online' | 'offline' | 'away';

const listeners = new Set<() => void>();
const firstPause = 2_000;
const longestPause = 15_000;

let lastAnswer = Date.now();
let connection: Connection =
  typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'online';
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = firstPause;
let ask: () => Promise<boolean> = async () => true;

function become(next: Connection) {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** The state of the connection, as the last call and the browser tell it. */
export const getConnection = () => connection;

/** When a call was answered last. */
export const getLastAnswer = () => lastAnswer;

/** Hears when the connection is lost and when it is back. */
export function subscribeConnection(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A call was answered, whatever the answer. */
export function reportAnswer() {
  clearTimeout(timer);
  timer = undefined;
  pause = firstPause;
  lastAnswer = Date.now();
  become('online');
}

/** A call was not answered, or only by something that stands before the server. */
export function reportSilence() {
  become(navigator.onLine === false ? 'offline' : 'away');
  // Many calls that fail at once are one silence.
  timer ??= setTimeout(checkConnection, pause * (0.75 + Math.random() / 2));
}

/** Asks the server now whether it is back. Answers what was found. */
export async function checkConnection(): Promise<Connection> {
  clearTimeout(timer);
  timer = undefined;
  if (await ask()) reportAnswer();
  else {
    pause = Math.min(pause * 1.5, longestPause);
    reportSilence();
  }
  return connection;
}

/** Says how to ask the server for a sign of life. Set once by `call.ts`. */
export function askWith(question: () => Promise<boolean>) {
  ask = question;
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => reportSilence());
  window.addEventListener('online', () => void checkConnection());
}
