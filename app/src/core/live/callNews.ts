/** A call that has just come in. */
export interface NewCall {
  id: string;
  orgId: string;
  /** The ID of the caller's contact; `null` for an unknown caller. */
  contact: string | null;
  /** The name of the channel; empty if unknown. */
  channel: string;
}

/** Milliseconds between two announcements, at least. */
const pause = 10_000;

/**
 * Announces incoming calls, at most once in ten seconds: the first ones at once, and those that follow within that time
 * together.
 */
export function createCallNews(tell: (calls: readonly NewCall[]) => void) {
  let waiting: NewCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say() {
    timer = undefined;
    if (waiting.length === 0) return;
    const calls = waiting;
    waiting = [];
    timer = setTimeout(say, pause);
    tell(calls);
  }

  return {
    add(calls: readonly NewCall[]) {
      waiting.push(...calls);
      if (timer === undefined) say();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
