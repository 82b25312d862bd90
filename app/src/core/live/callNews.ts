/** A call that has just come in. */
export interface NewCall {
  id: string;
  orgId: string;
  /** The id of the caller; `null` for somebody unknown. */
  contact: string | null;
  /** The name of the channel; empty when it is not known. */
  channel: string;
}

/** Milliseconds in which at most one message is given. */
const pause = 10_000;

/**
 * Collects calls as they come in and tells of them, at most once in ten seconds: the first at once, as many as
 * came together, and those that follow together.
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
