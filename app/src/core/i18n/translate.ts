import { directionOf } from '@console/contract/rules';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type english from './en.json';
import type { MessageArguments } from './messageArguments.ts';

/** The key of a message, as in the English messages. */
export type MessageKey = keyof typeof english;

/**
 * Formats a message in the language of the page. A message with arguments doesn't compile without them.
 *
 * @example t('channels.count', { count: 4 })
 */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: Key extends keyof MessageArguments ? [MessageArguments[Key]] : []
) => string;

type Values = Record<string, string | number | boolean>;

/** A compiled message: a text, or a function of its arguments. */
type Message = string | ((values?: Values, formatter?: unknown) => string);
export type Messages = Record<string, Message>;

/** Letters of each direction, and the marks and overrides that act like one (UAX #9, without digits). */
const leftToRight = /[a-zÀ-ҿऀ-\u1fff\u200e\u202a\u202d]/i;
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\ufb1d-\ufefc]/;

/**
 * Wraps a text in an isolate if it could move the text around it. On a right-to-left page, this is each text without a
 * right-to-left letter, including "074 - 5540172", which would be rendered as "5540172 - 074".
 */
export function isolateIn(locale: string, text: string) {
  const mustIsolate =
    directionOf(locale) === 'rtl'
      ? leftToRight.test(text) || !rightToLeft.test(text)
      : rightToLeft.test(text);
  return mustIsolate ? `\u2068${text}\u2069` : text;
}

const isolateValues = (locale: string, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateIn(locale, value) : value,
    ]),
  );

/**
 * Returns the function that formats the compiled messages of a language. The build takes the English text for a message
 * that a language lacks. A message of a part that wasn't loaded is logged, and its key is returned.
 */
export function translateFrom(locale: string, messages: Messages): Translate {
  const dictionary = new LocalizedStringDictionary<string, Message>({ [locale]: messages }, locale);
  const formatter = new LocalizedStringFormatter<string, Message>(locale, dictionary);
  return (key, ...[values = {}]: [Values?]) => {
    if (!Object.hasOwn(messages, key)) {
      console.error(`Missing translation key "${key}" in ${locale}`);
      return key;
    }
    return formatter.format(key, isolateValues(locale, values));
  };
}
