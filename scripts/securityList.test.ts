import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const docs = resolve(root, 'docs');
const [, section = ''] = readFileSync(resolve(docs, 'security.md'), 'utf8').split('\n## The list\n');
const [list = ''] = section.split('\n## ');
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  .map((line) => line.slice(2, -2).split(' | '));

/** A link to a test, which `npm run bars` checks. Without a link, a command proves the requirement. */
const toTest = /\[([^\]]+)\]\(([^)]+\.(?:test|journey)\.tsx?)\)/;

test('each requirement has a source, a mechanism and a test, or is marked as not held', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const cells of rows) {
    const [promise = '', source = '', how = '', proof = ''] = cells;
    expect(cells, promise).toHaveLength(4);
    expect(source, promise).toMatch(/ASVS \d+\.\d+|API\d|RFC \d|CWE-\d/);
    expect(how, promise).not.toBe('');
    if (how.startsWith('**Not held')) continue;
    if (!/`npm run \w+/.test(proof)) expect(proof, promise).toMatch(toTest);
  }
});
