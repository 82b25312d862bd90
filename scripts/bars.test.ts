import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BarSources, describeBars, inNeither, reportBars } from './barReport.ts';
import { root } from './run.ts';

const list = {
  path: 'bars.md',
  text: `| Id | Promise |
| --- | --- |
| AB-1 | It can be heard |
| AB-2 | It can be seen |
| AB-3 | It can be reached |
| AB-4 | It can be felt |

| Id | State | Why |
| --- | --- | --- |
| AB-3 | later | nobody asked yet |`,
};
const tested = (...titles: string[]) => new Map([['a.test.tsx', new Set(titles)]]);
const page = (text: string) => [{ path: 'A.mdx', text }];
const report = (sources: Partial<BarSources>) =>
  reportBars({ list, titles: tested(), pages: [], isFull: false, ...sources });
const ids = (sources: Partial<BarSources>) => inNeither(report(sources)).map(({ id }) => id);

test('a requirement is proven by a title with its ID, declared by a row with a reason, or in neither', () => {
  const sources = {
    titles: tested('AB-1: a reader hears it'),
    pages: page('| AB-4 | felt by fingers | not tested: no such device is at hand |'),
  };
  expect(ids(sources)).toEqual(['AB-2']);
  expect(report(sources).faults).toEqual([]);
  expect(report(sources).bars.map(({ declared }) => declared)).toEqual([
    undefined,
    undefined,
    'later: nobody asked yet',
    'not tested: no such device is at hand',
  ]);
});

test.each([
  'AB-1, AB-2: both',
  'AB-1 AB-2: both',
  'AB-1 and AB-2: don’t',
  'AB-1/AB-2: both',
  'AB-1 & AB-2 in the dark',
])('IDs are found in %s', (title) => {
  expect(ids({ titles: tested(title) })).toEqual(['AB-4']);
});

test('an ID in the middle of a title proves nothing', () => {
  expect(ids({ titles: tested('it is heard, see AB-1') })).toContain('AB-1');
});

test('a row with the state “proven” isn’t a declaration', () => {
  expect(ids({ pages: page('| AB-1 | heard | proven by tests |') })).toContain('AB-1');
});

test('a declaration without a reason is a fault', () => {
  const pages = page('| AB-1 | later | |');
  expect(report({ pages }).faults).toEqual(['A.mdx says that AB-1 is later, and not why.']);
  expect(ids({ pages })).toContain('AB-1');
});

test('an unlisted ID of a known family is a fault; an ID of another family isn’t', () => {
  expect(report({ titles: tested('AB-9: new', 'ZZ-1: elsewhere') }).faults).toEqual([
    'a.test.tsx names AB-9, which bars.md does not keep.',
  ]);
});

test('the report lists each requirement in neither with its text', () => {
  const text = describeBars(report({ titles: tested('AB-1: heard') }));
  expect(text).toContain(
    'Proven by a test: 1\n  AB-1 (1)\nIn part: 0\nDeclared: 1\n  AB-3 later: nobody asked yet\n',
  );
  expect(text).toContain('In neither: 2\n  AB-2 It can be seen\n  AB-4 It can be felt');
});

test('X-8: a requirement declared later, out or not tested is at most proven in part', () => {
  const pages = page('| AB-1 | heard | later: in two languages of three |');
  expect(describeBars(report({ titles: tested('AB-1: heard'), pages }))).toContain(
    'Proven by a test: 0\nIn part: 1\n  AB-1 (1) later: in two languages of three\n',
  );
});

test('a requirement of the full tests is declared until they run, and then needs a test', () => {
  const pages = page('| AB-1 | full | by the tests of the media |');
  expect(report({ pages }).bars[0]?.declared).toBe('full: by the tests of the media');
  expect(ids({ pages, isFull: true })).toContain('AB-1');
  const proven = report({ pages, isFull: true, titles: tested('AB-1: heard') });
  expect(proven.bars[0]).toMatchObject({ titles: ['AB-1: heard'], declared: undefined });
});

test('the list has every ID of the complete families, and no ID twice', () => {
  const path = 'docs/accessibility/bars.md';
  const { bars, faults } = report({ list: { path, text: readFileSync(join(root, path), 'utf8') } });
  const kept = bars.map(({ id }) => id);
  const upTo = (family: string, last: number) => Array.from({ length: last }, (_, i) => `${family}-${i + 1}`);
  const whole = [...upTo('X', 9), ...upTo('TF', 16), ...upTo('DT', 16), ...upTo('OT', 8)];
  expect(kept.filter((id) => /^(X|TF|DT|OT)-/.test(id))).toEqual(whole);
  expect(kept).toEqual(expect.arrayContaining(['ST-3', 'ST-11', 'ST-45']));
  expect(faults).toEqual([]);
});
