import { createContext, useContext } from 'react';
import { useLocale as useLocaleOfBrowser } from 'react-aria-components/I18nProvider';

/** The language of the nearest `UIProvider`, and which way it reads. */
export const LocaleContext = createContext<ReturnType<typeof useLocaleOfBrowser> | null>(null);

/**
 * The language of the page and which way it reads: that of the nearest `UIProvider`, else what react-aria knows. That
 * one watches the browser's language even where it is told another: two states and two effects in every part that
 * asks, which on a page of charts is a tenth of the work.
 */
export function useLocale() {
  const known = useContext(LocaleContext);
  // biome-ignore lint/correctness/useHookAtTopLevel: a component never enters or leaves a UIProvider.
  return known ?? useLocaleOfBrowser();
}
