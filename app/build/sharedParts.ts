import type { Plugin } from 'vite';
import { noScript } from './languages.ts';

/** The head of every document. The server fills in the nonce. */
const head = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <title>Console</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <script src="/first-paint.js"></script>`;

/** The root element of every document, and the message for browsers without JavaScript. */
const root = `<div id="root"></div>
    <noscript>
      ${noScript()}
    </noscript>`;

/** Replaces `<!-- head -->` and `<!-- root -->` by the parts that every document has. */
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
