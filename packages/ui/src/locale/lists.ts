import { isolate, number } from './defineStrings.ts';
import { useStrings } from './List.strings.ts';

/**
 * Names as a list of the language, such as "Bot and Hours". With a `direction`, each name that runs the other way is
 * isolated, so that two of them keep their order. Texts of the library itself, such as dates, need none.
 */
export function listIn(
  { locale, direction }: { locale: string; direction?: 'ltr' | 'rtl' | undefined },
  names: readonly string[],
  style: 'long' | 'narrow' = 'long',
) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style });
  return list.format(direction ? names.map((name) => isolate(name, direction)) : names);
}

/**
 * Parts of one text with commas between them, such as "Thursday 19 November, 10:30, free". Empty ones are left out. Not
 * `Intl.ListFormat`: its lists without "and" have no commas in Russian.
 */
export function joinParts(locale: string, parts: readonly (string | undefined)[]) {
  const { join } = useStrings.in(locale);
  let first = '';
  for (const next of parts) if (next) first = first ? join({ first, next }) : next;
  return first;
}

/** "26–50". Hebrew reads a range from left to right, Arabic from right to left. */
export function numberRange(locale: string, first: number, last: number) {
  const range = `${number(locale, first)}–${number(locale, last)}`;
  const isolateOf = isolates[new Intl.Locale(locale).language];
  return isolateOf ? `${isolateOf}${range}\u2069` : range;
}

const isolates: Record<string, string> = { ar: '\u2067', he: '\u2066' };
