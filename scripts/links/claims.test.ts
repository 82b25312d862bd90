import { expect, test } from 'vitest';
import { faultsOfClaims } from './claims.ts';
import { readPage } from './page.ts';

const evidence = [
  { id: 'axe', where: '[axe](axe.ts)' },
  { id: 'orca', where: '' },
];
const known = new Set(['axe', 'orca', 'LC-3']);

const faultsIn = (row: string) =>
  faultsOfClaims(
    readPage('claims.md', `| Criterion | Claim | Remarks | Evidence |\n| --- | --- | --- | --- |\n${row}`),
    known,
    evidence,
  );

test('a claim with known evidence isn’t a fault', () => {
  expect(faultsIn('| 1.1.1 | Supports | | `axe`, LC-3 |')).toEqual([]);
  expect(faultsIn('| 1.1.1 | Partially Supports | heard by one reader | `axe` `orca` |')).toEqual([]);
  expect(faultsIn('| 1.2.1 | Not Applicable | no video | |')).toEqual([]);
  expect(faultsIn('| 1.2.1 | Not Evaluated | nobody looked | – |')).toEqual([]);
});

test.each([
  ['an unknown ID', '| 1.1.1 | Supports | | `axe`, `guess` |', '"guess"'],
  ['an unknown requirement', '| 1.1.1 | Supports | | LC-99 |', '"LC-99"'],
  ['no evidence', '| 1.1.1 | Supports | | |', 'rests on nothing'],
  ['evidence that doesn’t exist yet', '| 1.1.1 | Supports | | `orca` |', 'nothing of that is there yet'],
])('a claim with %s is a fault', (_what, row, said) => {
  expect(faultsIn(row)).toContainEqual(expect.stringContaining(said));
});

test('a claim with an unknown level is a fault', () => {
  expect(faultsIn('| 1.1.1 | Mostly | | `axe` |')).toEqual([expect.stringContaining('"Mostly"')]);
});

test('a table without evidence makes no claims', () => {
  expect(
    faultsOfClaims(readPage('a.md', '| Id | Why |\n| --- | --- |\n| X | no |'), known, evidence),
  ).toEqual([]);
});
