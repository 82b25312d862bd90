import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { firstPaintScript, noScript } from './languages.ts';
import { webAppTags } from './webApp.ts';

/** What the build does with the HTML documents: paths, shared parts, the first paint and the font. */

/** Paths with a document of their own; every other path is the console. */
const own: Record<string, string> = {
  '/': '/login.html',
  '/login': '/login.html',
  '/accessibility': '/accessibility.html',
  '/creditcard-added': '/card-added.html',
  '/subscribe': '/subscribe.html',
  '/connect/google': '/connect-google.html',
};

/** In development, serves each path with its document, as the server does. */
export function documents(): Plugin {
  return {
    name: 'console:documents',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = request.url?.split('?') ?? [];
        const file = own[path];
        if (file) request.url = query === undefined ? file : `${file}?${query}`;
        next();
      });
    },
  };
}

/**
 * Preloads the Latin font with the document, since every page needs it for numbers and names: it arrives before the
 * stylesheet would have requested it.
 */
export function preloadedFont(): Plugin {
  return {
    name: 'console:preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /rubik-latin-wght-normal.*\.woff2$/.test(file));
        if (!font) throw new Error('The font of the console is not in the build.');
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** Serves first-paint.js with its languages filled in. It isn't a module and isn't bundled, so it is minified here. */
export function firstPaint(): Plugin {
  return {
    name: 'console:first-paint',
    configureServer(server) {
      server.middlewares.use('/first-paint.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(firstPaintScript());
      });
    },
    writeBundle({ dir = '' }) {
      const { code, errors } = minifySync('first-paint.js', firstPaintScript(), { module: false });
      if (errors.length > 0) throw new Error(`first-paint.js: ${errors[0]?.message}`);
      writeFileSync(join(dir, 'first-paint.js'), code);
    },
  };
}

/** The head of every document. The server fills in the nonce. */
const head = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <title>Console</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    ${webAppTags}
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
