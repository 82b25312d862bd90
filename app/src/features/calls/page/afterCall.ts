import { internationalPhone, phoneLabel } from '@console/contract/rules';
import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import type { Session } from './callPage.queries.ts';
import { titleOf } from './titleOf.ts';

/** The links that reach a person by phone; without `message` for a number whose country isn't known. */
export function linksTo(phone: string) {
  const number = internationalPhone(phone);
  return {
    call: `tel:${number ?? phone.replaceAll(/[^+*#\d]/g, '')}`,
    message: number && { whatsapp: `https://wa.me/${number.slice(1)}`, sms: `sms:${number}` },
  };
}

/** The days after today that the next date of contact can be set to with one press, and their message keys. */
export const nextDays = [
  [1, 'followUp.tomorrow'],
  [3, 'followUp.inThreeDays'],
  [7, 'followUp.inAWeek'],
] as const;

/** 9:00 in local time, some days after today. */
export function morningAfter(days: number, now = new Date()) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
}

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
