import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The part of a route that the build needs. */
interface BuiltRoute {
  path: string;
  /** The name of its screen, and of its message part. */
  screen: string;
  /** The module of its screen, relative to `src/`. */
  module: string;
}

/** The routes, imported by Node at run time: Vite would bundle the screens into its configuration. */
export async function readRoutes(): Promise<readonly BuiltRoute[]> {
  const source = join(import.meta.dirname, '../src');
  const file = new URL('../src/routes.ts', import.meta.url);
  const { routes }: { routes: readonly Omit<BuiltRoute, 'module'>[] } = await import(file.href);
  const modules = globSync('features/**/*Screen.tsx', { cwd: source });
  return routes.map(({ path, screen }) => {
    const [module, ...others] = modules.filter((one) => basename(one) === `${screen}.tsx`);
    if (module === undefined || others.length > 0) throw new Error(`${screen} isn't the name of one module.`);
    return { path, screen, module };
  });
}
