/** How soon a message is read: `polite` waits for a pause, `assertive` interrupts. */
export type Priority = 'polite' | 'assertive';

/** A message for screen readers. */
export interface Announcement {
  message: string;
  priority: Priority;
}

type Listener = (announcement: Announcement) => void;

/** Of several messages within this many milliseconds, only the last is announced. */
export const coalesceWithin = 250;

const listeners = new Set<Listener>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a message through the page's live region (WCAG 4.1.3 Status messages), politely by default. Of several
 * messages within 250 ms, only the last is announced. `UIProvider` mounts the region at startup, so that it exists
 * before the first message.
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

/** Cancels the pending message. */
export function unsay() {
  clearTimeout(waiting);
}

/** Calls the listener with every announced message. Returns a function that removes the listener. */
export function onAnnouncement(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
