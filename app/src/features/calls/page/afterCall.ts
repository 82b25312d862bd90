import { phoneLabel } from '@console/contract/rules';
import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import type { Session } from './callPage.queries.ts';
import { titleOf } from './titleOf.ts';

/** A conversation as a message to someone else: when it was, with whom, and its summary. */
export function messageFrom(
  session: Session,
  contact: { name: string; phone: string } | undefined,
  t: Translate,
  moments: DateFormats,
) {
  const who =
    contact && [contact.name, contact.phone && phoneLabel(contact.phone)].filter(Boolean).join(', ');
  return [titleOf(session, t, moments), who, session.summary].filter(Boolean).join('\n');
}
