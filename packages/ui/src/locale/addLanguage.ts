import type { Strings, Translation } from './defineStrings.ts';
import type { LibraryStrings } from './LibraryStrings.ts';

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

const replaced = new Map<string, Partial<LibraryStrings>>();

/**
 * Replaces single strings of the library in one language, such as `en`, in all its regions. Call it before the first
 * rendering, on a server also. The keys are those of the messages, `<Component>.<string>`; a string with values in it is
 * a function. In a language that wasn't added, all other strings stay in English. A second call adds to the first.
 *
 * @example
 * replaceStrings('en', {
 *   'Sidebar.find': 'Search the menu',
 *   'Sidebar.found': (count) => `${count} found`,
 * });
 */
export function replaceStrings(language: string, strings: Partial<LibraryStrings>) {
  replaced.set(language, { ...replaced.get(language), ...strings });
}

/** The replaced strings of a component in a language, by their names in the component. */
export function replacedStrings(name: string, language: string) {
  const own = Object.entries(replaced.get(language) ?? {}).filter(([key]) => key.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([key, string]) => [key.slice(name.length + 1), string]));
}
