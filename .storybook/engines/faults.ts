import { routes } from '../../app/src/routes.ts';
import type { FalseFinding } from './falseFindings.ts';
import type { Result } from './results.ts';

/** What is wrong with a complete run, apart from findings: entries that don't occur, and routes without a state. */
export function faults(results: readonly Result[], known: readonly FalseFinding[]) {
  const found = new Set(results.flatMap(({ findings }) => findings.map(({ falseId }) => falseId)));
  const paths = results.filter(({ kind }) => kind === 'screen').map(({ path }) => path);
  const isSeen = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path));
  };
  return [
    ...known
      .filter(({ id }) => !found.has(id))
      .map(({ id }) => `The false finding “${id}” no longer occurs: remove it from falseFindings.ts.`),
    ...routes
      .filter(({ path }) => !isSeen(path))
      .map(({ path }) => `No state in app/e2e/states shows ${path}.`),
  ];
}
