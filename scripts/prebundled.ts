import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadsOf } from './modules.ts';

const root = join(import.meta.dirname, '..');

/** Imports of these files that Vite must not bundle. */
const notForTheBrowser =
  /^(\.|node:|virtual:|vitest|@console\/|@vanilla-extract\/css$|@storybook\/react-vite$|@storybook\/addon)/;

/**
 * Every package that the library, its stories and its tests import, for Vite to bundle before the first test. If Vite
 * discovers one during a test, it reloads the page in the middle of that test and loads React twice.
 */
export function prebundled(): string[] {
  const loaded = globSync(['packages/ui/src/**/*.{ts,tsx}', '.storybook/{,guides/recipes/}*.{ts,tsx}'], {
    cwd: root,
  })
    .filter((file) => !file.endsWith('.css.ts') && !/\.storybook\/(main|vitest\.config)\.ts$/.test(file))
    .flatMap((file) => loadsOf(join(root, file)))
    .filter((name) => !notForTheBrowser.test(name));
  const always = ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'];
  return [...new Set([...always, ...loaded])].sort();
}
