import { expect, test } from 'vitest';
import { defineList, queryOf, readList, writeList } from './listAddress.ts';

const list = defineList({
  sorts: ['name', 'due'],
  usual: 'due',
  filters: { status: ['new', 'old'], channel: 'any' },
});

test('a URL without a query is the first page in default order', () => {
  const asked = readList(list, '');
  expect(asked).toEqual({ q: '', sort: 'due', filters: {}, size: 25, page: 1, cursor: undefined });
  expect(writeList(list, asked)).toBe('');
  expect(queryOf(asked)).toEqual({ sort: 'due' });
});

test('search, filters, sort order and page are read from the URL and written back unchanged', () => {
  const search = '?new=1&q=a+b&status=old&channel=7&sort=-name&size=50&page=3&cursor=xy';
  const asked = readList(list, search);
  expect(asked).toEqual({
    ...{ q: 'a b', sort: '-name', size: 50, page: 3, cursor: 'xy' },
    filters: { status: 'old', channel: '7' },
  });
  expect(writeList(list, asked, search)).toBe(search);
  expect(queryOf(asked)).toEqual({ q: 'a b', sort: '-name', status: 'old', channel: '7' });
});

test('invalid query parameters are ignored', () => {
  const asked = readList(list, '?status=lost&sort=notes&size=7&page=-2&cursor=xy');
  expect(asked).toEqual(readList(list, ''));
  expect(readList(list, '?page=1e99')).toMatchObject({ page: 1 });
});

test('the first page has no cursor, and other query parameters are kept', () => {
  const asked = { ...readList(list, '?q=a&page=2&cursor=x'), page: 1 };
  expect(writeList(list, asked, '?new=1&q=b&page=2&cursor=x')).toBe('?new=1&q=a');
});
