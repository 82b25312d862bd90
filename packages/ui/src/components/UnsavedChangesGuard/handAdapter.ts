import type { LeaveAttempt } from './index.ts';

/** A router for tests: whoever holds it tries to leave by hand. */
export function handAdapter() {
  let ask: (attempt: LeaveAttempt) => void = () => undefined;
  return {
    adapter: {
      block: (onAttempt: typeof ask) => {
        ask = onAttempt;
        return () => undefined;
      },
    },
    leave: (attempt: LeaveAttempt) => ask(attempt),
  };
}
