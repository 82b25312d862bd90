import type { FieldErrorCode } from '@console/contract';
import { Problem } from '../api/errors.ts';
import { isCommonPassword, spelled } from '../commonPasswords.ts';

/** The person who will have the password. */
interface Person {
  email: string;
  name: string;
}

/**
 * Rejects a password that is easy to guess.
 *
 * @param path the field with the password
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

/** Whether one to six characters are repeated. @example 'abcabcabcabca' */
const isRepeated = (password: string) => {
  const signs = [...password];
  return [1, 2, 3, 4, 5, 6].some((unit) => signs.every((sign, at) => sign === signs[at % unit]));
};

/** The number of letters that must remain when the person's own words are removed. */
const enough = 6;

/** Whether the password consists mostly of the person's name and email. */
function isPersonal(password: string, { email, name }: Person): boolean {
  const words = `${email} ${name}`.split(/[^\p{L}\p{M}]+/u).map(spelled);
  const known = [email, ...words.filter((word) => word.length > 2)].toSorted((a, b) => b.length - a.length);
  const whole = spelled(password);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.replace(/[^\p{L}\p{M}]/gu, '').length < enough;
}
