import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeBars, inNeither, reportBars } from './barReport.ts';
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
const tested = (text: string) => [{ path: 'a.test.tsx', text }];
const page = (text: string) => [{ path: 'A.mdx', text }];
const ids = (report: ReturnType<typeof reportBars>) => inNeither(report).map(({ id }) => id);

test('a promise is proven by a title that begins with its id, declared by a row with a reason, or in neither', () => {
  const report = reportBars(
    list,
    tested("test('AB-1: a reader hears it', () => {});"),
    page('| AB-4 | felt by fingers | not tested: no such device is at hand |'),
  );
  expect(ids(report)).toEqual(['AB-2']);
  expect(report.faults).toEqual([]);
  expect(report.bars.map(({ declared }) => declared)).toEqual([
    undefined,
    undefined,
    'later: nobody asked yet',
    'not tested: no such device is at hand',
  ]);
});

test.each([
  ["test('AB-1, AB-2: both', () => {});"],
  ['test.each([[f(1)], [2]])("AB-1 and AB-2: don\'t %s", () => {});'],
  ['each(`AB-1/AB-2: both`, () => {});'],
  ["await test.step('AB-1: heard', async () => {}); await test.step('AB-2: seen', async () => {});"],
  ["export const Story = { name: 'AB-1, AB-2: what is wrong is flagged' };"],
  ["describe('AB-2 in the dark', () => {}); it('AB-1: heard', () => {});"],
])('ids are found in %s', (text) => {
  expect(ids(reportBars(list, tested(text), []))).toEqual(['AB-4']);
});

test('an id in the middle of a title, or in a comment, proves nothing', () => {
  const text = "// AB-1: to come\ntest('it is heard, see AB-1', () => {});";
  expect(ids(reportBars(list, tested(text), []))).toContain('AB-1');
});

test('a row that says what is proven declares nothing', () => {
  const report = reportBars(list, [], page('| AB-1 | heard | proven by tests |'));
  expect(ids(report)).toContain('AB-1');
});

test('a declaration without a reason is a fault', () => {
  const report = reportBars(list, [], page('| AB-1 | later | |'));
  expect(report.faults).toEqual(['A.mdx says that AB-1 is later, and not why.']);
  expect(ids(report)).toContain('AB-1');
});

test('an id of a known family that is not kept is a fault, another family is not', () => {
  const report = reportBars(list, tested("test('AB-9: new'); test('ZZ-1: elsewhere');"), []);
  expect(report.faults).toEqual(['a.test.tsx names AB-9, which bars.md does not keep.']);
});

test('the report names each promise in neither with its words', () => {
  const text = describeBars(reportBars(list, tested("test('AB-1: heard')"), []));
  expect(text).toContain(
    'Proven by a test: 1\n  AB-1 (1)\nIn part: 0\nDeclared: 1\n  AB-3 later: nobody asked yet\n',
  );
  expect(text).toContain('In neither: 2\n  AB-2 It can be seen\n  AB-4 It can be felt');
});

test('X-8: a test never raises a promise that a page declares later, out or not tested', () => {
  const later = page('| AB-1 | heard | later: in two languages of three |');
  const report = reportBars(list, tested("test('AB-1: heard')"), later);
  expect(describeBars(report)).toContain(
    'Proven by a test: 0\nIn part: 1\n  AB-1 (1) later: in two languages of three\n',
  );
});

test('a keyboard table stands for the titles it writes', () => {
  const keys = { path: 'bars.md', text: '| ST-3 | Keys are shown |' };
  const report = reportBars(keys, tested("keyboardTable('Select', (row) => {});"), []);
  expect(report.bars[0]?.titles).toEqual(['ST-3: keyboard of Select']);
});

test('the kept list has every id of the families that are kept whole, and none twice', () => {
  const path = 'docs/accessibility/bars.md';
  const { bars, faults } = reportBars({ path, text: readFileSync(join(root, path), 'utf8') }, [], []);
  const kept = bars.map(({ id }) => id);
  const upTo = (family: string, last: number) => Array.from({ length: last }, (_, i) => `${family}-${i + 1}`);
  const whole = [...upTo('X', 9), ...upTo('TF', 16), ...upTo('DT', 16), ...upTo('OT', 8)];
  expect(kept.filter((id) => /^(X|TF|DT|OT)-/.test(id))).toEqual(whole);
  expect(kept).toEqual(expect.arrayContaining(['ST-3', 'ST-11', 'ST-45']));
  expect(faults).toEqual([]);
});
