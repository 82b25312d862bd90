import { RetentionFields } from '@console/contract';
import { expect, test } from 'vitest';
import { daysIn, isShorter, longest } from './days.ts';

test('an empty field is for ever, and only whole numbers up to the limit of the contract are days', () => {
  expect(['', ' ', '30', ' 1 ', `${longest}`].map(daysIn)).toEqual([null, null, 30, 1, longest]);
  for (const text of ['0', '-1', '1.5', '1e3', 'a', `${longest + 1}`]) expect(daysIn(text)).toBeUndefined();
  expect(RetentionFields.safeParse({ days: longest }).success).toBe(true);
  expect(RetentionFields.safeParse({ days: longest + 1 }).success).toBe(false);
});

test('fewer days and a first limit are shorter', () => {
  expect([isShorter(30, null), isShorter(30, 31), isShorter(30, 30), isShorter(30, 29)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
