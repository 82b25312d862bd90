import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { argTypesOf } from './argTypes.ts';
import { readApi } from './readApi.ts';

const root = join(import.meta.dirname, '../..');
const { components: api } = readApi();
const component = (name: string) => {
  const found = api.find((one) => one.name === name);
  if (!found) throw new Error(`${name} isn't listed`);
  return found;
};
const prop = (of: string, name: string) => component(of).props.find((one) => one.name === name);

/** The members that the source of an interface names, and whether each is required: those of `BadgeProps` by `Badge`. */
function declared({ name, file }: { name: string; file: string }) {
  const folder = join(root, file, '..');
  const bodies = globSync('*.{ts,tsx}', { cwd: folder, exclude: ['*.test.*', '*.stories.*'] }).flatMap(
    (module) => {
      const { program } = parseSync(module, readFileSync(join(folder, module), 'utf8'));
      return program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
    },
  );
  const found = bodies.find(
    (node) => node?.type === 'TSInterfaceDeclaration' && node.id.name === `${name}Props`,
  );
  const members = found?.type === 'TSInterfaceDeclaration' ? found.body.body : [];
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const key =
      member.key.type === 'Identifier' ? member.key.name : member.key.type === 'Literal' && member.key.value;
    return [[String(key), !member.optional] as const];
  });
}

test('the props of every component are listed, with their type and whether they are required', () => {
  const all = api.map((one) => [one, declared(one)] as const);
  expect(all.flatMap(([, names]) => names).length).toBeGreaterThan(350);
  for (const [one, names] of all) {
    const rows = argTypesOf(one);
    for (const [name, isRequired] of names) {
      expect(rows[name]?.type, `${one.name}: ${name}`).toMatchObject({ required: isRequired });
      expect(rows[name]?.table?.type?.summary, `${one.name}: ${name}`).toMatch(/./);
    }
  }
});

test('every exported component is on a page of the docs', () => {
  const pages = globSync(['packages/ui/src/**/*.mdx', '.storybook/guides/*.mdx'], { cwd: root });
  const texts = pages.map((page) => readFileSync(join(root, page), 'utf8'));
  const missing = api.filter(({ folder }) => !texts.some((text) => text.includes(`<Api of="${folder}" />`)));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(api.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Badge', 'DataGrid', 'SidebarItem', 'ConfirmDialog', 'UIProvider']),
  );
});

test('a prop has its literals in the order of the source, its default, and what it is for', () => {
  expect(prop('Badge', 'tone')).toMatchObject({
    type: "'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'",
    defaultValue: "'neutral'",
    description: expect.stringContaining('The kind of status'),
  });
});

test('inherited and variant props are listed, and events of the element are not', () => {
  expect(component('TextField').props.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['label', 'hint', 'error', 'onChange', 'isMultiline', 'rows']),
  );
  expect(prop('AudioPlayer', 'src')).toMatchObject({ isRequired: false, origin: 'own' });
  expect(prop('AudioPlayer', 'player')).toMatchObject({ isRequired: false, origin: 'own' });
  expect(prop('Button', 'onPress')).toMatchObject({ origin: 'react-aria' });
  expect(prop('Button', 'onTouchStart')).toBeUndefined();
  expect(component('Button').passesEvents).toBe(true);
});

test('a deprecated prop comes last and names its successor', () => {
  expect(component('Select').props.at(-1)).toMatchObject({
    name: 'necessity',
    isDeprecated: true,
    deprecated: 'Use `requiredIndicator`.',
  });
  expect(argTypesOf(component('Select')).necessity?.table?.category).toBe('Deprecated');
});

test('no optional prop says that it accepts undefined', () => {
  const noisy = api.flatMap(({ name, props }) =>
    props.filter(({ type }) => / \| undefined$/.test(type)).map((one) => `${name}.${one.name}`),
  );
  expect(noisy.filter((name) => !/\.(validate|status)$/.test(name))).toEqual([]);
});

test('parts and states are read from the docstring', () => {
  expect(component('Badge').parts).toEqual([
    { name: 'badge-text', description: 'the text, without the icon' },
  ]);
  expect(component('Badge').states).toEqual([{ name: '[data-tone]', description: 'the kind of status' }]);
});

test('every documented part exists in the source', () => {
  const sources = globSync('packages/ui/src/components/*/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.stories.*'],
  }).map((file) => readFileSync(join(root, file), 'utf8'));
  const isQuoted = (part: string) => sources.some((text) => new RegExp(`["']${part}["']`).test(text));
  /** Of a template such as `pagination-${part}`. */
  const prefixes = sources.flatMap((text) =>
    [...text.matchAll(/`([a-z-]+-)\$\{/g)].map(([, prefix = '']) => prefix),
  );
  const isBuilt = (part: string) =>
    prefixes.some((prefix) => part.startsWith(prefix) && isQuoted(part.slice(prefix.length)));

  const parts = api.flatMap((one) => one.parts.map(({ name }) => name));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !isQuoted(part) && !isBuilt(part))).toEqual([]);
});

test('every part has a name in kebab case and says what it is', () => {
  for (const { folder, parts } of api) {
    for (const { name, description } of parts) {
      expect(name, folder).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(description, name).toMatch(/./);
    }
  }
});
