// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callPage, type LocalList, type PageOf } from './paging.ts';
import { compareIn, compareTexts, isIn, isInNumber } from './searching.ts';

interface Row {
  name: string;
  kind: string;
}
const rows: Row[] = ['Ada', 'ben', 'Cid', 'Dan', 'Eve'].map((name, at) => ({
  name,
  kind: at % 2 ? 'b' : 'a',
}));

/** A real server on loopback. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
const sends =
  (list: unknown, headers: Record<string, string> = {}): typeof answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(list));

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const local: LocalList<Row> = {
  finds: ({ name }, words) => isIn(words, [name]),
  passes: { kind: ({ kind }, value) => kind === value },
  compare: { name: (one, other) => compareTexts(one.name, other.name) },
  usual: 'name',
};
/** Typed loosely, because the endpoint isn't in the contract. */
const page = (query: object) =>
  (callPage as unknown as (...all: unknown[]) => Promise<PageOf<Row>>)('GET', '/things', { query }, local);
const names = (list: PageOf<Row>) => list.rows.map(({ name }) => name);

test('a page has the total number of rows and the cursor of the next page', async () => {
  answer = sends(rows.slice(0, 2), {
    'x-total-count': '5',
    link: '</api/things?limit=2>; rel="first", </api/things?limit=2&cursor=a%2Bb>; rel="next"',
  });
  expect(await page({ limit: 2, q: 'x', kind: 'a' })).toEqual({
    rows: rows.slice(0, 2),
    total: 5,
    next: 'a+b',
  });
  expect(asked).toEqual(['/api/things?limit=2&q=x&kind=a']);
});

test('the last page has no next cursor, with or without a total count', async () => {
  answer = sends(rows.slice(4), { 'x-total-count': '5' });
  expect(await page({ limit: 2, cursor: 'c' })).toEqual({ rows: rows.slice(4), total: 5, next: null });
  answer = sends(rows.slice(4));
  expect(await page({ limit: 2, cursor: 'c' })).toEqual({ rows: rows.slice(4), total: null, next: null });
  expect(asked[1]).toBe('/api/things?limit=2&cursor=c');
});

test('a list that the server sends whole is split into pages on the client', async () => {
  answer = sends(rows);
  const first = await page({ limit: 2, sort: '-name' });
  expect([names(first), first.total]).toEqual([['Eve', 'Dan'], 5]);
  const second = await page({ limit: 2, sort: '-name', cursor: first.next });
  expect(names(second)).toEqual(['Cid', 'ben']);
  const third = await page({ limit: 2, sort: '-name', cursor: second.next });
  expect([names(third), third.next]).toEqual([['Ada'], null]);
  expect(await page({ limit: 5 })).toMatchObject({ total: 5, next: null });
  // A local cursor isn't sent to the server.
  expect(asked[2]).toBe('/api/things?limit=2&sort=-name');
});

test('a whole list is searched and filtered on the client, in its default order', async () => {
  answer = sends(rows.toReversed());
  const found = await page({ limit: 2, kind: 'a', none: 'x' });
  expect([names(found), found.total]).toEqual([['Ada', 'Cid'], 3]);
  expect(names(await page({ limit: 25, q: 'E', kind: 'b' }))).toEqual(['ben']);
  expect(await page({ limit: 25, q: 'zz' })).toEqual({ rows: [], total: 0, next: null });
});

test('X-Searched-Count is kept without other paging headers', async () => {
  answer = sends([], { 'x-searched-count': '1000' });
  expect(await page({ limit: 2, q: 'zz' })).toMatchObject({ rows: [], searched: 1000 });
  answer = sends(rows.slice(0, 1), { 'x-searched-count': '1000' });
  expect(await page({ limit: 2, q: 'a' })).toMatchObject({ total: 1, searched: 1000 });
});

test('more rows than the limit count as the whole list, even with X-Total-Count', async () => {
  answer = sends(rows, { 'x-total-count': '5' });
  const first = await page({ limit: 3 });
  expect([names(first), first.total, first.next]).toEqual([['Ada', 'ben', 'Cid'], 5, 'local:3']);
});

test('a local cursor is invalid once the server sends pages', async () => {
  answer = sends(rows.slice(0, 2), { 'x-total-count': '5' });
  await expect(page({ limit: 2, cursor: 'local:2' })).rejects.toMatchObject({ kind: 'validation' });
});

test("texts are sorted by the page's language, and numbers in them by value", () => {
  const names = ['לוי 10', 'לוי 9', 'Jose', 'José', 'jose', 'Яна', 'Zoe'];
  const sorted = (lang: string) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    return names.toSorted(compareTexts);
  };
  expect(sorted('he')).toEqual(['לוי 9', 'לוי 10', 'jose', 'Jose', 'José', 'Zoe', 'Яна']);
  expect(sorted('ru')).toEqual(['Яна', 'jose', 'Jose', 'José', 'Zoe', 'לוי 9', 'לוי 10']);
});

test('statuses are sorted in the order of a list, with others after them', () => {
  const statuses = ['voicemail', 'completed', 'in-progress', 'busy'];
  expect(statuses.toSorted(compareIn(['in-progress', 'completed']))).toEqual([
    'in-progress',
    'completed',
    'busy',
    'voicemail',
  ]);
});

test('search ignores case, accents, niqqud and the separators of phone numbers', () => {
  expect(isIn('  dAVid ', ['Dávid Cohen'])).toBe(true);
  expect(isIn('דוד', ['דָּוִד'])).toBe(true);
  expect(isIn('елка', ['Ёлка'])).toBe(true);
  expect(isIn('ЁЛКА', ['елка'])).toBe(true);
  expect(isIn('МОЙ', ['мой дом'])).toBe(true);
  expect(isIn('мои', ['Мой дом'])).toBe(false);
  expect(isIn('мой', ['мои'])).toBe(false);
  expect(isIn('и\u0306од', ['йод'])).toBe(true);
  expect(isIn('за\u0301мок', ['замок'])).toBe(true);
  expect(isInNumber('050-123', '0501234567')).toBe(true);
  expect(isInNumber('+972 50 123', '0501234567')).toBe(true);
  expect(isInNumber('050123', '+972501234567')).toBe(true);
  expect(isInNumber('4567', '050-123-45-67')).toBe(true);
  expect(isInNumber('Dana', '0501234567')).toBe(false);
});
