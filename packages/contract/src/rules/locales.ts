/**
 * The languages of the console by tag (BCP 47): the name of each in its own language, and the tag for its dates,
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

/** The default language before and after sign-in. */
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
 * The direction of a page in this language. Tags can have regions and scripts, and a script overrides the language:
 * `az-Arab` is right-to-left, `he-Latn` isn't.
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

/** The first language tag that the console supports, or undefined. @example spokenLocale(['tlh', 'ru-RU']) // 'ru' */
export function spokenLocale(tags: readonly string[]): Locale | undefined {
  const languages = tags
    .map((tag) => tag.toLowerCase().split(/[-_]/)[0])
    .map((tag) => (tag === 'iw' ? 'he' : tag));
  return languages.map((language) => locales.find((locale) => locale === language)).find(Boolean);
}
