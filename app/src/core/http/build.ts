import { getConnection, reportSilence, subscribeConnection } from './connection.ts';

/** Why code of the console couldn't be loaded: it belongs to an older build, there's no connection, or unknown. */
export type MissingReason = 'newer' | 'silence' | 'unknown';

/** Code of the console couldn't be loaded. */
export class MissingCode extends Error {
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause: unknown) {
    super(`Code of the console did not come (${reason}).`, { cause });
    this.reason = reason;
  }
}

const listeners = new Set<() => void>();
let isOutdated = false;

/** Whether the server has a newer build than this page. */
export const getIsOutdated = () => isOutdated;

/** Calls the listener when a newer build is found. Returns the function that unsubscribes. */
export function subscribeBuild(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the server's document loads another entry script than this page: a newer build. `null` without an answer. */
async function checkBuild(): Promise<boolean | null> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const html = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  if (html === null || !own) return null;
  if (!html.includes(own) && !isOutdated) {
    isOutdated = true;
    for (const listener of listeners) listener();
  }
  return isOutdated;
}

/** Finds out why code couldn't be loaded. */
export async function whyMissing(cause: unknown): Promise<MissingCode> {
  const found = await checkBuild();
  if (found === null) reportSilence();
  return new MissingCode(found === null ? 'silence' : found ? 'newer' : 'unknown', cause);
}

// The server might have been updated while it was away.
let last = getConnection();
subscribeConnection(() => {
  const now = getConnection();
  if (now === 'online' && last !== 'online') void checkBuild();
  last = now;
});
