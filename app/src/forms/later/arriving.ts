import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../later.tsx';

interface Arrival<Props> {
  /** It is there. */
  Part?: ComponentType<Props>;
  /** It was asked for and did not come; ask again. */
  hasFailed: boolean;
}

/** Code of a form that comes once the form stands. */
export interface Part<Props> {
  now: () => Arrival<Props>;
  subscribe: (listener: () => void) => () => void;
  /** Fetches it, unless it is there or on its way. */
  ask: () => void;
}

/**
 * A part of a form that is fetched once the browser has nothing else to do, or at once when it is shown. What stands in
 * its place decides what happens when it does not come: unlike a part that is `later`, it is asked for again by a press,
 * without a reload.
 */
export function arriving<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const listeners = new Set<() => void>();
  let arrival: Arrival<Props> = { hasFailed: false };
  let isAsked = false;
  const become = (next: Arrival<Props>) => {
    arrival = next;
    for (const listener of listeners) listener();
  };
  const part = {
    now: () => arrival,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask() {
      if (isAsked) return;
      isAsked = true;
      load().then(
        (Part) => become({ Part, hasFailed: false }),
        () => {
          isAsked = false;
          become({ hasFailed: true });
        },
      );
    },
  };
  whenIdle(part.ask);
  return part;
}

/** The part, once it is there; where it is shown it is asked for. */
export function usePart<Props>(part: Part<Props>): Arrival<Props> {
  useEffect(() => part.ask(), [part]);
  return useSyncExternalStore(part.subscribe, part.now);
}
