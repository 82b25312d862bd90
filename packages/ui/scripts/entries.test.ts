import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries, writtenExports } from './entries.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

test('the doors of the package are those that the script writes', () => {
  expect(manifest.exports).toEqual(writtenExports());
});

test('every component has a door of its own, named as its folder is', () => {
  const doors = Object.keys(entries());
  expect(doors).toEqual(expect.arrayContaining(['.', './data-grid', './test-utils', './icons', './theme']));
  expect(doors).toEqual(
    expect.arrayContaining(
      ['sidebar', 'week-calendar', 'line-chart', 'audio-player', 'tabbed-form', 'data-table'].map(
        (name) => `./${name}`,
      ),
    ),
  );
  expect(doors).toContain('./ui-provider');
});
