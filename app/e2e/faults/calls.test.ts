import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from '../../../scripts/links/tests.ts';
import { callsThat } from './calls.ts';
import { loads } from './loads.ts';
import { ownJourneys } from './ownJourneys.ts';

test('each call that loads something is made to fail', () => {
  const calls = callsThat('load');
  expect(calls).toContain('listContacts');
  expect(calls.length).toBeGreaterThan(25);
  expect(new Set(loads.map(({ call }) => call))).toEqual(new Set(calls));
});

/** The calls of the tables of changes. They are read: the assertions of a browser cannot be loaded here. */
const changed = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('changesOf'))
  .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/^ +call: '(\w+)',$/gm)].map(([, call]) => call));

test('each call that changes something is made to fail', () => {
  const calls = callsThat('write');
  expect(calls).toContain('createContact');
  expect(calls.length).toBeGreaterThan(30);
  expect(new Set([...changed, ...Object.keys(ownJourneys)])).toEqual(new Set(calls));
});

test.each(Object.entries(ownJourneys))('%s has its journey', (_, title) => {
  expect(hasTest(resolve(import.meta.dirname, '../faultsSignIn.journey.ts'), title)).toBe(true);
});
