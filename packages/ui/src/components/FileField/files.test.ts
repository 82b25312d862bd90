import { expect, test } from 'vitest';
import { addFiles, isAccepted, typeNames } from './files.ts';

const file = (name: string, type = '', size = 1) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

test.each([
  ['scan.PDF', 'application/pdf', '.pdf', true],
  ['photo.heic', 'image/heic', 'image/*', true],
  ['notes.txt', 'text/plain', 'text/plain , .md', true],
  ['readme.md', '', 'text/plain , .md', true],
  ['tool.exe', 'application/x-msdownload', 'image/*,.pdf', false],
  ['tool.exe', '', undefined, true],
])('%s (%s) with accept %s: %s', (name, type, accept, isIt) => {
  expect(isAccepted({ name, type }, accept)).toBe(isIt);
});

test('the names of types are short and each appears once', () => {
  expect(typeNames('image/*, .pdf, application/pdf, .docx, image/svg+xml')).toEqual([
    'image',
    'PDF',
    'DOCX',
    'XML',
  ]);
});

test('files of the wrong type or size, and those that are too many, are rejected with the reason', () => {
  const [a, b, c] = [file('a.pdf'), file('b.pdf'), file('c.pdf')];
  const [big, odd] = [file('big.pdf', '', 9), file('odd.exe')];
  const rules = { accept: '.pdf', maxSize: 5, maxFiles: 2 };
  const { files, added, rejected } = addFiles([a], [odd, big, b, c], rules);
  expect(files).toEqual([a, b]);
  expect(added).toEqual([b]);
  expect(rejected).toEqual([
    { file: odd, problem: 'type' },
    { file: big, problem: 'size' },
    { file: c, problem: 'count' },
  ]);
});

test('the same file isn’t added twice, and doesn’t count as too many', () => {
  const a = file('a.pdf');
  expect(addFiles([a], [file('a.pdf')], { maxFiles: 1 }).files).toHaveLength(1);
  expect(addFiles([a], [file('a.pdf')], { maxFiles: 2 })).toEqual({ files: [a], added: [], rejected: [] });
});

test('if only one file is possible, a new one replaces it, unless it is rejected', () => {
  const [a, b] = [file('a.pdf'), file('b.pdf')];
  expect(addFiles([a], [b], { maxFiles: 1 }).files).toEqual([b]);
  expect(addFiles([a], [file('b.exe')], { maxFiles: 1, accept: '.pdf' }).files).toEqual([a]);
});
