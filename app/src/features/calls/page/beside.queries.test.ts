import { expect, test } from 'vitest';
import { besideOnPage, boundsBeside } from './beside.queries.ts';

const at = '2026-11-21T10:00:00.000Z';

test('in a list sorted newest first, the next row is older and the previous one newer', () => {
  expect(boundsBeside(at, { sort: '-startTime' }, 1)).toEqual({
    sort: '-startTime',
    from: undefined,
    to: at,
  });
  expect(boundsBeside(at, { sort: '-startTime' }, -1)).toEqual({
    sort: 'startTime',
    from: '2026-11-21T10:00:00.001Z',
    to: undefined,
  });
  expect(boundsBeside(at, { sort: 'startTime' }, 1).sort).toBe('startTime');
});

test('neighbors are limited to the requested date range', () => {
  const days = { from: '2026-11-20T22:00:00Z', to: '2026-11-20T23:00:00Z' };
  expect(boundsBeside(at, { sort: '-startTime', ...days }, 1)).toEqual({ sort: '-startTime', ...days });
  expect(boundsBeside(at, { sort: '-startTime', from: '2026-11-21T11:00:00Z' }, -1).from).toBe(
    '2026-11-21T11:00:00Z',
  );
});

/** A list of seven rows whose cursors are row indexes. */
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id }));
const ask = async (limit: number, cursor: string | undefined) => {
  const start = Number(cursor ?? 0);
  const next = start + limit < rows.length ? `${start + limit}` : null;
  return { rows: rows.slice(start, start + limit), total: rows.length, next };
};
const beside = async (id: string, page: number, cursor?: string) => {
  const { before, after } = await besideOnPage(id, { page, size: 3, cursor }, ask);
  return [before && `${before.row.id}${before.page}`, after && `${after.row.id}${after.page}`];
};

test('in any other order, neighbors are found on the page and across page boundaries', async () => {
  expect(await beside('a', 1)).toEqual([null, 'b1']);
  expect(await beside('c', 1)).toEqual(['b1', 'd2']);
  expect(await beside('d', 2, '3')).toEqual(['c1', 'e2']);
  expect(await beside('g', 3)).toEqual(['f2', null]);
  expect(await beside('g', 1)).toEqual([null, null]);
});
