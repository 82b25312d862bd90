import { locales } from '@console/contract/rules';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { calendarsOfLanguages } from './build/calendars.ts';
import { documents, firstPaint, preloadedFont, sharedParts } from './build/documents.ts';
import { earlyFiles } from './build/earlyFiles.ts';
import { compiledMessages } from './build/messages.ts';
import { sharedChunks } from './build/sharedChunks.ts';
import { webApp } from './build/webApp.ts';

const server = process.env['CONSOLE_SERVER'] ?? 'http://127.0.0.1:4000';

export default defineConfig(({ command, mode }) => {
  // In development, the library is imported from source; in a build, from its package, as consumers do.
  const isFromSource = command === 'serve' || mode === 'source';
  const conditions = ['module', 'browser', 'development|production'];
  const config = {
    resolve: { conditions: isFromSource ? ['@console/source', ...conditions] : conditions },
    build: {
      target: 'es2024',
      manifest: true,
      // Keeps every style and font in a file of its own: the documents' CSP doesn't allow data: URLs.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The document lists the scripts of each screen already, and first-paint.js requests them together.
        resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
          hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
      },
    },
  };
  const shared = sharedChunks(() => ({ ...config, mode, plugins: plugins() }));
  return {
    ...config,
    plugins: [...plugins(), shared.plugin, earlyFiles(), firstPaint(), webApp(), compressed],
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: shared.chunkOf, debugName: 'shared', includeDependenciesRecursively: false }],
          },
        },
        input: {
          login: 'login.html',
          console: 'index.html',
          accessibility: 'accessibility.html',
          cardAdded: 'card-added.html',
          subscribe: 'subscribe.html',
          connectGoogle: 'connect-google.html',
        },
      },
    },
    server: {
      port: 5173,
      proxy: {
        // The server builds absolute URLs (the card page) from the Host header.
        '/api': { target: server, changeOrigin: false },
        '/dev-identity': server,
        '/recordings': server,
        '/sandbox-card': server,
        '/webhooks': server,
      },
    },
  };
});

/**
 * Writes `.br` and `.gz` files next to scripts, styles and SVG files; the server sends what the browser accepts. HTML
 * isn't compressed, because the server fills in a nonce. Below 1 kB compression saves less than one packet.
 */
const compressed = compression({ include: /\.(js|css|svg)$/, threshold: 1000, logLevel: 'silent' });

export const plugins = () => [
  { ...optimizeLocales.vite({ locales: [...locales] }), enforce: 'pre' as const },
  calendarsOfLanguages(),
  compiledMessages({ isPseudo: process.env['CONSOLE_LANG'] === 'en-XA' }),
  documents(),
  sharedParts(),
  preloadedFont(),
  vanillaExtractPlugin(),
  react(),
];
