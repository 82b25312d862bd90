import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** Each entry point of `exports` that has a source, by its name. */
const entries = new Map<string, Record<'@console/source' | 'types' | 'default', string>>(
  Object.entries<Record<'@console/source' | 'types' | 'default', string>>(manifest.exports).filter(
    ([, entry]) => entry['@console/source'],
  ),
);
const load = (name: string): Promise<object> =>
  import(/* @vite-ignore */ `../${entries.get(name)?.['@console/source']}`);

/** Entry points that the root doesn't contain: only some pages, or only tests, need them. */
const isApart = (name: string) =>
  /^\.\/(data-grid|table-(columns|details|filters|sorting)|line-chart\/\w+|week-calendar-editing|test-utils(\/setup)?|languages\/\w+)$/.test(
    name,
  );

/** `LineChart` is `line-chart`. */
const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

test.each([...entries])(
  '%s names what is built from its source, and has the name of its folder',
  (name, entry) => {
    const built = entry['@console/source'].replace('./src/', './dist/');
    expect(entry.types).toBe(built.replace(/\.ts$/, '.d.ts'));
    expect(entry.default).toBe(built.replace(/\.ts$/, '.js'));
    const [, folder = ''] = /\/([\w-]+)\/\w+\.ts$/.exec(entry['@console/source']) ?? [];
    if (!/^\.$|^\.\/[\w-]+\//.test(name)) expect(name).toBe(`./${kebab(folder)}`);
  },
);

test('every language that is not in each component has an entry point', () => {
  const files = readdirSync(new URL('../src/languages', import.meta.url)).filter((file) =>
    /^\w{2,3}\.ts$/.test(file),
  );
  for (const file of files) expect(entries.get(`./languages/${file.replace('.ts', '')}`)).toBeDefined();
});

test('whatever the root exports has an entry point of its own, and each entry point is in the root', async () => {
  const root = new Map(Object.entries(await load('.')));
  const parts = [...entries.keys()].filter((name) => name !== '.' && !isApart(name));
  const found = new Set<string>();
  for (const part of parts) {
    const shared = Object.entries(await load(part)).filter(([name, value]) => root.get(name) === value);
    expect(shared, part).not.toEqual([]);
    for (const [name] of shared) found.add(name);
  }
  expect([...root.keys()].filter((name) => !found.has(name))).toEqual([]);
  // It compiles the whole library.
}, 90_000);
