/** Every language that the library has strings in, by its own name; Arabic is added in `frame.tsx`, as a host adds it. */
const spoken: Record<string, string> = {
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
