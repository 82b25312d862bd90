import { Problem } from './errors.ts';

/** Runs a task when it is its turn. @throws {Problem} `unavailable` if it waits too long or its client has left */
export type Queue = <Result>(work: () => Promise<Result>, isGone?: () => boolean) => Promise<Result>;

/**
 * A queue for slow queries: only a limited number run at a time. The rest wait here instead of in the database, where
 * they would block all other queries. Tasks whose client has disconnected are skipped, and tasks that wait too long are
 * rejected with Retry-After.
 *
 * @param width the maximum of tasks that run at the same time
 * @param patience the maximum waiting time, in milliseconds
 * @param longest the maximum of waiting tasks; further tasks are rejected immediately
 */
export function queue(width: number, patience = 10_000, longest = Number.POSITIVE_INFINITY): Queue {
  const line: (() => void)[] = [];
  let free = width;

  function turn(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (line.length >= longest) return Promise.reject(tooMany());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const step = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(step), 1);
      reject(tooMany());
    }, patience);
    line.push(step);
    return promise;
  }

  function leave() {
    const next = line.shift();
    if (next) next();
    else free += 1;
  }

  return async (work, isGone) => {
    await turn();
    try {
      if (isGone?.()) throw tooMany();
      return await work();
    } finally {
      leave();
    }
  };
}

const tooMany = () =>
  new Problem('unavailable', {
    detail: 'Too many expensive queries are running. Try again later.',
    headers: { 'retry-after': '2' },
  });
