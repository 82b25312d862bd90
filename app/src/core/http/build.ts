import { getConnection, reportSilence, subscribeConnection } from './connection.ts';

/** Why code of the console did not come: it belongs to an older build, nothing gets through, or it is not known. */
export type MissingReason = 'newer' | 'silence' | 'unknown';

/** Code of the console that did not come. */
export class MissingCode extends Error {
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause: unknown) {
    super(`Code of the console did not come (${reason}).`, { cause });
    this.reason = reason;
  }
}

const listeners = new Set<() => void>();
let isOutdated = false;

/** Whether the server has a newer console by now than the one of this page. */
export const getIsOutdated = () => isOutdated;

/** Hears when a newer console is found. */
export function subscribeBuild(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the server which code its document begins with now. `null` when nothing comes back. */
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

/** Finds out why code did not come. */
export async function whyMissing(cause: unknown): Promise<MissingCode> {
  const found = await checkBuild();
  if (found === null) reportSilence();
  return new MissingCode(found === null ? 'silence' : found ? 'newer' : 'unknown', cause);
}

// A server that was away may have come back with another console.
let last = getConnection();
subscribeConnection(() => {
  const now = getConnection();
  if (now === 'online' && last !== 'online') void checkBuild();
  last = now;
});
