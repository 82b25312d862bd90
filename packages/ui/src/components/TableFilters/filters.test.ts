import { expect, test } from 'vitest';
import {
  containsText,
  type FilterValues,
  filterRows,
  isOnDays,
  isOneOf,
  isWithin,
  withFilter,
} from './filters.ts';

interface Call {
  name: string;
  city: string;
  minutes?: number;
  day?: string;
}

const calls: Call[] = [
  { name: 'Zoë Levin', city: 'haifa', minutes: 5, day: '2026-03-01' },
  { name: 'Daniel Cohen', city: 'eilat', minutes: 20, day: '2026-03-26T23:59:00' },
  { name: 'שָׁלוֹם', city: 'haifa' },
];

const columns = [
  { key: 'name', filter: { check: containsText(({ name }: Call) => name) } },
  { key: 'city', filter: { check: isOneOf(({ city }: Call) => city) } },
  { key: 'minutes', filter: { check: isWithin(({ minutes }: Call) => minutes) } },
  { key: 'day', filter: { check: isOnDays(({ day }: Call) => day) } },
  { key: 'note' },
];

const found = (filters: FilterValues) => filterRows(calls, columns, filters).map(({ name }) => name);

test.each<[string, FilterValues, string[]]>([
  ['text, whatever its case and accents', { name: { contains: ' zoe ' } }, ['Zoë Levin']],
  ['unpointed Hebrew in pointed', { name: { contains: 'שלום' } }, ['שָׁלוֹם']],
  ['one of several values', { city: { oneOf: ['eilat', 'acre'] } }, ['Daniel Cohen']],
  [
    'a lowest number, inclusive; rows without a number don’t match',
    { minutes: { min: 20 } },
    ['Daniel Cohen'],
  ],
  ['a highest number, inclusive', { minutes: { max: 5 } }, ['Zoë Levin']],
  ['a range of numbers', { minutes: { min: 6, max: 19 } }, []],
  [
    'days, both inclusive, whatever the time',
    { day: { start: '2026-03-02', end: '2026-03-26' } },
    ['Daniel Cohen'],
  ],
  ['all filters at once', { city: { oneOf: ['haifa'] }, minutes: { min: 1 } }, ['Zoë Levin']],
])('rows are filtered by %s', (_, filters, names) => {
  expect(found(filters)).toEqual(names);
  expect(found(JSON.parse(JSON.stringify(filters)))).toEqual(names);
});

test('filters of unknown columns or of another kind are ignored, and the same array is returned', () => {
  const stale: FilterValues = { gone: { contains: 'x' }, note: { contains: 'x' }, city: { min: 3 } };
  expect(filterRows(calls, columns, stale)).toBe(calls);
  expect(filterRows(calls, columns, {})).toBe(calls);
});

test('a changed filter keeps its place, and a removed one is absent from the JSON', () => {
  const filters: FilterValues = { name: { contains: 'a' }, city: { oneOf: ['eilat'] } };
  expect(Object.keys(withFilter(filters, 'name', { contains: 'b' }))).toEqual(['name', 'city']);
  expect(JSON.stringify(withFilter(filters, 'name', undefined))).toBe('{"city":{"oneOf":["eilat"]}}');
});
