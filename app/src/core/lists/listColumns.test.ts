import { expect, test } from 'vitest';
import { fileColumns, type ListColumns, tableColumns } from './listColumns.ts';

interface Call {
  name: string;
  seconds: number;
  notes: string;
}

const columns: ListColumns<Call> = [
  { key: 'open', header: 'Open', cell: () => 'Open' },
  { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'notes', header: 'Notes', text: ({ notes }) => notes },
  {
    key: 'duration',
    header: 'Duration',
    fileHeader: 'Duration in seconds',
    cell: ({ seconds }) => `${seconds} s`,
    text: ({ seconds }) => `${seconds}`,
  },
];
const call: Call = { name: 'Ada', seconds: 90, notes: 'Call back' };

test('a table shows the columns that have a cell', () => {
  expect(tableColumns(columns).map(({ header, cell }) => [header, cell(call)])).toEqual([
    ['Open', 'Open'],
    ['Name', 'Ada'],
    ['Duration', '90 s'],
  ]);
});

test('a file has the columns that have a text, each under its own header', () => {
  expect(fileColumns(columns).map(({ header, cell }) => [header, cell(call)])).toEqual([
    ['Name', 'Ada'],
    ['Notes', 'Call back'],
    ['Duration in seconds', '90'],
  ]);
});
