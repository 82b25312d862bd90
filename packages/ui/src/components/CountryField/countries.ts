import type { ComboBoxOption } from '../ComboBox/index.ts';
import { callingCodeOf } from './callingCodes.ts';
import { countryCodes } from './codes.ts';

const lists = new Map<string, readonly ComboBoxOption[]>();

/**
 * Every country, named and sorted in a language, with the words it is found by: its English name, its name in its
 * own language, its code, its calling code. Made once per language.
 */
export function countriesIn(locale: string): readonly ComboBoxOption[] {
  const known = lists.get(locale);
  if (known) return known;

  const list = namedIn(locale, countryCodes);
  lists.set(locale, list);
  return list;
}

/** Some countries, named and sorted in a language, with the words they are found by. */
export function namedIn(locale: string, countries: readonly string[]): ComboBoxOption[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((code) => ({ value: code, label: nameIn(locale, code), keywords: otherWords(code) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** The same list with a few codes on top, in their order and once. */
export function withFirst(all: readonly ComboBoxOption[], codes: readonly string[]) {
  if (codes.length === 0) return all;
  const first = codes.flatMap((code) => all.find(({ value }) => value === code) ?? []);
  return [...first, ...all.filter((country) => !first.includes(country))];
}

const words = new Map<string, string[]>();

/** The same in every language. */
function otherWords(code: string) {
  const known = words.get(code) ?? [
    ...new Set([
      nameIn('en', code),
      nameIn(ownLanguage(code), code),
      code.toUpperCase(),
      ...callingWords(code),
    ]),
  ];
  words.set(code, known);
  return known;
}

function callingWords(code: string) {
  const callingCode = callingCodeOf(code);
  return callingCode === undefined ? [] : [`+${callingCode}`, callingCode];
}

/** The language most people there speak, as CLDR knows: Hebrew in Israel. */
function ownLanguage(code: string) {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return script ? `${language}-${script}` : language;
}

const names = new Map<string, Intl.DisplayNames>();

function nameIn(locale: string, code: string) {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code.toUpperCase()) ?? code;
}
