import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from './links/page.ts';
import { namedTests } from './namedTests.ts';
import { root } from './run.ts';

const path = 'docs/specification.md';
const { tables } = readPage(path, readFileSync(join(root, path), 'utf8'));
const rows = tables.flatMap((table) => table.rows);

test('each sentence of the specification names a test, or a note gives the reason why not', () => {
  expect(rows.length).toBeGreaterThan(300);
  for (const { head } of tables) expect(head).toEqual(['Sentence', 'Proven by', 'Note']);
  for (const { cells, line } of rows) {
    const [sentence = '', proof = '', note = ''] = cells;
    expect(sentence, `${path}:${line}`).not.toBe('');
    if (namedTests(path, proof).length === 0) {
      expect([proof, note.length > 0], `${path}:${line}`).toEqual(['–', true]);
    }
  }
});
