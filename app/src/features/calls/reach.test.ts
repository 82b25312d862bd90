import { expect, test } from 'vitest';
import { linksTo, morningAfter } from './reach.ts';

test('links to a person have the number with its country code', () => {
  expect(linksTo('054-123 4567')).toEqual({
    call: 'tel:+972541234567',
    message: { whatsapp: 'https://wa.me/972541234567', sms: 'sms:+972541234567' },
  });
});

test('a short number can only be called', () => {
  expect(linksTo('*23-45')).toEqual({ call: 'tel:*2345', message: undefined });
});

test('the next date of contact is in the morning, also after the last day of a month', () => {
  expect(morningAfter(3, new Date(2026, 10, 29, 18, 30))).toEqual(new Date(2026, 11, 2, 9));
});
