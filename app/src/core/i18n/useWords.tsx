import type { Locale } from '@console/contract/rules';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Words } from './messages.ts';

interface Speech {
  locale: Locale;
  words: Words;
}

const SpeechContext = createContext<Speech | null>(null);

export interface WordsProviderProps extends Speech {
  children: ReactNode;
}

/** Gives everything inside its language. */
export function WordsProvider({ locale, words, children }: WordsProviderProps) {
  const speech = useMemo(() => ({ locale, words }), [locale, words]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech() {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useWords must be used below <WordsProvider>: there is no language here.');
  return speech;
}

/** The words of the page. `words('channels.count', { count: 4 })` */
export const useWords = () => useSpeech().words;

/** The language of the page, for `Intl`. */
export const useLanguage = () => useSpeech().locale;
