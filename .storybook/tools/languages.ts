import type { defineStrings } from '../../packages/ui/src/locale/index.ts';

type Dictionaries = Parameters<typeof defineStrings>[2];
/** The languages the library has words in; one that is missing below does not compile. */
type Translated = keyof { [L in keyof Dictionaries as string extends L ? never : L]: L };

/** Every language the library speaks, by its own name; Arabic is added in `frame.tsx`, as a host adds it. */
export const spoken: Record<Translated | 'en' | 'ar', string> = {
  en: 'English',
  he: 'עברית',
  ru: 'Русский',
  ar: 'العربية',
};

/** Languages of which `Intl` and react-aria know the formats and the direction; our own words stay English there. */
const formatsOnly: Record<string, string> = {
  de: 'Deutsch',
  fa: 'فارسی',
  hi: 'हिन्दी',
  ja: '日本語',
};

/** What the toolbar offers, and what it truly is. */
export const languages: Record<string, string> = {
  ...spoken,
  'en-XA': '[!!Made-up, 40 % longer~~~!!]',
  ...Object.fromEntries(
    Object.entries(formatsOnly).map(([code, name]) => [code, `${name}: formats only, words in English`]),
  ),
};
