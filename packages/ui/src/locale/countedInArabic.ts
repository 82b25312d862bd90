import { plural } from './defineStrings.ts';

/** The forms of a noun that is counted. One and two are said by the noun itself, without a number. */
interface Forms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/**
 * A number of things in Arabic, which has six forms: none, one, two, a few (3 to 10), many (11 to 99) and others.
 *
 * @example
 * countedInArabic('ar', 3, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }) // '3 صفوف'
 */
export function countedInArabic(locale: string, count: number, { one, two, few, many, other }: Forms) {
  const number = count.toLocaleString(locale);
  return plural(locale, count, {
    one,
    two,
    few: `${number} ${few}`,
    many: `${number} ${many}`,
    other: `${number} ${other}`,
  });
}
