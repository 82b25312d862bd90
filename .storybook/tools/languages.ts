/** A language by its own name. */
const ownName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** Every language that the library has strings in. `frame.tsx` adds those that aren't built in, as a host does. */
const translated = ['en', 'he', 'ru', 'ar'];

/** Languages of which `Intl` and React Aria know the formats and the direction. The library's strings are in English. */
const formatsOnly = ['de', 'fa', 'hi', 'ja'];

/** The languages in the toolbar: what each shows, by its code. */
export const languages: Record<string, string> = {
  ...Object.fromEntries(translated.map((code) => [code, ownName(code)])),
  'en-XA': '[!!Pseudo-locale, 40 % longer~~~!!]',
  ...Object.fromEntries(
    formatsOnly.map((code) => [code, `${ownName(code)}: formats only, strings in English`]),
  ),
};
