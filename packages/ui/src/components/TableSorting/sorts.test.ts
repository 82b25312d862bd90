import { expect, test } from 'vitest';
import { pressed, replaced, type Sorts, sortedBy } from './sorts.ts';

const up = (column: string) => ({ column, direction: 'ascending' }) as const;
const down = (column: string) => ({ column, direction: 'descending' }) as const;
const press = (sorts: Sorts, column: string, isAdded = false, allowsUnsorted = true) =>
  pressed(sorts, column, { isAdded, allowsUnsorted });

test('a column is ascending, then descending, then unsorted', () => {
  expect(press([], 'name')).toEqual([up('name')]);
  expect(press([up('name')], 'name')).toEqual([down('name')]);
  expect(press([down('name')], 'name')).toEqual([]);
});

test('if rows are always sorted, ascending follows descending', () => {
  expect(press([down('name')], 'name', false, false)).toEqual([up('name')]);
});

test('an added column follows the others and keeps its place', () => {
  expect(press([up('name')], 'calls', true)).toEqual([up('name'), up('calls')]);
  expect(press([up('name'), up('calls')], 'name', true)).toEqual([down('name'), up('calls')]);
  expect(press([down('name'), up('calls')], 'name', true)).toEqual([up('calls')]);
});

test('a plain press sorts by that column alone, ascending', () => {
  expect(press([up('name'), up('calls')], 'calls')).toEqual([up('calls')]);
  expect(press([up('name')], 'calls')).toEqual([up('calls')]);
});

test('a column that is chosen in another place leaves its first one', () => {
  expect(replaced([up('name'), up('calls')], 0, down('calls'))).toEqual([down('calls')]);
  expect(replaced([up('name')], 1, down('calls'))).toEqual([up('name'), down('calls')]);
  expect(replaced([up('name'), up('calls')], 0, undefined)).toEqual([up('calls')]);
});

test('rows that are equal in one column are sorted by the next', () => {
  const rows = [['b', 1] as const, ['a', 1] as const, ['a', 2] as const];
  const columns = [
    {
      key: 'name',
      header: '',
      cell: String,
      compare: (one: (typeof rows)[number], other: typeof one) => one[0].localeCompare(other[0]),
    },
    {
      key: 'calls',
      header: '',
      cell: String,
      compare: (one: (typeof rows)[number], other: typeof one) => one[1] - other[1],
    },
  ];
  expect(sortedBy(rows, columns, [up('name'), down('calls')]).map(String)).toEqual(['a,2', 'a,1', 'b,1']);
  expect(sortedBy(rows, columns, [down('calls'), up('name')]).map(String)).toEqual(['a,2', 'a,1', 'b,1']);
  expect(sortedBy(rows, columns, [])).toBe(rows);
});
