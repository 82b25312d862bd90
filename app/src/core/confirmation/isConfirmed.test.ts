import { expect, test } from 'vitest';
import { isConfirmed } from './isConfirmed.ts';

const dana = { name: 'Dana  Levi', phone: '0501234567' };

test.each(['Dana Levi', ' dana levi ', '050-123 45 67', '+972501234567', 'Dana\u200f Levi'])(
  'the name or the number confirms, however it is written: %j',
  (typed) => expect(isConfirmed(typed, dana)).toBe(true),
);

test.each(['', '  ', '-', 'Dana', '0501234568'])('anything else doesn’t confirm: %j', (typed) => {
  expect(isConfirmed(typed, dana)).toBe(false);
  expect(isConfirmed(typed, { ...dana, phone: '' })).toBe(false);
});

test('a person without a name that can be typed is confirmed by the number, or by anything', () => {
  expect(isConfirmed('x', { name: '\u200b', phone: '0501234567' })).toBe(false);
  expect(isConfirmed('', { name: '\u200b', phone: '' })).toBe(true);
});
