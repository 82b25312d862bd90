import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A name in quotes after `from` or `import(`, unless the whole import is of types; files start with a dot. */
const imported = /^(?:import|export)\s+(?!type\b)[^;]*?from '([^'.][^']*)';|^import '([^'.][^']*)';/gm;

/** Found in those files, but not for Vite to bundle. */
const notForTheBrowser = /^(node:|vitest|@vanilla-extract\/css$|@storybook\/react-vite$|@storybook\/addon)/;

/**
 * Every package that the library, its stories and its tests import, for Vite to bundle before the first test.
 * One found only once a test runs would make Vite reload the page in the middle of it, and load React twice.
 */
export function prebundled(): string[] {
  const found = new Set([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
  ]);
  for (const file of globSync(['packages/ui/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], { cwd: root })) {
    if (file.endsWith('.css.ts') || file.endsWith('.storybook/main.ts')) continue;
    for (const [, from, bare] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const name = from ?? bare;
      if (name && !notForTheBrowser.test(name)) found.add(name);
    }
  }
  return [...found].sort();
}
