const separators = /[\s\-\u2010-\u2015.()/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A number as it is kept: separators and direction marks dropped, a leading `+972` or `972` turned into `0`.
 * What is not a number comes back without its separators and fails `isTenDigits`.
 *
 * @example normalisePhone('+972 74-123-4567') // '0741234567'
 */
export function normalisePhone(value: string): string {
  const bare = value.replace(separators, '');
  const local = bare.replace(/^\+?972(?=[0-9])/, '0');
  return local.startsWith('00') && local.length > 10 ? local.slice(1) : local;
}

/** Whether a normalised number has exactly ten digits. */
export const isTenDigits = (value: string) => /^[0-9]{10}$/.test(value);

/** Whether what was typed is a phone number once its separators and country code are gone. */
export const isPhone = (value: string) => isTenDigits(normalisePhone(value));

/**
 * A number as it is shown in a list of phones: ' - ' after the first 74 that follows the start, 0 or 972.
 * Show it in a left-to-right isolate.
 *
 * @example phoneLabel('0741234567') // '074 - 1234567'
 */
export const phoneLabel = (number: string) => number.replace(/^(\+?972|0)?74(?=.)/, '$& - ');
