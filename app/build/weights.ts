import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { plugins } from '../vite.config.ts';

/**
 * Prints what each module of a document weighs: `npm run weights -w @console/app -- src/main.tsx`. The first column is
 * what the scripts that the document loads before a screen are smaller without the module. The second column counts
 * everything that only this module imports, directly or indirectly: what loading it later would save. The last one is
 * the number of screens that also need the module.
 */

const [entryModule = 'src/main.tsx'] = process.argv.slice(2);
const root = dirname(import.meta.dirname);

// One file per module, so that imports and sizes are those after tree shaking.
const { output } = (await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: plugins(),
  resolve: { conditions: ['module', 'browser', 'development|production'] },
  build: {
    write: false,
    target: 'es2024',
    modulePreload: false,
    rolldownOptions: { input: entryModule, output: { preserveModules: true } },
  },
})) as Rolldown.RolldownOutput;
const modules = new Map(
  output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
);
const entry = [...modules.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(entryModule));
if (!entry) throw new Error(`There isn't a module ${entryModule}.`);

/** A module and everything that it imports, except through one module. */
function reached(from: string, without?: string) {
  const names = new Set([from]);
  for (const name of names) {
    for (const next of modules.get(name)?.imports ?? []) if (next !== without) names.add(next);
  }
  return names;
}

const first = reached(entry.fileName);
const screens = [...modules.keys()].filter((name) => /Screen-[^/]+$/.test(name)).map((name) => reached(name));
const zipped = (names: Iterable<string>) =>
  gzipSync([...names].map((name) => modules.get(name)?.code ?? '').join('\n'), { level: 9 }).length / 1000;
const all = zipped(first);

const rows = [...first].map((name) => ({
  name: modules.get(name)?.facadeModuleId?.replace(/^.*\/(?=node_modules\/|packages\/|app\/)/, '') ?? name,
  own: all - zipped([...first].filter((other) => other !== name)),
  all: all - zipped(reached(entry.fileName, name)),
  screens: screens.filter((needed) => needed.has(name)).length,
}));
console.log('     own  with imports  screens  module (kB, gzip)');
for (const row of rows.sort((one, other) => other.all - one.all)) {
  const [own, withImports] = [row.own, row.all].map((size) => size.toFixed(2));
  console.log(
    `${own?.padStart(8)}${withImports?.padStart(14)}${String(row.screens).padStart(9)}  ${row.name}`,
  );
}
console.log(`${all.toFixed(2).padStart(8)}  all together`);
