/** A call that has just come in, as far as it can be told. */
export interface NewCall {
  id: string;
  /** The number, or the name where there is none; empty for somebody unknown. */
  from: string;
  /** The name of the channel; empty when it is not known. */
  channel: string;
}

/** Milliseconds in which at most one message is given. */
const pause = 10_000;

/**
 * Collects calls as they come in and tells of them, at most once in ten seconds: the first at once, those that follow
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
    add(call: NewCall) {
      waiting.push(call);
      if (timer === undefined) say();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
