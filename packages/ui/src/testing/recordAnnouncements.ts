import { type Announcement, onAnnouncement } from '../announcer/announce.ts';

/**
 * A test double for ears: keeps every message the announcer says.
 *
 * @example
 * const heard = recordAnnouncements();
 * await userEvent.click(button);
 * expect(heard.messages).toEqual([{ message: 'Saved', priority: 'polite' }]);
 */
export function recordAnnouncements() {
  const messages: Announcement[] = [];
  const stop = onAnnouncement((announcement) => messages.push(announcement));
  return { messages, stop };
}
