import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@console/contract/rules';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { compileString } from '@internationalized/string-compiler';
import { type IcuPart, icu, parseMessage } from '../../build/icu.ts';
import { type DescribedMessages, readMessages } from '../../build/languages.ts';
import { type MessageKey, type Translate, translateFrom } from '../core/i18n/translate.ts';

/**
 * Formats messages as the console does, so that tests refer to a text by its key and don't change when it is reworded.
 */
export function messagesIn(language: Locale): Translate {
  const messages = readMessages(language);
  return (key, ...values) => {
    const text = messages[key];
    if (text === undefined) throw new Error(`There is no message ${key}.`);
    return translateFrom(language, { [key]: compile(text) })(key, ...values);
  };
}

const compile = (text: string) => new Function(`return ${compileString(text)}`)();

/** A message in English. @example en('contacts.openOne', { name: 'Dana' }) */
export const en = messagesIn('en');

/** A message in Hebrew. */
export const he = messagesIn('he');

/** A message in Russian. */
export const ru = messagesIn('ru');

/** A text of the component library in English. @example ofLibrary('DataTable.select', { row: 'Dana' }) */
export function ofLibrary(key: LibraryKey, values: Record<string, string | number> = {}): string {
  const file = join(import.meta.dirname, '../../../packages/ui/src/locale/messages/en.json');
  const messages: DescribedMessages = JSON.parse(readFileSync(file, 'utf8'));
  const text = messages[key]?.defaultMessage;
  if (text === undefined) throw new Error(`The library has no message ${key}.`);
  return new LocalizedStringFormatter(
    'en',
    new LocalizedStringDictionary({ en: { [key]: compile(text) } }, 'en'),
  ).format(key, values);
}

type LibraryKey = keyof typeof import('../../../packages/ui/src/locale/messages/en.json');

/**
 * Returns a regular expression for each of these messages, with any arguments and in any plural form.
 *
 * @example pattern('en', 'contacts.openOne').test('Open Dana')
 */
export const pattern = (language: Locale, ...keys: MessageKey[]): RegExp =>
  anyOf(keys.map((key) => sourceIn(language, key)));

/** The same for a message in any language, for tests that run in several. */
export const patternInAnyLanguage = (key: MessageKey): RegExp =>
  anyOf(locales.map((language) => sourceIn(language, key)));

/**
 * Returns a regular expression for strings that start with one of these texts, such as a label to which the library
 * adds “optional”.
 */
export const startingWith = (...texts: string[]): RegExp =>
  new RegExp(`^(?:${texts.map(literal).join('|')})`);

const anyOf = (sources: string[]) => new RegExp(sources.join('|'), 's');

function sourceIn(language: Locale, key: MessageKey) {
  const text = readMessages(language)[key];
  if (text === undefined) throw new Error(`There is no message ${key}.`);
  return sourceOf(parseMessage(text));
}

const sourceOf = (parts: readonly IcuPart[]): string => parts.map(sourceOfPart).join('');

function sourceOfPart({ type, value, options }: IcuPart): string {
  if (options) {
    const each = Object.values(options).map((option) => sourceOf(option.value));
    return `(?:${each.join('|')})`;
  }
  if (type === icu.text) return literal(value);
  return type === icu.number || type === icu.pound ? '\\d[\\d.,\\s]*' : '.+';
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
