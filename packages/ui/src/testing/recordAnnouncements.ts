import { type Announcement, onAnnouncement, unsay } from '../announcer/announce.ts';

/**
 * Records every announcement from now on. Discards a message that the previous test left pending.
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

/** Removes react-aria's own live region from the page; its next message creates a new one. */
export { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
