/** What the build needs of a route. */
interface BuiltRoute {
  path: string;
  /** The module of its screen, below `src/`. */
  screen: string;
}

/** The routes, imported by Node at run time: Vite would bundle the screens into its configuration. */
export async function readRoutes(): Promise<readonly BuiltRoute[]> {
  const file = new URL('../src/routes.ts', import.meta.url);
  return (await import(file.href)).routes;
}
