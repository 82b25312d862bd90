import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFacts, groups } from './facts.ts';

const all = componentFacts();
const components = join(import.meta.dirname, '../../packages/ui/src/components');

test('every component is in a group of the sidebar', () => {
  expect(all.filter(({ group }) => !groups.includes(group)).map(({ name }) => name)).toEqual([]);
});

test('the IDs of stories do not depend on the group', () => {
  const wrong = globSync('*/*.stories.tsx', { cwd: components }).filter((path) => {
    const text = readFileSync(join(components, path), 'utf8');
    return /title: 'Components\//.test(text) && !/\bid: 'components-[a-z-]+'/.test(text);
  });
  expect(wrong).toEqual([]);
});

test('the overview has a sentence and two pictures of every component', () => {
  expect(all.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([]);
  const missing = all.flatMap(({ id }) =>
    ['light', 'dark']
      .map((theme) => `${id}.${theme}.webp`)
      .filter((file) => !existsSync(join(import.meta.dirname, 'pictures', file))),
  );
  expect(missing).toEqual([]);
});

test('the page of a component shows its size, entry point and changes', () => {
  const table = all.find(({ name }) => name === 'DataTable');
  expect(table?.size?.scripts).toBeGreaterThan(10);
  expect(table?.entryPoint).toBe('@console/ui/data-table');
  expect(table?.changes.map(({ version }) => version)).toContain('0.1.0');
  for (const { text } of table?.changes ?? []) expect(text).toContain('DataTable');
});
