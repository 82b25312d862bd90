import type { Locale } from '@console/contract/rules';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type english from './en.json';
import type hebrew from './he.json';
import type russian from './ru.json';

/** The name of a message. English sets the list. */
export type MessageKey = keyof typeof english;

/** What a message is filled with. Numbers are written as the language writes them. */
export type Variables = Record<string, string | number | boolean>;

/** Says a message in the language of the page. */
export type Words = (key: MessageKey, variables?: Variables) => string;

/** One message, compiled: a text, or a function where something is filled in. */
type Message = string | ((variables?: Variables, formatter?: unknown) => string);
type Messages = Record<string, Message>;

type Complete<Translation extends Record<MessageKey, string>> = Translation;
/**
 * Does not compile when a language lacks a message.
 *
 * @public nobody reads it; that it exists is the check
 */
export type Translations = [Complete<typeof hebrew>, Complete<typeof russian>];

const files = import.meta.glob<Messages>('./*.json', { import: 'default' });

/** Loads what the console says in one language. Each language travels on its own. */
export async function loadWords(locale: Locale): Promise<Words> {
  const load = files[`./${locale}.json`];
  if (!load) throw new Error(`There are no messages for ${locale}.`);
  return wordsFrom(locale, await load());
}

/** Makes the words of a language out of its compiled messages. A missing one is logged and shown by its key. */
export function wordsFrom(locale: string, messages: Messages): Words {
  const dictionary = new LocalizedStringDictionary<string, Message>({ [locale]: messages }, locale);
  const formatter = new LocalizedStringFormatter<string, Message>(locale, dictionary);
  return (key, variables = {}) => {
    if (!Object.hasOwn(messages, key)) {
      console.error(`Missing translation key "${key}" in ${locale}`);
      return key;
    }
    return formatter.format(key, variables);
  };
}
