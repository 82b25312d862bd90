const separators = /[\s\-\u2010-\u2015.()/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Normalizes a phone number for storage: removes separators and direction marks, and replaces a leading `+972` or `972`
 * with `0`. Text that isn't a number is returned without its separators and fails `isTenDigits`.
 *
 * @example normalisePhone('+972 74-123-4567') // '0741234567'
 */
export function normalisePhone(value: string): string {
  const bare = value.replace(separators, '');
  const local = bare.replace(/^\+?972(?=[0-9])/, '0');
  return local.startsWith('00') && local.length > 10 ? local.slice(1) : local;
}

/** Whether a normalized number has exactly ten digits. */
export const isTenDigits = (value: string) => /^[0-9]{10}$/.test(value);

/** Whether a text is a phone number after its separators and country code are removed. */
export const isPhone = (value: string) => isTenDigits(normalisePhone(value));

/**
 * A number as it is shown in a list of phones: with ' - ' after a 74 at the start, or after 0 or 972. Show it in a
 * left-to-right isolate.
 *
 * @example phoneLabel('0741234567') // '074 - 1234567'
 */
export const phoneLabel = (number: string) => number.replace(/^(\+?972|0)?74(?=.)/, '$& - ');

/**
 * A phone number with its country code, for links to other services (E.164): an Israeli number gets `+972`, and
 * separators are removed. `undefined` if the country isn't known, such as for a short number.
 *
 * @example internationalPhone('050-123-4567') // '+972501234567'
 */
export function internationalPhone(value: string): string | undefined {
  const number = normalisePhone(value.replace(/^\s*00(?=[\s1-9])/, '+'));
  if (/^0[1-9][0-9]{7,8}$/.test(number)) return `+972${number.slice(1)}`;
  return /^\+[1-9][0-9]{6,14}$/.test(number) ? number : undefined;
}
