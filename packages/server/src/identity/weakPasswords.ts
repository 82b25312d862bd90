import type { FieldErrorCode } from '@console/contract';
import { Problem } from '../api/errors.ts';
import { isCommonPassword, spelled } from '../commonPasswords.ts';

/** Whose password it will be. */
interface Person {
  email: string;
  name: string;
}

/**
 * Refuses a password that is among the first to be guessed.
 *
 * @param path the field it was sent in
 * @throws {Problem} `validation`
 */
export function refuseWeakPassword(password: string, person: Person, path = 'password') {
  const weakness = weaknessOf(password, person);
  if (!weakness) return;
  throw new Problem('validation', { errors: [{ path, code: weakness, message: messages[weakness] }] });
}

type Weakness = keyof typeof messages;

const messages = {
  'common-password': 'This password is among the most common ones',
  'repeated-password': 'This password repeats a few signs',
  'personal-password': 'This password is little more than the name or the address of the person',
} as const satisfies Partial<Record<FieldErrorCode, string>>;

function weaknessOf(password: string, person: Person): Weakness | undefined {
  if (isRepeated(password)) return 'repeated-password';
  if (isCommonPassword(password)) return 'common-password';
  return isPersonal(password, person) ? 'personal-password' : undefined;
}

/** One to six signs, again and again. @example 'abcabcabcabca' */
const isRepeated = (password: string) => {
  const signs = [...password];
  return [1, 2, 3, 4, 5, 6].some((unit) => signs.every((sign, at) => sign === signs[at % unit]));
};

/** Letters that must be left of a password without the words of its person. */
const enough = 6;

/** Whether somebody who knows the person's name and address has little left to guess. */
function isPersonal(password: string, { email, name }: Person): boolean {
  const words = `${email} ${name}`.split(/[^\p{L}\p{M}]+/u).map(spelled);
  const known = [email, ...words.filter((word) => word.length > 2)].toSorted((a, b) => b.length - a.length);
  const whole = spelled(password);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.replace(/[^\p{L}\p{M}]/gu, '').length < enough;
}
