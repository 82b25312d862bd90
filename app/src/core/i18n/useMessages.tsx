import type { Locale } from '@console/contract/rules';
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

/** Gives everything inside its language. */
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

/** A language as it is written where the product is sold, for dates, numbers and the library: `he-IL`. */
export const regionalTag = (language: Locale) => `${language}-IL`;
