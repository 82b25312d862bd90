import type { Words } from '../../../core/i18n/index.ts';
import type { Moments } from '../../../core/i18n/moments.ts';
import type { Session } from './page.queries.ts';

/** What a conversation is called: its kind and when it began. */
export function titleOf({ kind, startTime }: Session, words: Words, moments: Moments) {
  const when = moments.dateTime(startTime);
  if (kind === 'whatsapp') return words('sessions.whatsappOf', { when });
  return words(kind === 'chat' ? 'sessions.chatOf' : 'sessions.callOf', { when });
}

/** As wide as a moment in words, or a little less: room is kept without a line that is not needed then. */
const figures = '\u2007'.repeat(14);

/**
 * The title in the way down to a conversation. While that is on its way it is about as long, so that it breaks into
 * lines as it will then.
 */
export const crumbOf = (session: Session | undefined, words: Words, moments: Moments) =>
  session ? titleOf(session, words, moments) : words('sessions.one') + figures;
