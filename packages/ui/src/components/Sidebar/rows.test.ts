import { expect, test } from 'vitest';
import { currentOf, type RowLink } from './rows.ts';
import { parse } from './useRemembered.ts';

const hrefs = ['/', '/boats', '/boats/new', '/boats/77/crew/', '/piers?open=1', 'https://example.com/'];
const rows: RowLink[] = hrefs.map((href) => ({ href }));

test.each([
  ['/boats', '/boats', 'page'],
  ['/boats/77', '/boats', 'above'],
  ['/boats/77/crew/3', '/boats/77/crew/', 'above'],
  ['/boats/new', '/boats/new', 'page'],
  ['/boats/', '/boats', 'page'],
  ['/boats?sort=name#list', '/boats', 'page'],
  ['/boats/77/crew?sort=name', '/boats/77/crew/', 'page'],
  ['/piers?open=1', '/piers?open=1', 'page'],
  ['/', '/', 'page'],
])('the row for %s is %s', (url, row, kind) => {
  expect(currentOf(rows, url)).toEqual({ currentHref: row, isBelow: kind === 'above' });
});

test.each(['/boatsheds', '/piers/3', 'https://example.com/boats/77', '/settings'])(
  'no row is the one for %s: only whole segments count, and never the root of a site',
  (url) => {
    expect(hrefs).not.toContain(currentOf(rows, url).currentHref);
  },
);

test('a row with isCurrent is the one whatever the URL is, and one without it never is', () => {
  const own = (href: string, isCurrent: boolean) => [...rows, { href, isCurrent }];
  expect(currentOf(own('/own', true), '/boats')).toEqual({ currentHref: '/own', isBelow: false });
  expect(currentOf(own('/boats/77', false), '/boats/77/log')).toEqual({
    currentHref: '/boats',
    isBelow: true,
  });
});

test('without a URL, no row is the one', () => {
  expect(currentOf(rows, undefined).currentHref).toBeUndefined();
});

test('parse restores stored state', () => {
  const state = { isCollapsed: true, groups: { carmel: false } };
  expect(parse(JSON.stringify(state))).toEqual(state);
});

test.each(['', 'null', '[]', '{"isCollapsed":"yes","groups":[1]}', '{"groups":{"a":1}', '7'])(
  'parse ignores invalid state: %s',
  (text) => {
    const { isCollapsed, groups } = parse(text);
    expect(isCollapsed).toBeUndefined();
    expect(groups).toBeUndefined();
  },
);

test('parse keeps the valid parts of stored state', () => {
  expect(parse('{"isCollapsed":1,"groups":{"a":true,"b":"no"}}')).toEqual({ groups: { a: true } });
});
