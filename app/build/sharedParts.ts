import type { Plugin } from 'vite';
import { noScript } from './languages.ts';

/** What stands in the head of every document. The nonce is filled in by the server. */
const head = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <title>Console</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <script src="/first-paint.js"></script>`;

/** Where a document is drawn, and what it says where nothing can be. */
const root = `<div id="root"></div>
    <noscript>
      ${noScript()}
    </noscript>`;

/** Writes the parts that every document has in place of `<!-- head -->` and `<!-- root -->`. */
export function sharedParts(): Plugin {
  return {
    name: 'console:shared-parts',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        for (const mark of ['<!-- head -->', '<!-- root -->']) {
          if (!html.includes(mark)) throw new Error(`${filename} lacks ${mark}.`);
        }
        return html.replace('<!-- head -->', head).replace('<!-- root -->', root);
      },
    },
  };
}
