import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '../../build/languages.ts';

const docs = resolve(import.meta.dirname, '../../../docs');
const [, section = ''] = readFileSync(resolve(docs, 'faults.md'), 'utf8').split('\n## In the browser\n');
const [table = ''] = section.split('\n## ');
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));

/** The quoted sentences of the table. A quote can contain quotes itself. */
const quotes = [...table.matchAll(/“((?:[^“”]|“[^“”]*”)+)”/g)].map(([, said = '']) => said);
const said = Object.values(readMessages('en'));

test('each browser fault names a journey, which `npm run bars` looks for in the reports', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row).toMatch(/\[[^\]]+\]\([^)]+\.journey\.ts\)/);
});

test('each quoted sentence of the table is a message of the console', () => {
  expect(quotes.length).toBeGreaterThan(15);
  for (const quote of quotes)
    expect(
      said.some((text) => text.includes(quote)),
      quote,
    ).toBe(true);
});
