import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ICruiseResult } from 'dependency-cruiser';
import { root } from './run.ts';

/** The relevant part of a module in dependency-cruiser's output. */
export interface Module {
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

/** Modules or folders, and their imports. */
type Graph = Map<string, Set<string>>;

/** The imports between modules. With `isAtRunTime`, without type-only imports. */
export function importsOf(modules: Module[], isAtRunTime: boolean): Graph {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      new Set(
        dependencies
          .filter(({ dependencyTypes }) => !isAtRunTime || !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved),
      ),
    ]),
  );
}

/**
 * The imports between the folders one level below `base` and the files directly in it. For folders in `opened`, each
 * subfolder counts separately.
 */
export function foldersBelow(base: string, imports: Graph, opened: string[] = []): Graph {
  const folderOf = (path: string) => {
    if (!path.startsWith(base)) return undefined;
    const [first = '', second, ...rest] = path.slice(base.length).split('/');
    return opened.includes(first) && rest.length > 0 ? `${first}/${second}` : first;
  };
  const folders: Graph = new Map();
  for (const [source, targets] of imports) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return folders;
}

/** The strongly connected components with more than one node (Tarjan's algorithm). */
export function cyclesIn(graph: Graph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? numbers.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return cycles;
}

const isTest = (path: string) => /\.(test|stories)\.tsx?$|(^|\/)samples?\.tsx?$/.test(path);

/** Sources of the product and its journeys. */
const isSource = (path: string) => /^(app\/(src|e2e)|packages\/[^/]+\/src)\/.*\.tsx?$/.test(path);

/** Source modules with exactly one importer, and that importer, without barrels, styles and strings. */
export function modulesWithOneCaller(modules: Module[]): Map<string, string> {
  const callers = new Map<string, string[]>();
  for (const { source, dependencies } of modules.filter(({ source }) => !isTest(source)))
    for (const target of new Set(dependencies.map(({ resolved }) => resolved)))
      callers.set(target, [...(callers.get(target) ?? []), source]);
  return new Map(
    [...callers].flatMap(([path, [caller = '', ...others]]) =>
      others.length > 0 || !isSource(path) || isTest(path) || /\.(css|strings)\.ts$|\/index\.tsx?$/.test(path)
        ? []
        : [[path, caller] as const],
    ),
  );
}

const components = 'packages/ui/src/components/';
const mostFiles = (component: string) =>
  ['LineChart', 'Sidebar', 'WeekCalendar'].includes(component) ? 30 : 20;

/** The components with more files than their limit, as `name: files of limit`. */
export function componentsOverTheirLimit(paths: string[]): string[] {
  const files = new Map<string, number>();
  for (const path of paths) {
    const [component, ...rest] = path.startsWith(components) ? path.slice(components.length).split('/') : [];
    if (component && rest.length > 0) files.set(component, (files.get(component) ?? 0) + 1);
  }
  return [...files]
    .filter(([component, count]) => count > mostFiles(component))
    .map(([component, count]) => `${component}: ${count} of ${mostFiles(component)}`);
}

/**
 * Prints counts of the repository's structure from the JSON of dependency-cruiser, and fails if there is an import
 * cycle. `--list` names the small modules with one caller. See docs/architecture.md.
 */
if (import.meta.main) {
  const { modules, summary } = (await json(process.stdin)) as ICruiseResult;
  const sources = modules.filter(({ source }) => !isTest(source));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const print = (line: string) => process.stdout.write(`${line}\n`);

  const folders = foldersBelow('app/src/', importsOf(sources, false), ['features']);
  const isLoose = (node: string) => /\.\w+$/.test(node);
  const loose = [...folders.keys()].filter(isLoose);
  const arrows = [...folders.values()].reduce((sum, targets) => sum + targets.size, 0);
  print(
    `app/src: ${folders.size - loose.length} folders, ${loose.length} loose modules, ${arrows} imports between them`,
  );
  for (const [node, targets] of [...folders].sort())
    if (targets.size > 0) print(`  ${node} -> ${[...targets].sort().join(', ')}`);

  const atRunTime = importsOf(sources, true);
  const found = ['packages/server/src/', 'app/src/'].flatMap((base) =>
    [[], ['features']].flatMap((opened) =>
      cyclesIn(foldersBelow(base, atRunTime, opened)).map((group) => `${base}: ${group.join(', ')}`),
    ),
  );
  const cycles = [...new Set(found)];
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  const moduleCycles = cyclesIn(importsOf(modules, false)).length;
  print(`Cycles between folders of server and console: ${cycles.length}`);
  print(
    `Cycles between modules: ${violations.length}, and ${moduleCycles} that imports of types alone close`,
  );

  const lines = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  const small = [...modulesWithOneCaller(modules)].filter(([path]) => lines(path) < 40).sort();
  print(`Modules with one caller and under 40 lines: ${small.length}`);
  if (process.argv.includes('--list')) for (const [path, caller] of small) print(`  ${path} <- ${caller}`);

  const over = componentsOverTheirLimit(git('ls-files'));
  print(`Components over their limit of files: ${over.length}`);
  for (const component of over) print(`  ${component}`);
  print(`Text files: ${git('grep', '-Il', '').length}`);

  for (const cycle of [...cycles, ...violations]) process.stderr.write(`Cycle: ${cycle}\n`);
  if (cycles.length + violations.length + over.length > 0) process.exitCode = 1;
}
