import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { callsThat, changedCalls } from './calls.ts';
import { loads } from './loads.ts';
import { ownJourneys } from './ownJourneys.ts';

test('every call that loads something is in the table of loads', () => {
  const calls = callsThat('load');
  expect(calls).toContain('listContacts');
  expect(calls.length).toBeGreaterThan(25);
  expect(new Set(loads.map(({ call }) => call))).toEqual(new Set(calls));
});

test('every call that changes something is in a table of changes or has its own journey', () => {
  const calls = callsThat('write');
  expect(calls).toContain('createContact');
  expect(calls.length).toBeGreaterThan(30);
  expect(new Set([...changedCalls(), ...Object.keys(ownJourneys)])).toEqual(new Set(calls));
});

test.each(Object.entries(ownJourneys))('docs/faults.md names the journey of %s', (_, title) => {
  const faults = readFileSync(resolve(import.meta.dirname, '../../../docs/faults.md'), 'utf8');
  expect(faults).toContain(`[${title}](`);
});
