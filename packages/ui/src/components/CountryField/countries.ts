import type { ComboBoxOption } from '../ComboBox/index.ts';
import { countryCodes } from './codes.ts';

const lists = new Map<string, readonly ComboBoxOption[]>();

/**
 * Every country, named and sorted in a language, with the words it is found by: its English name, its name in its
 * own language, its code. Made once per language.
 */
export function countriesIn(locale: string): readonly ComboBoxOption[] {
  const known = lists.get(locale);
  if (known) return known;

  const { compare } = new Intl.Collator(locale);
  const list = countryCodes
    .map((code) => ({ value: code, label: nameIn(locale, code), keywords: otherWords(code) }))
    .sort((one, other) => compare(one.label, other.label));
  lists.set(locale, list);
  return list;
}

const words = new Map<string, string[]>();

/** The same in every language. */
function otherWords(code: string) {
  const known = words.get(code) ?? [
    ...new Set([nameIn('en', code), nameIn(ownLanguage(code), code), code.toUpperCase()]),
  ];
  words.set(code, known);
  return known;
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
