import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import type { Session } from './callPage.queries.ts';

/** The title of a conversation: its kind and start time. */
export function titleOf({ kind, startTime }: Session, t: Translate, moments: DateFormats) {
  const when = moments.dateTime(startTime);
  if (kind === 'whatsapp') return t('sessions.whatsappOf', { when });
  return t(kind === 'chat' ? 'sessions.chatOf' : 'sessions.callOf', { when });
}

/** About as wide as a formatted time, but not wider, so that it doesn't cause an extra line. */
const figures = '\u2007'.repeat(14);

/**
 * The breadcrumb of a conversation. While the conversation loads, a placeholder is about as long, so that it wraps in
 * the same way.
 */
export const crumbOf = (session: Session | undefined, t: Translate, moments: DateFormats) =>
  session ? titleOf(session, t, moments) : t('sessions.one') + figures;
