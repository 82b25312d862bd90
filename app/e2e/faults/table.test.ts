import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const docs = resolve(import.meta.dirname, '../../../docs');
const [, section = ''] = readFileSync(resolve(docs, 'faults.md'), 'utf8').split('\n## In the browser\n');
const [table = ''] = section.split('\n## ');
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));

/** What stands between the quotes of the table; a quote may hold quotes itself. */
const quotes = [...table.matchAll(/“((?:[^“”]|“[^“”]*”)+)”/g)].map(([, said = '']) => said);
const said: string[] = Object.values(
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../src/messages/en.json'), 'utf8')),
);

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Whether a journey has a test of this title; what a title is filled in with may be anything. */
function hasTest(file: string, title: string) {
  const source = readFileSync(resolve(docs, file), 'utf8');
  const titles = [...source.matchAll(/\btest\(\s*(['`])([\s\S]*?)\1\s*,/g)].map(([, , text = '']) => text);
  const patternOf = (text: string) =>
    new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('.+')}$`,
    );
  return titles.some((text) => patternOf(text).test(title));
}

test('each fault of the browser leads to a test that exists', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const links = [...row.matchAll(/\[([^\]]+)\]\(([^)]+\.journey\.ts)\)/g)];
    expect(links.length, row).toBeGreaterThan(0);
    for (const [, title = '', file = ''] of links) expect(hasTest(file, title), title).toBe(true);
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
  expect(hasTest('../app/e2e/faultsAway.journey.ts', 'a server that bakes bread')).toBe(false);
});
