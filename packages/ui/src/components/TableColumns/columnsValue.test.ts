import { expect, test } from 'vitest';
import {
  arranged,
  hiddenOrShown,
  type ManagedColumn,
  managed,
  moved,
  pinnedOrNot,
  resized,
  type TableColumnsValue,
} from './columnsValue.ts';

const columns: ManagedColumn[] = [
  { key: 'name', header: 'Name', isRowHeader: true },
  { key: 'city', header: 'City', importance: 'low' },
  { key: 'calls', header: 'Calls', width: '5rem' },
  { key: 'date', header: 'Date' },
];
const orderOf = (value: TableColumnsValue) => arranged(columns, value).map(({ key }) => key);
const shownIn = (value: TableColumnsValue) => managed(columns, value).map(({ key }) => key);

test('without changes, the columns are as given', () => {
  expect(managed(columns, {})).toEqual(columns);
});

test('a stored order applies to the columns that still exist; new columns follow', () => {
  expect(orderOf({ order: ['date', 'gone', 'name'] })).toEqual(['date', 'name', 'city', 'calls']);
});

test('a column moves to a position, and stops at the ends', () => {
  expect(moved(columns, {}, 'name', 2).order).toEqual(['city', 'calls', 'name', 'date']);
  expect(moved(columns, {}, 'date', -1).order).toEqual(['date', 'name', 'city', 'calls']);
  const value = {};
  expect(moved(columns, value, 'date', 9)).toBe(value);
  expect(moved(columns, value, 'gone', 0)).toBe(value);
});

test('pinned columns come first, and columns move only within their group', () => {
  const value = pinnedOrNot(pinnedOrNot({}, 'date', true), 'city', true);
  expect(orderOf(value)).toEqual(['city', 'date', 'name', 'calls']);
  expect(managed(columns, value).map(({ pinned }) => pinned)).toEqual([0, 1, undefined, undefined]);
  expect(moved(columns, value, 'date', 3)).toBe(value);
  expect(moved(columns, value, 'calls', 0).order).toEqual(['city', 'date', 'calls', 'name']);
  expect(orderOf(pinnedOrNot(value, 'city', false))).toEqual(['date', 'name', 'city', 'calls']);
});

test('hidden columns aren’t shown, except the row header', () => {
  const value = hiddenOrShown(hiddenOrShown({}, 'city', true), 'name', true);
  expect(shownIn(value)).toEqual(['name', 'calls', 'date']);
  expect(shownIn(hiddenOrShown(value, 'city', false))).toEqual(['name', 'city', 'calls', 'date']);
});

test('once a person has chosen columns, their importance doesn’t hide any', () => {
  expect(managed(columns, {})[1]?.importance).toBe('low');
  expect(managed(columns, { hidden: [] })[1]?.importance).toBeUndefined();
});

test('a width is between 48 and 960 px, and nothing else that was stored is one', () => {
  const widthsOf = (value: TableColumnsValue) => managed(columns, value).map(({ width }) => width);
  expect(widthsOf(resized({}, 'city', 12.4))).toEqual([undefined, '48px', '5rem', undefined]);
  expect(widthsOf(resized({}, 'city', 5000))[1]).toBe('960px');
  expect(widthsOf(JSON.parse('{ "widths": { "city": "wide", "date": null } }'))).toEqual([
    ...[undefined, undefined, '5rem', undefined],
  ]);
  expect(resized({ widths: { city: 90, date: 80 } }, 'city', undefined)).toEqual({ widths: { date: 80 } });
});

test('if every column has a width, the last one fills the table', () => {
  const widths = { name: 100, city: 100, calls: 100, date: 100 };
  expect(managed(columns, { widths }).map(({ width, minWidth }) => [width, minWidth])).toEqual([
    ...Array.from({ length: 3 }, () => ['100px', '100px']),
    [undefined, '100px'],
  ]);
});
