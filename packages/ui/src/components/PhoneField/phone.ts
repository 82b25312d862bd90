/**
 * The error of a phone number. `characters`: contains invalid characters. `short`: too few digits. `long`: too many
 * digits.
 */
export type PhoneProblem = 'characters' | 'short' | 'long';

const separators = /[\s\-\u2010-\u2015.()/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Removes the separators from a number: spaces, dashes, dots, brackets, slashes, and the direction marks in copied
 * numbers. Arabic and Persian digits become 0 to 9. Other characters stay, so that no input is silently lost.
 *
 * @example digitsOnly('(054) 222-3344') // '0542223344'
 */
export const digitsOnly = (typed: string) =>
  typed.replace(separators, '').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Checks that a phone number has exactly this number of digits. Accepts typed text or digits. An empty value isn't an
 * error; the form decides whether the field is required.
 *
 * @example phoneProblem('054-22', 10) // 'short'
 */
export function phoneProblem(
  typed: string,
  digits: number,
  normalise: (typed: string) => string = digitsOnly,
): PhoneProblem | undefined {
  const number = normalise(typed);
  if (number === '') return undefined;
  if (/[^0-9]/.test(number)) return 'characters';
  if (number.length === digits) return undefined;
  return number.length < digits ? 'short' : 'long';
}
