import { cardExpiry } from '@console/contract/rules';
import { z } from 'zod';
import type { KeptCard } from '../provider.ts';

/** The only numbers that the sandbox accepts, so that a real card is never stored. */
export const testCards = { accepted: '4580 4580 4580 4580', declined: '4580 4580 4580 0000' } as const;

/** The form data of the page. Missing or invalid fields are treated as empty. */
export const CardForm = z.object({
  number: z.string().max(64).catch(''),
  expiry: z.string().max(16).catch(''),
  code: z.string().max(16).catch(''),
  action: z.enum(['save', 'cancel']).catch('save'),
});
export type CardForm = z.infer<typeof CardForm>;

/** The possible errors of each field. */
export interface CardErrors {
  number?: 'noNumber' | 'wrongNumber' | 'foreignNumber';
  expiry?: 'wrongExpiry' | 'expired';
  code?: 'wrongCode';
}

/** The result for a card: accepted, declined by the bank, or invalid input. */
export type Outcome = { card: KeptCard } | { isDeclined: true } | { errors: CardErrors };

/** Checks the input like a card provider. */
export function judge({ number, expiry, code }: CardForm, today: Date): Outcome {
  const digits = number.replace(/[\s\u200e\u200f-]/g, '');
  const until = cardExpiry(expiry, today);
  const errors = {
    ...blameNumber(digits),
    ...(!until && { expiry: 'wrongExpiry' as const }),
    ...(until?.isExpired && { expiry: 'expired' as const }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: 'wrongCode' as const }),
  };
  if (!until || Object.keys(errors).length > 0) return { errors };
  if (digits === digitsOf(testCards.declined)) return { isDeclined: true };
  return { card: { mask: maskOf(digits), expiry: until.label.replace('/', '') } };
}

function blameNumber(digits: string): CardErrors {
  if (digits === '') return { number: 'noNumber' };
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return { number: 'wrongNumber' };
  return Object.values(testCards).map(digitsOf).includes(digits) ? {} : { number: 'foreignNumber' };
}

/** The check digit of a card number (ISO/IEC 7812-1, Luhn): it catches one wrong digit, and most swapped ones. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

const digitsOf = (number: string) => number.replaceAll(' ', '');
const maskOf = (digits: string) => digits.slice(-4).padStart(digits.length, '*');
