import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What a component costs a page, for `.size-limit.js`: the whole page, with React, as a host's bundler makes it of
 * the published package (`npm run build` comes first). Only whole pages are compared: of a file that both pages
 * need a part of, a bundler that splits would give all to the page that is there.
 */
const root = join(import.meta.dirname, '..');
const folder = 'packages/ui/node_modules/.sizes';

/** A page that shows these components, written down; its path from the root of the repository. */
async function page(...components: string[]) {
  const path = `${folder}/${components.join('+')}.js`;
  const names = components.join(', ');
  const result = await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import { ${names} } from '@console/ui';
        createRoot(document.body).render([${names}].map((part) => createElement(part)));
      `,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
  });
  const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
  mkdirSync(join(root, '../..', folder), { recursive: true });
  writeFileSync(join(root, '../..', path), contents);
  return { path, bytes: gzipSync(contents, { level: 9 }).length };
}

let button: ReturnType<typeof page> | undefined;

/**
 * The page with a Button, and the one that has the component too, which may be that much larger: two entries of
 * `.size-limit.js`. The name of the second says by how much it is.
 *
 * @param component its name in `@console/ui`
 * @param limit in kB of 1,000 bytes, gzip
 */
export async function beyondButton(component: string, limit: number) {
  const name = `${component}, beyond a page that shows a Button`;
  // Whoever only reads the list may come before the build.
  if (!existsSync(join(root, 'dist/index.js'))) return [{ name, path: 'packages/ui/dist/index.js' }];

  button ??= page('Button');
  const [before, after] = await Promise.all([button, page('Button', component)]);
  const more = after.bytes - before.bytes;
  return [
    { name: 'A page that shows a Button, with React', path: before.path, gzip: true },
    {
      name: `${name}: ${(more / 1000).toFixed(2)} kB of at most ${limit} kB (both, with React)`,
      path: after.path,
      limit: `${before.bytes + limit * 1000} B`,
      gzip: true,
    },
  ];
}
