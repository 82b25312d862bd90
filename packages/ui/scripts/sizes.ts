import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/**
 * What a component costs a page, for `.size-limit.js`: the whole page, with React, as a host's bundler makes it of
 * the published package (`npm run build` comes first). Only whole pages are compared: of a file that both pages
 * need a part of, a bundler that splits would give all to the page that is there.
 */
const root = join(import.meta.dirname, '..');
const folder = 'packages/ui/node_modules/.sizes';

/** Code that a page fetches only when someone asks for it isn't part of the page. */
const onDemand: Plugin = {
  name: 'on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** How a page is bundled for production, in memory. */
export const forBrowsers = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'error',
  plugins: [onDemand],
} satisfies BuildOptions;

/** A page that shows these components, written down; its path from the root of the repository. */
async function page(...components: string[]) {
  const path = `${folder}/${components.join('+')}.js`;
  const names = components.join(', ');
  const result = await build({
    ...forBrowsers,
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import { ${names} } from '@console/ui';
        createRoot(document.body).render([${names}].map((part) => createElement(part)));
      `,
      resolveDir: root,
    },
    loader: { '.css': 'empty' },
  });
  const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
  mkdirSync(join(root, '../..', folder), { recursive: true });
  writeFileSync(join(root, '../..', path), contents);
  return { path, bytes: gzipSync(contents, { level: 9 }).length };
}

const pages = new Map<string, ReturnType<typeof page>>();

/** A page is made once, also when many are compared with it. */
function pageOf(components: string[]) {
  const key = components.join();
  const made = pages.get(key) ?? page(...components);
  pages.set(key, made);
  return made;
}

/**
 * The page with some components, and the one that has another too, which may be that much larger: two entries of
 * `.size-limit.js`. The name of the second says by how much it is.
 *
 * @param base what the page shows anyway, by its names in `@console/ui`
 * @param component what comes to it: a name, or several that are used together
 * @param limit in kB of 1,000 bytes, gzip
 */
export async function beyond(base: string[], component: string | string[], limit: number) {
  const added = [component].flat();
  const shown = listed(base.map((name) => `a ${name}`));
  const name = `${listed(added)}, beyond a page that shows ${shown}`;
  // Whoever only reads the list may come before the build.
  if (!existsSync(join(root, 'dist/index.js'))) return [{ name, path: 'packages/ui/dist/index.js' }];

  const [before, after] = await Promise.all([pageOf(base), pageOf([...base, ...added])]);
  const more = after.bytes - before.bytes;
  return [
    { name: `A page that shows ${shown}, with React`, path: before.path, gzip: true },
    {
      name: `${name}: ${(more / 1000).toFixed(2)} kB of at most ${limit} kB (both, with React)`,
      path: after.path,
      limit: `${before.bytes + limit * 1000} B`,
      gzip: true,
    },
  ];
}

/** What a component costs a page that already shows a Button. */
export const beyondButton = (component: string, limit: number) => beyond(['Button'], component, limit);

const listed = (names: string[]) => new Intl.ListFormat('en').format(names);
