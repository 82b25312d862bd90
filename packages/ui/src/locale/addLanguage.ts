import type { Translation, Words } from './defineStrings.ts';

/**
 * The words of a component in a language that is added. They are made for a locale, such as `ar-EG`, because numbers
 * in them are written in its digits. English sets the shape: a word that is missing does not compile.
 */
export type Dictionary<Strings extends { in: (locale: string) => object }> = (
  locale: string,
) => ReturnType<Strings['in']>;

/** The words of every component in one language, by the components' names. */
export type Dictionaries = Readonly<Record<string, (locale: string) => object>>;

const added = new Map<string, Dictionaries>();

/**
 * Teaches the library a language besides English, Hebrew and Russian. Call it once, before the first rendering, on a
 * server too. Who does not call it does not load its words.
 *
 * @example
 * import { addLanguage } from '@console/ui';
 * import { arabic } from '@console/ui/languages/ar';
 *
 * addLanguage('ar', arabic);
 */
export function addLanguage(language: string, dictionaries: Dictionaries) {
  added.set(language, dictionaries);
}

/** What a component says in an added language; `undefined` where that was not added. */
export const addedWords = <W extends Words>(name: string, locale: string) =>
  added.get(new Intl.Locale(locale).language)?.[name]?.(locale) as Translation<W> | undefined;
