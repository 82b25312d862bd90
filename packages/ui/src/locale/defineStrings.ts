import { addedWords } from './addLanguage.ts';
import { useLocale } from './useLocale.ts';

/** The words of a component: plain sentences, and functions for those with a number or a name in them. */
// biome-ignore lint/suspicious/noExplicitAny: a word may take whatever its sentence needs; the English shape pins it.
export type Words = Record<string, string | ((...values: any[]) => string)>;

/** A dictionary of the same shape in another language. */
export type Translation<W extends Words> = { [K in keyof W]: W[K] extends string ? string : W[K] };

/**
 * The words one component says, in every language it speaks. English sets the shape: a language that lacks a
 * word does not compile. The language comes from the nearest `UIProvider`; one that is neither here nor added with
 * `addLanguage` falls back to English. `name` is the component's, by which an added language brings its words.
 *
 * @example
 * const useStrings = defineStrings('Tag', { close: 'Close' }, { he: { close: 'סגירה' }, ru: { close: 'Закрыть' } });
 */
export function defineStrings<const W extends Words>(
  name: string,
  english: W,
  others: {
    he: NoInfer<Translation<W>>;
    ru: NoInfer<Translation<W>>;
    [language: string]: NoInfer<Translation<W>>;
  },
) {
  const known = new Map<string, Translation<W>>();

  function wordsIn(locale: string): Translation<W> {
    const found = known.get(locale);
    if (found) return found;
    const { language, baseName } = new Intl.Locale(locale);
    const words =
      baseName === pseudoLocale
        ? (inPseudo(english) as Translation<W>)
        : (others[locale] ?? others[language] ?? addedWords<W>(name, locale));
    // A language may still be added: English in its place is not for ever.
    if (words) known.set(locale, words);
    return words ?? (english as Translation<W>);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level, so the hook keeps its identity.
  function useStrings(): Translation<W> {
    return wordsIn(useLocale().locale);
  }

  /** For who knows the language already: each hook that asks for it costs a state and an effect. */
  return Object.assign(useStrings, { in: wordsIn });
}

/**
 * The plural category of a number in a language (CLDR), for words that need one.
 *
 * @example
 * plural('ru', 3, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' }) // 'строки'
 */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) {
  return forms[pluralRules(locale).select(count)] ?? forms.other;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string) {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/**
 * The language nobody speaks: in it every word of the library is marked and two fifths longer. A word without
 * marks was never put into a dictionary, and one that is cut off is too long for German.
 */
const pseudoLocale = 'en-XA';

const marked = (word: string) => `[!!${word}${'~'.repeat(word.length * 0.4)}!!]`;

/** A dictionary in the language nobody speaks. */
function inPseudo<W extends Words>(words: W) {
  const entries = Object.entries(words).map(([key, word]) => [
    key,
    typeof word === 'string' ? marked(word) : (...values: unknown[]) => marked(word(...values)),
  ]);
  return Object.fromEntries(entries) as { [K in keyof W]: W[K] extends string ? string : W[K] };
}
