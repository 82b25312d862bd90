import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import { Announcer } from '../../announcer/Announcer.tsx';
import { LocaleContext, regionalLocale } from '../../locale/index.ts';
import '../../theme/theme.css.ts';

export interface UIProviderProps {
  /**
   * BCP 47 tag of the language of the content, such as `he` or `ru-RU`. Set `lang` and `dir` of the document to match.
   * The region decides the order of dates and the clock: `en-US` has the month first and 12 hours, and `en` is `en-GB`.
   */
  locale: string;
  /**
   * Client-side navigation for the library's links. It gets a link's `href` and its `routerOptions`, whose type is that of
   * `RouterConfig` of react-aria-components. Without `navigate`, links load the page.
   */
  navigate?: ComponentProps<typeof RouterProvider>['navigate'] | undefined;
  /**
   * Returns the URL that a link has in the document, for a router with a base path. React Router's hook of this name
   * fits. `navigate` gets the `href` without it. Used only together with `navigate`.
   *
   * @example useHref={(href) => `/shop${href}`}
   */
  useHref?: ComponentProps<typeof RouterProvider>['useHref'] | undefined;
  /** Your app: everything that uses the library. */
  children: ReactNode;
}

/**
 * The root of every screen built with this library: language, links, the theme's tokens, and the live region, which
 * must exist before the first announcement (WCAG 4.1.3). Use one, at the top.
 *
 * @example
 * <UIProvider locale="he" navigate={router.navigate}>
 *   <App />
 * </UIProvider>
 */
export function UIProvider({ locale, navigate, useHref, children }: UIProviderProps) {
  const language = useMemo(
    () => ({
      locale: regionalLocale(locale),
      direction: isRTL(locale) ? ('rtl' as const) : ('ltr' as const),
    }),
    [locale],
  );

  return (
    <I18nProvider locale={language.locale}>
      <LocaleContext value={language}>
        {navigate ? (
          <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
            {children}
          </RouterProvider>
        ) : (
          children
        )}
        <Announcer />
      </LocaleContext>
    </I18nProvider>
  );
}
