import { isPseudo } from 'virtual:messages';
import { type Locale, languages } from '@console/contract/rules';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Translate } from './messages.ts';

interface Localization {
  locale: Locale;
  t: Translate;
}

const LocalizationContext = createContext<Localization | null>(null);

export interface MessagesProviderProps extends Localization {
  children: ReactNode;
}

/** Provides the language and its messages. */
export function MessagesProvider({ locale, t, children }: MessagesProviderProps) {
  const speech = useMemo(() => ({ locale, t }), [locale, t]);
  return <LocalizationContext value={speech}>{children}</LocalizationContext>;
}

function useLocalization() {
  const speech = use(LocalizationContext);
  if (!speech)
    throw new Error('useMessages must be used below <MessagesProvider>: there is no language here.');
  return speech;
}

/** The messages of the page. `t('channels.count', { count: 4 })` */
export const useMessages = () => useLocalization().t;

/** The language of the page, for `Intl`. */
export const useLanguage = () => useLocalization().locale;

/** A language with its region, for `Intl` and the library, such as `he-IL`. English is `en-XA` in the pseudo-locale. */
export const regionalTag = (language: Locale): string =>
  language === 'en' && isPseudo ? pseudoLocale : languages[language].regionalTag;

const pseudoLocale = 'en-XA';
