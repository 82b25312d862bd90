import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { internationalPhone, isPhone, normalisePhone, phoneLabel } from './phone.ts';

describe('phone numbers', () => {
  test.each([
    ['0741234567', '0741234567'],
    ['074-123 45 67', '0741234567'],
    ['(074) 123.4567', '0741234567'],
    ['+972 74 1234567', '0741234567'],
    ['972741234567', '0741234567'],
    ['+972 (0)74 1234567', '0741234567'],
    ['\u2066074\u20111234567\u2069', '0741234567'],
  ])('%j is stored as %s', (typed, kept) => {
    expect(normalisePhone(typed)).toBe(kept);
  });

  test.each(['', '074123456', '07412345678', '074123456a', '+1 212 555 0100 1', '٠٧٤١٢٣٤٥٦٧'])(
    '%j isn’t a phone number',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );

  const digits = fc.stringMatching(/^0[1-9][0-9]{8}$/);
  const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '/', '\u2011', '\u200f', '\u00a0');

  test('separators and a country code don’t change the number', () => {
    fc.assert(
      fc.property(digits, fc.array(separator, { minLength: 10, maxLength: 10 }), (number, separators) => {
        const spread = (text: string) => [...text].map((digit, i) => digit + (separators[i] ?? '')).join('');
        expect(normalisePhone(spread(number))).toBe(number);
        expect(normalisePhone(`+972${spread(number.slice(1))}`)).toBe(number);
        expect(normalisePhone(`972${spread(number)}`)).toBe(number);
      }),
    );
  });

  test('normalizing twice gives the same result as normalizing once', () => {
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        if (isPhone(text)) expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
      }),
    );
  });
});

test.each([
  ['0741234567', '074 - 1234567'],
  ['741234567', '74 - 1234567'],
  ['972741234567', '97274 - 1234567'],
  ['+972741234567', '+97274 - 1234567'],
  ['0527474123', '0527474123'],
  ['031234567', '031234567'],
])('the number %s is shown as %s', (number, label) => {
  expect(phoneLabel(number)).toBe(label);
});

test.each([
  ['0501234567', '+972501234567'],
  ['03-123 4567', '+97231234567'],
  ['+972 50 123 4567', '+972501234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['*2345', undefined],
  ['2345', undefined],
  ['', undefined],
])('the number %s is %s for other services', (number, international) => {
  expect(internationalPhone(number)).toBe(international);
});
