import load from 'virtual:messages';
import type { Locale } from '@console/contract/rules';
import { type Messages, type Translate, translateFrom } from './translate.ts';

export type { MessageKey, Translate } from './translate.ts';

/** The parts loaded so far. A change of language loads all of them. */
const parts = new Set<string>();
const dictionaries = new Map<string, Messages>();
let spoken: Locale | null = null;

/**
 * Loads the messages of a language: this part, and every part that was loaded before.
 *
 * @param part the part of a document: `frame` is the console's
 */
export async function loadMessages(locale: Locale, part = 'frame'): Promise<Translate> {
  parts.add(part);
  await loadParts(locale);
  spoken = locale;
  return translateFrom(locale, dictionaryOf(locale));
}

/** Loads the messages of a screen in the current language. The current `Translate` function then has them. */
export async function addMessages(part: string): Promise<void> {
  parts.add(part);
  // The language might change in the meantime.
  for (let locale: Locale | null = null; spoken && locale !== spoken; ) {
    locale = spoken;
    await loadParts(locale);
  }
}

/** Loads the missing parts, including those requested in the meantime. */
async function loadParts(locale: Locale) {
  const loaded = new Set<string>();
  while (loaded.size < parts.size) {
    const missing = [...parts].filter((part) => !loaded.has(part));
    for (const messages of await Promise.all(missing.map((part) => loadPart(locale, part))))
      Object.assign(dictionaryOf(locale), messages);
    for (const part of missing) loaded.add(part);
  }
}

const loadPart = async (locale: Locale, part: string) => (await load(locale, part)).default;

function dictionaryOf(locale: Locale) {
  const dictionary = dictionaries.get(locale) ?? {};
  dictionaries.set(locale, dictionary);
  return dictionary;
}
