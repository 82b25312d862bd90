import loaders from 'virtual:messages';
import { directionOf, type Locale } from '@console/contract/rules';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type english from './en.json';
import type hebrew from './he.json';
import type russian from './ru.json';

/** The name of a message. English sets the list. */
export type MessageKey = keyof typeof english;

/** What a message is filled with. Numbers are written as the language writes them. */
export type Variables = Record<string, string | number | boolean>;

/** Says a message in the language of the page. */
export type Translate = (key: MessageKey, variables?: Variables) => string;

/** One message, compiled: a text, or a function where something is filled in. */
type Message = string | ((variables?: Variables, formatter?: unknown) => string);
type Messages = Record<string, Message>;

type Complete<Translations extends Record<Locale, Record<MessageKey, string>>> = Translations;
/**
 * Does not compile when a language or one of its messages is missing.
 *
 * @public nobody reads it; that it exists is the check
 */
export type Translations = Complete<{ en: typeof english; he: typeof hebrew; ru: typeof russian }>;

/** What was asked for so far: a change of language brings all of it. */
const parts = new Set<string>();
const dictionaries = new Map<string, Messages>();
let spoken: Locale | null = null;

/**
 * Loads what the console says in one language: this part, and every part that was loaded before.
 *
 * @param part the document that speaks: `frame` is the console's
 */
export async function loadMessages(locale: Locale, part = 'frame'): Promise<Translate> {
  parts.add(part);
  await loadParts(locale);
  spoken = locale;
  return translateFrom(locale, dictionaryOf(locale));
}

/** Loads what a screen says, in the language that is spoken: the words that are in use then know it. */
export async function addMessages(part: string): Promise<void> {
  parts.add(part);
  // The language may change meanwhile.
  for (let locale: Locale | null = null; spoken && locale !== spoken; ) {
    locale = spoken;
    await loadParts(locale);
  }
}

/** Loads what is missing; also what is asked for meanwhile. */
async function loadParts(locale: Locale) {
  const loaded = new Set<string>();
  while (loaded.size < parts.size) {
    const missing = [...parts].filter((part) => !loaded.has(part));
    for (const messages of await Promise.all(missing.map((part) => loadPart(locale, part))))
      Object.assign(dictionaryOf(locale), messages);
    for (const part of missing) loaded.add(part);
  }
}

async function loadPart(locale: Locale, part: string): Promise<Messages> {
  const load = loaders[locale]?.[part];
  if (!load) throw new Error(`There are no messages of ${part} for ${locale}.`);
  return (await load()).default;
}

function dictionaryOf(locale: Locale) {
  const dictionary = dictionaries.get(locale) ?? {};
  dictionaries.set(locale, dictionary);
  return dictionary;
}

/** Letters that run the other way than the language, and marks that turn what follows. */
const leftToRight = /[a-zÀ-ҿऀ-\u1fff\u202a-\u202e]/i;
const rightToLeft = /[\u0590-\u08ff\u202a-\u202e\ufb1d-\ufefc]/;

/** What is filled in, in an isolate where it runs the other way: so no name moves the words and numbers beside it. */
function isolatedIn(locale: string, variables: Variables): Variables {
  const turns = directionOf(locale) === 'rtl' ? leftToRight : rightToLeft;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' && turns.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
}

/** Makes the words of a language out of its compiled messages. A missing one is logged and shown by its key. */
export function translateFrom(locale: string, messages: Messages): Translate {
  const dictionary = new LocalizedStringDictionary<string, Message>({ [locale]: messages }, locale);
  const formatter = new LocalizedStringFormatter<string, Message>(locale, dictionary);
  return (key, variables = {}) => {
    if (!Object.hasOwn(messages, key)) {
      console.error(`Missing translation key "${key}" in ${locale}`);
      return key;
    }
    return formatter.format(key, isolatedIn(locale, variables));
  };
}
