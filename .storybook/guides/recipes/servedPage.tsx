import { Button, Page, UIProvider } from '@console/ui';
import { renderToString } from 'react-dom/server';

const languages = { en: { dir: 'ltr', title: 'Calls' }, he: { dir: 'rtl', title: 'שיחות' } } as const;

export interface Served {
  locale: keyof typeof languages;
  /** A new random word for each answer. */
  nonce: string;
  /** The address of the styles that your bundler wrote. */
  styles: string;
}

/** The document a server answers with: language and direction on its root, before any script. */
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

/** The policy under which the library works: react-aria adds one style of its own, with the nonce of the meta element. */
export const policyFor = (nonce: string) =>
  `default-src 'self'; style-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
