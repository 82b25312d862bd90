import { addedStrings, replacedStrings } from './addLanguage.ts';
import { useLocale } from './useLocale.ts';

/** The strings of a component: texts, and functions for those with values in them. */
// biome-ignore lint/suspicious/noExplicitAny: each string has its own values; English sets the types.
export type Strings = Record<string, string | ((values: any) => string)>;

/** The same strings in another language. */
export type Translation<S extends Strings> = { [K in keyof S]: S[K] extends string ? string : S[K] };

/**
 * The strings of a component in English, in the languages that ship with it, and in those that `addLanguage` adds under
 * `name`. The language is that of the nearest `UIProvider`; English takes the place of one that is missing. The modules
 * `X.strings.ts` that call it are written from `messages/`.
 *
 * @example
 * const useStrings = defineStrings('Tag', () => ({ close: 'Close' }), { he: () => ({ close: 'סגירה' }) });
 */
export function defineStrings<const S extends Strings>(
  name: string,
  english: (locale: string) => S,
  others: { [language: string]: (locale: string) => NoInfer<Translation<S>> },
) {
  const known = new Map<string, Translation<S>>();
  /** English in place of languages that can still be added. */
  const substitutes = new Map<string, Translation<S>>();

  function stringsIn(locale: string): Translation<S> {
    const found = known.get(locale);
    if (found) return found;
    const { language, baseName } = new Intl.Locale(locale);
    const inEnglish = () => english(locale) as Translation<S>;
    const translated =
      language === 'en' ? inEnglish() : (others[language]?.(locale) ?? addedStrings<S>(name, locale));
    const substitute = substitutes.get(locale);
    if (!translated && substitute) return substitute;
    const strings = { ...(translated ?? inEnglish()), ...replacedStrings(name, language) };
    const shown = baseName === pseudoLocale ? inPseudo(strings) : strings;
    (translated ? known : substitutes).set(locale, shown);
    return shown;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level, so the hook keeps its identity.
  function useStrings(): Translation<S> {
    return stringsIn(useLocale().locale);
  }

  /** For callers that know the locale: each hook that reads it costs a state and an effect. */
  return Object.assign(useStrings, { in: stringsIn });
}

const numbers = new Map<string, Intl.NumberFormat>();

/** A number in the digits of the locale. `toLocaleString` would create a format for each number. */
export function number(locale: string, value: number) {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, known);
  return known.format(value);
}

/**
 * The text for the plural category (CLDR) of a number.
 *
 * @example
 * plural('ru', 3, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' }) // 'строки'
 */
export function plural(
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) {
  return forms[pluralRules(language).select(count)] ?? forms.other;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string) {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/**
 * A value inside a sentence of the other direction, in an isolate, so that it doesn't reorder the text around it. In a
 * right-to-left sentence that includes a value without letters, such as "074 - 5540172". A value that has an isolate
 * stays as it is.
 */
export function isolate(value: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const needsIsolate = direction === 'rtl' ? leftToRight : rightToLeft;
  return needsIsolate.test(value) && !/[\u2066-\u2068]/.test(value) ? `\u2068${value}\u2069` : value;
}

const rightToLeft = /[\u0590-\u08ff\u202a-\u202e\ufb1d-\ufefc]/;

/** A letter of a left-to-right script, or no letter at all, unless it is a plain number, a time or a date. */
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufefc])[\p{L}\u202a-\u202e]|^(?![\p{Nd}.,:/%]*$)\P{L}+$/u;

/**
 * The locale of tests: each string is marked and two fifths longer. A text without marks is in no dictionary, and one that
 * is cut off is too long for German.
 */
const pseudoLocale = 'en-XA';

const marked = (text: string) => `[!!${text}${'~'.repeat(text.length * 0.4)}!!]`;

function inPseudo<S extends Strings>(strings: S) {
  const entries = Object.entries(strings).map(([key, string]) => [
    key,
    typeof string === 'string' ? marked(string) : (values: unknown) => marked(string(values)),
  ]);
  return Object.fromEntries(entries) as S;
}
