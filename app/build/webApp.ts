import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, locales } from '@console/contract/rules';
import type { Plugin } from 'vite';
import { dark, light } from '../../packages/ui/src/theme/colors.ts';
import { drawIcon, readIcon } from './icons.ts';
import { readMessages } from './languages.ts';

/** The icons of the installed console: their size, and whether they fill the square, for systems that cut the shape. */
const icons = [
  { file: 'icon-180.png', pixels: 180, isWhole: true },
  { file: 'icon-192.png', pixels: 192, isWhole: false },
  { file: 'icon-512.png', pixels: 512, isWhole: false },
  { file: 'icon-maskable-512.png', pixels: 512, isWhole: true },
];

/** The web app manifest in a language. Browsers treat all of them as the same app, because they have the same `id`. */
export function webManifest(language: string) {
  const name = readMessages(language)['app.name'];
  const icon = (file: string, purpose: string) => {
    const { pixels } = icons.find((one) => one.file === file) ?? { pixels: 0 };
    return { src: `/${file}`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
  };
  return {
    ...{ id: '/', name, short_name: name, lang: language, dir: directionOf(language) },
    ...{ start_url: '/admin', scope: '/', display: 'standalone' },
    // A manifest has one color. The documents have one for each theme.
    ...{ theme_color: light.canvas, background_color: light.canvas },
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('icon-maskable-512.png', 'maskable'),
    ],
  };
}

/** The tags for the color of the window around the page in each theme, and for the icon on an iPhone or iPad. */
export const webAppTags = [
  ...Object.entries({ light, dark }).map(
    ([theme, { canvas }]) =>
      `<meta name="theme-color" content="${canvas}" data-theme="${theme}" media="(prefers-color-scheme: ${theme})">`,
  ),
  '<link rel="apple-touch-icon" href="/icon-180.png" vite-ignore>',
].join('\n    ');

/** The files that make the console installable: a manifest for each language, and the icons, drawn from icon.svg. */
export function webAppFiles(): Record<string, () => string | Buffer> {
  const svg = () => readIcon(readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8'));
  return {
    ...Object.fromEntries(
      locales.map((one) => [`console.${one}.webmanifest`, () => JSON.stringify(webManifest(one))]),
    ),
    ...Object.fromEntries(
      icons.map(({ file, pixels, isWhole }) => [file, () => drawIcon(svg(), pixels, isWhole)]),
    ),
  };
}

/** Writes these files next to the documents, or serves them in development. */
export function webApp(): Plugin {
  const files = webAppFiles();
  return {
    name: 'console:web-app',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files[request.url?.slice(1) ?? ''];
        if (!file) return next();
        response.setHeader(
          'content-type',
          request.url?.endsWith('.png') ? 'image/png' : 'application/manifest+json',
        );
        response.end(file());
      });
    },
    writeBundle({ dir = '' }) {
      for (const [name, file] of Object.entries(files)) writeFileSync(join(dir, name), file());
    },
  };
}
