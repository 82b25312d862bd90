import type { Route } from '../src/core/router/route.ts';

/** The routes, imported by Node at run time: Vite would bundle the screens into its configuration. */
export async function readRoutes(): Promise<readonly Route[]> {
  const file = new URL('../src/routes.ts', import.meta.url);
  return (await import(file.href)).routes;
}
