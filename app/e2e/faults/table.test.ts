import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from '../../../scripts/links/tests.ts';

const docs = resolve(import.meta.dirname, '../../../docs');
const [, section = ''] = readFileSync(resolve(docs, 'faults.md'), 'utf8').split('\n## In the browser\n');
const [table = ''] = section.split('\n## ');
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));

/** What stands between the quotes of the table; a quote may hold quotes itself. */
const quotes = [...table.matchAll(/“((?:[^“”]|“[^“”]*”)+)”/g)].map(([, said = '']) => said);
const inApp = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
// The script that stands before all others has a sentence of its own.
const said: string[] = [
  ...Object.values<string>(JSON.parse(inApp('src/messages/en.json'))),
  inApp('public/first-paint.js'),
];

const has = (file: string, title: string) => hasTest(resolve(docs, file), title);

test('each fault of the browser leads to a test that exists', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const links = [...row.matchAll(/\[([^\]]+)\]\(([^)]+\.journey\.ts)\)/g)];
    expect(links.length, row).toBeGreaterThan(0);
    for (const [, title = '', file = ''] of links) expect(has(file, title), title).toBe(true);
  }
});

test('each sentence of the table is one the console says', () => {
  expect(quotes.length).toBeGreaterThan(15);
  for (const quote of quotes)
    expect(
      said.some((text) => text.includes(quote)),
      quote,
    ).toBe(true);
});

test('a title that no journey has is found out', () => {
  expect(has('../app/e2e/faultsAway.journey.ts', 'a server that bakes bread')).toBe(false);
});
