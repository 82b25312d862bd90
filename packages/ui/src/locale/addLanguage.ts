import type { Strings, Translation } from './defineStrings.ts';

/** The strings of a component in an added language, for a locale such as `ar-EG`, whose digits their numbers have. */
export type Dictionary<UseStrings extends { in: (locale: string) => object }> = (
  locale: string,
) => ReturnType<UseStrings['in']>;

/** The strings of all components in one language, by the names of the components. */
export type Dictionaries = Readonly<Record<string, (locale: string) => object>>;

const added = new Map<string, Dictionaries>();

/**
 * Adds a language to English, Hebrew and Russian. Call it once, before the first rendering, on a server also. If you
 * don't call it, the strings of that language aren't loaded.
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

/** The strings of a component in an added language, or `undefined` if that was not added. */
export const addedStrings = <S extends Strings>(name: string, locale: string) =>
  added.get(new Intl.Locale(locale).language)?.[name]?.(locale) as Translation<S> | undefined;
