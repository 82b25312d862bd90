import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from './links/tests.ts';
import { root } from './run.ts';

const docs = resolve(root, 'docs');
const [, section = ''] = readFileSync(resolve(docs, 'security.md'), 'utf8').split('\n## The list\n');
const [list = ''] = section.split('\n## ');
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  .map((line) => line.slice(2, -2).split(' | '));

/** A link to a test; a file of another kind stands beside it, or in its place where a program proves it. */
const toTest = /\[([^\]]+)\]\(([^)]+\.(?:test|journey)\.tsx?)\)/g;

test('each promise of the list has a source, a way it is held, and a test that exists, or says that it is not held', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const cells of rows) {
    const [promise = '', source = '', how = '', proof = ''] = cells;
    expect(cells, promise).toHaveLength(4);
    expect(source, promise).toMatch(/ASVS \d+\.\d+|API\d|RFC \d|CWE-\d/);
    expect(how, promise).not.toBe('');
    if (how.startsWith('**Not held')) continue;
    const links = [...proof.matchAll(toTest)];
    if (!/`npm run \w+/.test(proof)) expect(links.length, promise).toBeGreaterThan(0);
    for (const [, title = '', file = ''] of links)
      expect(hasTest(resolve(docs, file), title), `${promise}: ${title}`).toBe(true);
  }
});

test('a title that no test has is found out, and one with words filled in is found', () => {
  const access = resolve(root, 'packages/server/src/access/access.test.ts');
  expect(hasTest(access, 'answers a viewer as far as the role may')).toBe(true);
  expect(hasTest(access, 'answers a viewer as far as they like')).toBe(false);
});
