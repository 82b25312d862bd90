/** How soon a message is read: `polite` waits for a pause, `assertive` interrupts. */
export type Priority = 'polite' | 'assertive';

/** One message for people who do not see it happen. */
export interface Announcement {
  message: string;
  priority: Priority;
}

type Listener = (announcement: Announcement) => void;

/** Messages within this many milliseconds are one action: the last one is said. */
export const coalesceWithin = 250;

const listeners = new Set<Listener>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a message through the page's one live region (WCAG 4.1.3 Status messages). Polite unless told
 * otherwise; several messages within 250 ms are one, and the last is said. `UIProvider` mounts the region at
 * start-up, so that it is there before the first message.
 *
 * @example
 * announce('Sorted by Date, newest first, 240 rows');
 */
export function announce(message: string, priority: Priority = 'polite') {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    for (const listener of listeners) listener({ message, priority });
  }, coalesceWithin);
}

/** Takes back the message that waits to be said. */
export function unsay() {
  clearTimeout(waiting);
}

/** Hears every message that is said. Returns a function that stops listening. */
export function onAnnouncement(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
