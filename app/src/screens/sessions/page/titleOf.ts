import type { Words } from '../../../messages/index.ts';
import type { Moments } from '../../../moments.ts';
import type { Session } from './page.data.ts';

/** What a conversation is called: its kind and when it began. */
export function titleOf({ kind, startTime }: Session, words: Words, moments: Moments) {
  const when = moments.dateTime(startTime);
  if (kind === 'whatsapp') return words('sessions.whatsappOf', { when });
  return words(kind === 'chat' ? 'sessions.chatOf' : 'sessions.callOf', { when });
}
