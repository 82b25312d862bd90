import { csvOf } from '@console/contract/rules';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../http/errors.ts';
import type { PageOf } from '../../http/paging.ts';
import { fileNameOf } from './csv.ts';
import { everyPage } from './everyPage.ts';

test('every cell is quoted, quotes are doubled, and lines end with CRLF', () => {
  expect(
    csvOf([
      ['Name', 'Notes'],
      ['Ada "A" Levi', 'one,\ntwo'],
    ]),
  ).toBe('"Name","Notes"\r\n"Ada ""A"" Levi","one,\ntwo"\r\n');
});

test.each(['=1+1', '+972501234567', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  'text that a spreadsheet could run as a formula gets an apostrophe: %j',
  (text) => expect(csvOf([[text]])).toBe(`"'${text}"\r\n`),
);

const beginnings = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const passedOver = [
  ' ',
  '\u00a0',
  '\ufeff',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u0000',
  '\u001b',
  '\u2028',
];
test.each(passedOver)('a formula after an ignored character gets an apostrophe, too: %j', (before) => {
  for (const sign of beginnings) {
    const text = `${before}${sign}cmd|' /C calc'!A0`;
    expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
    expect(csvOf([[`${before}${before}\n${text}`]])).toMatch(/^"'/);
  }
});

test('a quote doesn’t end its cell, and a line break doesn’t end its row', () => {
  expect(csvOf([['a","=1', 'b\r\n=2']])).toBe('"a"",""=1","b\r\n=2"\r\n');
});

test('text that only resembles a formula is unchanged', () => {
  expect(csvOf([['0501234567', 'a=b', ' a', '']])).toBe('"0501234567","a=b"," a",""\r\n');
});

test('a file name has the content and the date, without characters that systems reject', () => {
  const day = new Date(2026, 2, 5);
  expect(fileNameOf(['Contacts', 'A/B: "C"'], day)).toBe('2026-03-05 - Contacts - A B C.csv');
  expect(fileNameOf(['אנשי קשר', ''], day)).toBe('2026-03-05 - אנשי קשר.csv');
  expect(fileNameOf(['../..\\x\u0000\u202egpj\u2066\u200b\ufeff\n', '  '], day)).toBe(
    '2026-03-05 - .. .. x gpj.csv',
  );
  expect(fileNameOf(['ש'.repeat(10_000), 'Contacts'], day)).toBe(
    `2026-03-05 - ${'ש'.repeat(50)} - Contacts.csv`,
  );
});

const pages: PageOf<number>[] = [
  { rows: [1, 2], total: 3, next: 'a' },
  { rows: [3], total: 3, next: null },
];
async function rowsOf(read: Parameters<typeof everyPage<number>>[0], signal = new AbortController().signal) {
  const rows: number[] = [];
  for await (const page of everyPage(read, signal)) rows.push(...page.rows);
  return rows;
}

test('every page is requested with the cursor of the previous one', async () => {
  const read = vi.fn(
    async ({ cursor }: { cursor?: string | undefined }) => pages[cursor ? 1 : 0] as PageOf<number>,
  );
  expect(await rowsOf(read)).toEqual([1, 2, 3]);
  expect(read.mock.calls.map(([place]) => place)).toEqual([
    { limit: 200, cursor: undefined },
    { limit: 200, cursor: 'a' },
  ]);
});

test('a 429 is retried after Retry-After; other failures aren’t retried', async () => {
  const read = vi.fn(async () => pages[1] as PageOf<number>);
  read.mockRejectedValueOnce(new ApiError('rateLimited', { status: 429, retryAfter: 0.01 }));
  expect(await rowsOf(read)).toEqual([3]);
  read.mockRejectedValue(new ApiError('forbidden', { status: 403 }));
  await expect(rowsOf(read)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('canceling stops the wait for a busy server', async () => {
  const control = new AbortController();
  const busy = new ApiError('rateLimited', { status: 429, retryAfter: 60 });
  const rows = rowsOf(async () => Promise.reject(busy), control.signal);
  setTimeout(() => control.abort(new Error('given up')), 20);
  await expect(rows).rejects.toThrow('given up');
});
