const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * The digits of a typed or pasted code: spaces, dashes and letters are removed, and Arabic and Persian digits become 0
 * to 9.
 *
 * @example digitsIn('G-123 456') // '123456'
 */
export const digitsIn = (typed: string) =>
  typed.replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');
