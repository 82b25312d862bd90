import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { light, vars } from '../../packages/ui/src/theme/index.ts';
import { colorGroups, scaleGroups } from '../../packages/ui/src/theme/tokenGroups.ts';

const components = join(import.meta.dirname, '../../packages/ui/src/components');
const hasPage = (name: string) => existsSync(join(components, name, `${name}.mdx`));
const picks = readFileSync(join(import.meta.dirname, 'Picking.mdx'), 'utf8');
const links = [...picks.matchAll(/^\| .+ \| \[(\w+)\]\(([^)]+)\) \| .+ \|$/gm)];
const taken = new Set(links.map(([, name = '']) => name));
const pages = globSync('*/*.mdx', { cwd: components }).map((path) => path.split('/')[0] ?? '');

test('every component named in the guide has a page', () => {
  expect([...taken].filter((name) => !hasPage(name))).toEqual([]);
  for (const [, name = '', address] of links)
    expect(address).toBe(`?path=/docs/components-${name.toLowerCase()}--docs`);
});

test('the guide links to every component', () => {
  expect(pages.filter((name) => !taken.has(name))).toEqual([]);
});

test('every link in the guides to a component or a guide has a target', () => {
  const guides = globSync('**/*.mdx', { cwd: import.meta.dirname }).map((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  );
  const titles = guides.flatMap((text) =>
    [...text.matchAll(/<Meta title="([^"]+)"/g)].map(([, title]) => title),
  );
  const idOf = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
  const known = [
    ...titles.map((title) => idOf(title ?? '')),
    ...pages.map((name) => idOf(`Components/${name}`)),
    'guides-recipes--docs',
    'start-test-utilities--docs',
  ];
  const asked = guides.flatMap((text) =>
    [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id ?? ''),
  );
  expect(asked.filter((id) => !known.includes(id))).toEqual([]);
});

test('every color of the theme is in the guide once', () => {
  expect(Object.values(colorGroups).flatMap(Object.keys).sort()).toEqual(Object.keys(light).sort());
});

test('every other token group is in the guide', () => {
  expect(Object.keys({ color: '', ...scaleGroups }).sort()).toEqual(Object.keys(vars).sort());
});
