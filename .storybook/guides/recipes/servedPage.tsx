import { Button, Page, UIProvider } from '@console/ui';
import { renderToString } from 'react-dom/server';

const languages = { en: { dir: 'ltr', title: 'Calls' }, he: { dir: 'rtl', title: 'שיחות' } } as const;

export interface Served {
  locale: keyof typeof languages;
  /** A new random value for each response. */
  nonce: string;
  /** The URL of the stylesheet from your bundler. */
  styles: string;
}

/** The HTML of a page, with language and direction on the root element before any script. */
export function servedPage({ locale, nonce, styles }: Served) {
  const { dir, title } = languages[locale];
  const content = renderToString(
    <UIProvider locale={locale}>
      <Page title={title}>
        <Button>{title}</Button>
      </Page>
    </UIProvider>,
  );
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta property="csp-nonce" nonce="${nonce}">
    <link rel="stylesheet" href="${styles}">
  </head>
  <body><div id="root">${content}</div></body>
</html>`;
}

/** A policy that works with the library: react-aria adds one style element, with the nonce of the meta element. */
export const policyFor = (nonce: string) =>
  `default-src 'self'; style-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
