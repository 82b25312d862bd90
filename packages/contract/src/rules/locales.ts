/**
 * The languages of the console by tag (BCP 47): the name of each in the language itself, and the tag for its dates,
 * numbers and sorting.
 */
export const languages = {
  en: { name: 'English', regionalTag: 'en-IL' },
  he: { name: 'עברית', regionalTag: 'he-IL' },
  ru: { name: 'Русский', regionalTag: 'ru-IL' },
} as const;

export type Locale = keyof typeof languages;

/** The tags of the languages of the console. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** The language of someone who never chose one: before and after sign-in. */
export const defaultLocales = { visitor: 'en', user: 'he' } as const satisfies Record<string, Locale>;

const rightToLeft: ReadonlySet<string> = new Set(['he', 'ar', 'fa', 'ps', 'ur', 'yi']);
const rightToLeftScripts: ReadonlySet<string> = new Set([
  'arab',
  'hebr',
  'thaa',
  'syrc',
  'nkoo',
  'adlm',
  'rohg',
]);

/**
 * The direction of a page in this language. Tags with regions and scripts are understood, and a script
 * decides over the language: `az-Arab` is right-to-left, `he-Latn` is not.
 *
 * @example directionOf('he-IL') // 'rtl'
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().replaceAll('_', '-').split('-');
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const isRightToLeft = script
    ? rightToLeftScripts.has(script)
    : rightToLeft.has(language === 'iw' ? 'he' : language);
  return isRightToLeft ? 'rtl' : 'ltr';
}

/** The first of some language tags that the console speaks, or undefined. @example spokenLocale(['tlh', 'ru-RU']) // 'ru' */
export function spokenLocale(tags: readonly string[]): Locale | undefined {
  const languages = tags
    .map((tag) => tag.toLowerCase().split(/[-_]/)[0])
    .map((tag) => (tag === 'iw' ? 'he' : tag));
  return languages.map((language) => locales.find((locale) => locale === language)).find(Boolean);
}
