import { expect, test } from 'vitest';
import { type Column, type Columns, compareOf, isSortable, nextSort, type Sort, sorted } from './columns.ts';

interface Call {
  name: string;
  minutes: number;
}

const columns: Column<Call>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  {
    key: 'minutes',
    header: 'Minutes',
    cell: ({ minutes }) => minutes,
    compare: (one, other) => one.minutes - other.minutes,
  },
];
const rows = [
  { name: 'Noa', minutes: 3 },
  { name: 'Dan', minutes: 1 },
  { name: 'Ira', minutes: 3 },
];
const inOrder = (sort: Sort | undefined) => sorted(rows, compareOf(columns, sort), sort?.direction);
const names = (calls: readonly Call[]) => calls.map(({ name }) => name).join(' ');

test('rows follow the compare of the column, and equal rows keep their places both ways', () => {
  expect(names(inOrder({ column: 'minutes', direction: 'ascending' }))).toBe('Dan Noa Ira');
  expect(names(inOrder({ column: 'minutes', direction: 'descending' }))).toBe('Noa Ira Dan');
});

test('without a sort, or a compare, the rows stay as they came', () => {
  expect(inOrder(undefined)).toBe(rows);
  expect(inOrder({ column: 'name', direction: 'ascending' })).toBe(rows);
});

test('a head sorts first to last, then turns; another head starts anew', () => {
  const first = nextSort(undefined, 'name');
  expect(first.direction).toBe('ascending');
  expect(nextSort(first, 'name').direction).toBe('descending');
  expect(nextSort(first, 'minutes')).toEqual({ column: 'minutes', direction: 'ascending' });
});

test('a column is sortable when it can compare, or when the host sorts', () => {
  expect(columns.map(isSortable)).toEqual([false, true]);
  expect(isSortable({ ...(columns[0] as Column<Call>), isSortable: true })).toBe(true);
});

test('DT-4: columns of which neither the first nor the second names the row do not compile', () => {
  const [name, minutes] = columns as [Column<Call>, Column<Call>];
  const named: Columns<Call> = [minutes, { ...name, isRowHeader: true }];
  // @ts-expect-error: no column names the row.
  const nameless: Columns<Call> = [minutes, minutes];
  expect(named.length).toBe(nameless.length);
});
