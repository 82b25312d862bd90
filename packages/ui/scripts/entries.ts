import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The doors of the package: one for each folder that `src/index.ts` opens, named as the folder is (`LineChart` is
 * `./line-chart`), and those that are no part of `.`. `node packages/ui/scripts/entries.ts` writes them into
 * `package.json`; `entries.test.ts` fails on a stale one.
 */
const manifest = new URL('../package.json', import.meta.url);

/** Doors that the root does not open: what only some pages need, and what only tests need. */
const apart = {
  './data-grid': 'components/DataGrid/index.ts',
  './test-utils': 'test-utils/index.ts',
  ...Object.fromEntries(
    readdirSync(new URL('../src/languages', import.meta.url))
      .filter((file) => /^\w+\.ts$/.test(file))
      .map((file) => [`./languages/${file.replace('.ts', '')}`, `languages/${file}`]),
  ),
};

const sheets = { './theme.css': './dist/theme/theme.css', './styles.css': './dist/styles.css' };

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Each door and the source file behind it. */
export function entries(): Record<string, string> {
  const root = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');
  const opened = [...root.matchAll(/ from '\.\/((?:components\/)?(\w+)\/\w+\.ts)';/g)].map(
    ([, file = '', folder = '']) => [`./${kebab(folder)}`, file],
  );
  const parts = Object.entries({ ...Object.fromEntries(opened), ...apart });
  return { '.': 'index.ts', ...Object.fromEntries(parts.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

const built = (file: string, end: string) => `./dist/${file.replace(/\.ts$/, end)}`;

/** The `exports` of the manifest. */
export function writtenExports() {
  return {
    ...Object.fromEntries(
      Object.entries(entries()).map(([door, file]) => [
        door,
        { '@console/source': `./src/${file}`, types: built(file, '.d.ts'), default: built(file, '.js') },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(sheets).map(([door, file]) => [
        door,
        { types: './dist/stylesheet.d.ts', default: file },
      ]),
    ),
    './package.json': './package.json',
  };
}

if (import.meta.main) {
  const written = { ...JSON.parse(readFileSync(manifest, 'utf8')), exports: writtenExports() };
  writeFileSync(manifest, `${JSON.stringify(written, null, 2)}\n`);
}
