import { phoneLabel } from '@console/contract/rules';
import type { Translate } from '../../core/i18n/index.ts';
import { isolateLeftToRight } from '../../core/i18n/lists.ts';
import type { Callback } from './callbacks.queries.ts';

/** The number of an entry; empty if it isn't known. */
export const phoneOf = ({ contact, phoneNumber }: Callback) => contact?.phone || phoneNumber || '';

/** The name of an entry in messages: the contact's, otherwise the number. */
export const nameOf = (entry: Callback, t: Translate) =>
  entry.contact?.name ||
  (phoneOf(entry) ? isolateLeftToRight(phoneLabel(phoneOf(entry))) : t('sessions.unknownNumber'));
