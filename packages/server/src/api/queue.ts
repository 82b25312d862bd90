import { Problem } from './errors.ts';

/** Does a piece of work when it is its turn. @throws {Problem} `unavailable` when that does not come in time */
export type Queue = <Result>(work: () => Promise<Result>, isGone?: () => boolean) => Promise<Result>;

/**
 * A line for work that keeps the database busy for long: only so much of it is under way at one time, and the rest
 * waits here and not before the database, where everybody else would wait behind it. Who has left meanwhile is passed
 * over, and who has waited in vain is told to come again.
 *
 * @param width how many may be at work at one time
 * @param patience milliseconds after which waiting is in vain
 * @param longest how many may wait; one more is told at once to come again
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
