import { expect, test } from 'vitest';
import { digitsIn } from './code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['G-123–456', '123456'],
  ['\u2066123456\u2069', '123456'],
  ['۱۲۳٤٥٦', '123456'],
  ['abc', ''],
])('the digits of %j are %j', (typed, digits) => {
  expect(digitsIn(typed)).toBe(digits);
});
