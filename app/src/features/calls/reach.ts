import { internationalPhone } from '@console/contract/rules';
import type { MenuItem } from '@console/ui';
import type { DateFormats } from '../../core/i18n/dateFormats.ts';
import type { Translate } from '../../core/i18n/index.ts';

/** The links that reach a person by phone; without `message` for a number whose country isn't known. */
export function linksTo(phone: string) {
  const number = internationalPhone(phone);
  return {
    call: `tel:${number ?? phone.replaceAll(/[^+*#\d]/g, '')}`,
    message: number && { whatsapp: `https://wa.me/${number.slice(1)}`, sms: `sms:${number}` },
  };
}

/** The days after today that the next date of contact can be set to with one press, and their message keys. */
const nextDays = [
  [1, 'followUp.tomorrow'],
  [3, 'followUp.inThreeDays'],
  [7, 'followUp.inAWeek'],
] as const;

/** 9:00 in local time, some days after today. */
export function morningAfter(days: number, now = new Date()) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
}

/** The items of a menu that set the next date of contact with one press. */
export const nextDateItems = (
  t: Translate,
  moments: DateFormats,
  set: (date: string) => void,
): readonly MenuItem[] =>
  nextDays.map(([days, label]) => {
    const date = morningAfter(days).toISOString();
    return { id: label, label: t(label), description: moments.dateTime(date), onAction: () => set(date) };
  });
