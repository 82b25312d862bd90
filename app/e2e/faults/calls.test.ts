import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { callsThat, changedCalls } from './calls.ts';
import { loads } from './loads.ts';
import { ownJourneys } from './ownJourneys.ts';

test('each call that loads something is made to fail', () => {
  const calls = callsThat('load');
  expect(calls).toContain('listContacts');
  expect(calls.length).toBeGreaterThan(25);
  expect(new Set(loads.map(({ call }) => call))).toEqual(new Set(calls));
});

test('each call that changes something is made to fail', () => {
  const calls = callsThat('write');
  expect(calls).toContain('createContact');
  expect(calls.length).toBeGreaterThan(30);
  expect(new Set([...changedCalls(), ...Object.keys(ownJourneys)])).toEqual(new Set(calls));
});

test.each(Object.entries(ownJourneys))('the journey of %s is one that docs/faults.md names', (_, title) => {
  const faults = readFileSync(resolve(import.meta.dirname, '../../../docs/faults.md'), 'utf8');
  expect(faults).toContain(`[${title}](`);
});
