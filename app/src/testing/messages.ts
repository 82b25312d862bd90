import type { Locale } from '@console/contract/rules';
import { compileString } from '@internationalized/string-compiler';
import { readMessages } from '../../build/languages.ts';
import { type Translate, translateFrom } from '../core/i18n/translate.ts';

/**
 * Formats the messages of the console as it does, so that a journey names a text by its key and a reworded text changes
 * no journey.
 */
export function messagesIn(language: Locale): Translate {
  const messages = readMessages(language);
  return (key, ...values) => {
    const text = messages[key];
    if (text === undefined) throw new Error(`There is no message ${key}.`);
    const compiled = new Function(`return ${compileString(text)}`)();
    return translateFrom(language, { [key]: compiled })(key, ...values);
  };
}

/** A message in English. @example en('contacts.openOne', { name: 'Dana' }) */
export const en = messagesIn('en');

/** A message in Hebrew. */
export const he = messagesIn('he');

/** A message in Russian. */
export const ru = messagesIn('ru');
