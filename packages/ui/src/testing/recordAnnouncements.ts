import { type Announcement, onAnnouncement, unsay } from '../announcer/announce.ts';

/**
 * A test double for ears: keeps every message the announcer says from now on. What the test before left waiting is not
 * said any more.
 *
 * @example
 * const heard = recordAnnouncements();
 * await userEvent.click(button);
 * expect(heard.messages).toEqual([{ message: 'Saved', priority: 'polite' }]);
 */
export function recordAnnouncements() {
  unsay();
  const messages: Announcement[] = [];
  const stop = onAnnouncement((announcement) => messages.push(announcement));
  return { messages, stop };
}

/** Takes react-aria's own live region out of the page; its next message makes a new one. */
export { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
