import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import type { Session } from './callPage.queries.ts';

/** What a conversation is called: its kind and when it began. */
export function titleOf({ kind, startTime }: Session, t: Translate, moments: DateFormats) {
  const when = moments.dateTime(startTime);
  if (kind === 'whatsapp') return t('sessions.whatsappOf', { when });
  return t(kind === 'chat' ? 'sessions.chatOf' : 'sessions.callOf', { when });
}

/** As wide as a moment in words, or a little less: room is kept without a line that is not needed then. */
const figures = '\u2007'.repeat(14);

/**
 * The title in the way down to a conversation. While that is on its way it is about as long, so that it breaks into
 * lines as it will then.
 */
export const crumbOf = (session: Session | undefined, t: Translate, moments: DateFormats) =>
  session ? titleOf(session, t, moments) : t('sessions.one') + figures;
