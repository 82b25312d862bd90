import { expect, test } from 'vitest';
import { callingCodeOf, countriesByCallingCode } from '../CountryField/index.ts';
import { callableCountries, draftOf, phoneOf, withoutCallingCode } from './internationalPhone.ts';

const all = callableCountries;

test('calling codes have 1 to 3 digits, none is a prefix of another, and no country has two', () => {
  const codes = [...countriesByCallingCode.keys()];
  expect(codes.filter((code) => !/^[1-9]\d{0,2}$/.test(code))).toEqual([]);
  expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(callingCodeOf('il')).toBe('972');
  expect(callingCodeOf('bv')).toBeUndefined();
});

test.each([
  ['054-222 3344', 'il', '+972542223344', 'il'],
  ['542223344', 'il', '+972542223344', 'il'],
  ['+972 (0)54 222-3344', null, '+972542223344', 'il'],
  ['00972542223344', 'us', '+972542223344', 'il'],
  ['06 698 12345', 'it', '+390669812345', 'it'],
  ['8 (495) 123-45-67', 'ru', '+74951234567', 'ru'],
  ['+7 701 123 4567', 'ru', '+77011234567', 'kz'],
  ['1 212 555 0100', 'us', '+12125550100', 'us'],
  ['+1 416 555 0100', 'us', '+14165550100', 'ca'],
  ['+1 242 555 0100', null, '+12425550100', 'bs'],
  ['+44 7700 900123', 'gg', '+447700900123', 'gg'],
  ['06 30 123 4567', 'hu', '+36301234567', 'hu'],
  ['٠٥٤٢٢٢٣٣٤٤', 'il', '+972542223344', 'il'],
])('%j with country %s becomes %s in country %s', (typed, chosen, number, country) => {
  const phone = phoneOf({ typed, country: chosen }, all);
  expect([phone.number, phone.country, phone.problem]).toEqual([number, country, undefined]);
});

test.each([
  ['', 'il', '', undefined],
  ['054', null, '054', 'country'],
  ['+999 123', 'il', '+999123', 'country'],
  ['05x', 'il', '05x', 'characters'],
  ['054', 'il', '+97254', 'short'],
  ['054222334455667', 'il', '+97254222334455667', 'long'],
])('%j with country %s becomes %j, with problem %s', (typed, country, number, problem) => {
  const phone = phoneOf({ typed, country }, all);
  expect([phone.number, phone.problem]).toEqual([number, problem]);
});

test('a calling code is removed, and the rest stays as typed', () => {
  const take = (typed: string) => withoutCallingCode({ typed, country: null }, all);
  expect(take('\u2066+972 54-222 3344\u2069')).toEqual({ typed: '54-222 3344', country: 'il' });
  expect(take('(+44) (0)20 7946 0958')).toEqual({ typed: '(0)20 7946 0958', country: 'gb' });
  expect(take('0097254')).toEqual({ typed: '54', country: 'il' });
  expect(take('054')).toBeUndefined();
  expect(take('+')).toBeUndefined();
});

test('a number of a country that isn’t offered doesn’t change the country', () => {
  expect(draftOf('+972542223344', 'us', ['us'])).toEqual({ typed: '+972542223344', country: 'us' });
  expect(phoneOf({ typed: '+972542223344', country: 'us' }, ['us']).problem).toBe('country');
});
