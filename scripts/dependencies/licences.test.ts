import { expect, test } from 'vitest';
import { isPermitted, refusals, tally } from './licences.ts';

const at = (name: string, entry: object) => ({ [`node_modules/${name}`]: { version: '1.0.0', ...entry } });

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT and ISC', true],
  ['(MIT OR GPL-2.0-only) AND ISC', true],
  ['(MIT AND GPL-2.0-only) OR ISC', true],
  ['MIT AND (GPL-2.0-only OR LGPL-3.0-only)', false],
  ['(MIT', false],
  ['MIT)', false],
  ['MIT ISC', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['', false],
])('whether %j is permitted: %s', (expression, isGood) => {
  expect(isPermitted(expression)).toBe(isGood);
});

test('a package that is silent about its licence is refused by name', () => {
  expect(refusals(at('quiet', {}))).toEqual(['quiet@1.0.0 does not say under which licence it is.']);
});

test('a tool may be under a licence that nothing which is shipped may have', () => {
  expect(refusals(at('axe', { license: 'MPL-2.0', dev: true }))).toEqual([]);
  expect(refusals(at('axe', { license: 'MPL-2.0' }))).toEqual([
    'axe@1.0.0 is under MPL-2.0, which is not on the list of what is shipped.',
  ]);
});

test('a program for another platform is under the licence of what it belongs to', () => {
  const packages = {
    ...at('rollup', { license: 'MIT', optionalDependencies: { '@rollup/win32': '1.0.0' } }),
    ...at('@rollup/win32', {}),
  };
  expect(refusals(packages)).toEqual([]);
  expect(refusals(at('@rollup/win32', {}))).toHaveLength(1);
  expect(Object.fromEntries(tally(packages))).toEqual({ MIT: 2 });
});

test('packages inside of packages are judged too, our own are not', () => {
  const packages = {
    'node_modules/a/node_modules/b': { version: '1.0.0', license: 'SSPL-1.0' },
    'node_modules/@console/ui': { link: true },
    'packages/ui': { version: '1.0.0' },
  };
  expect(refusals(packages)).toEqual([
    'b@1.0.0 is under SSPL-1.0, which is not on the list of what is shipped.',
  ]);
});
