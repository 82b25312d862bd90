/**
 * What is wrong with a phone number: `characters` that belong to none, or digits too few (`short`) or too many
 * (`long`).
 */
export type PhoneProblem = 'characters' | 'short' | 'long';

const separators = /[\s\-\u2010-\u2015.()/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A number without what people put between its digits: spaces, dashes, dots, brackets, slashes and the direction
 * marks that come along with a copied one. Arabic and Persian digits become 0 to 9. Everything else stays, so that
 * nothing that was typed gets lost unseen.
 *
 * @example digitsOnly('(054) 222-3344') // '0542223344'
 */
export const digitsOnly = (typed: string) =>
  typed.replace(separators, '').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * The rule of a phone number: exactly so many digits. Takes what was typed or what is left of it. An empty answer is
 * no problem here: whether there must be one is the form's to say.
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
