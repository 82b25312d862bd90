import { expect, test } from 'vitest';
import { callsThat } from './calls.ts';
import { loads } from './loads.ts';

test('each call that loads something is made to fail', () => {
  const calls = callsThat('load');
  expect(calls).toContain('listContacts');
  expect(calls.length).toBeGreaterThan(25);
  expect(new Set(loads.map(({ call }) => call))).toEqual(new Set(calls));
});
