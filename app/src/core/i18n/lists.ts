import type { Locale } from '@console/contract/rules';
import { isolateIn } from './translate.ts';
import { regionalTag, useLanguage } from './useMessages.tsx';

const formats = new Map<Locale, Intl.ListFormat>();

/** Returns the texts as the language lists them, each isolated if it could move the others: "Calls, Contacts and Team". */
export function listIn(language: Locale, texts: readonly string[]) {
  const format = formats.get(language) ?? new Intl.ListFormat(regionalTag(language), { type: 'conjunction' });
  formats.set(language, format);
  return format.format(texts.map((text) => isolateIn(language, text)));
}

/** Returns {@link listIn} for the language of the page. */
export function useList() {
  const language = useLanguage();
  return (texts: readonly string[]) => listIn(language, texts);
}

/**
 * Wraps a text in a left-to-right isolate (UAX #9), so that "074 - 1234567" and "16:00–17:00" keep their order on a
 * right-to-left page. For text that is neither a value of a message nor in a `<bdi>`.
 */
export const isolateLeftToRight = (text: string) => `\u2066${text}\u2069`;
