import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vars } from '@console/ui';
import { expect, test } from 'vitest';

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'object' && value ? leaves(value) : [String(value).slice('var('.length, -1)],
  );
const tokens = new Set(leaves(vars));
const folder = join(import.meta.dirname, '..');

test.each(globSync('**/*.css', { cwd: folder }))('%s uses only tokens that the theme has', (file) => {
  const used = readFileSync(join(folder, file), 'utf8').matchAll(/--console-[\w-]+/g);
  expect([...used].map(([name]) => name).filter((name) => !tokens.has(name))).toEqual([]);
});

test.each(globSync('**/*.css', { cwd: folder }))('%s names no side of the screen and no colour', (file) => {
  const text = readFileSync(join(folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  // The track of a recording runs from left to right in every language.
  const sides = file.endsWith('CallCard.module.css') ? '' : text;
  expect(sides.match(/(margin|padding|border)-(left|right)|\b(left|right):|text-align: (left|right)/g)).toBe(
    null,
  );
  expect(text.match(/#[\da-f]{3,8}\b|rgb\(/gi)).toBe(null);
});
