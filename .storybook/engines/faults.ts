import { routes } from '../../app/src/routes.ts';
import type { FalseFinding } from './falseFindings.ts';
import type { Result } from './results.ts';

/** What is wrong with a complete run, apart from findings: entries that don't occur, and routes without a state. */
export function faults(results: readonly Result[], known: readonly FalseFinding[]) {
  const found = new Set(
    results.flatMap(({ findings }) => findings.map(({ engine, falseId }) => `${engine} ${falseId}`)),
  );
  const paths = results.filter(({ kind }) => kind === 'screen').map(({ path }) => path);
  const isSeen = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path));
  };
  return [
    ...known.flatMap(({ id, rules }) =>
      Object.keys(rules)
        .filter((engine) => !found.has(`${engine} ${id}`))
        .map((engine) => `“${id}” of falseFindings.ts no longer occurs in ${engine}: remove it there.`),
    ),
    ...routes
      .filter(({ path }) => !isSeen(path))
      .map(({ path }) => `No state in app/e2e/states shows ${path}.`),
  ];
}
