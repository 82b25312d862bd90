import { callingCodeOf } from '../CountryField/index.ts';
import { bareNumber } from '../PhoneField/index.ts';
import { countryOf, withoutTrunk } from './plan.ts';

/**
 * What is wrong with a number: `country` is not chosen, not known or not offered; `characters` that belong to none;
 * fewer digits than any number has (`short`) or more than E.164 allows (`long`).
 */
export type InternationalPhoneProblem = 'country' | 'characters' | 'short' | 'long';

/** A phone number and its parts. */
export interface InternationalPhone {
  /** E.164, such as `+972542223344`; without a country what was typed, bare; empty while nothing is. */
  number: string;
  /** ISO 3166-1 code in lower case, such as `il`. */
  country: string | null;
  /** Of that country, without the plus: `972`. */
  callingCode: string | null;
  /** What follows the calling code: `542223344`, without the 0 it has inside the country. */
  national: string;
  problem: InternationalPhoneProblem | undefined;
}

/** What stands in the two fields. */
export interface Draft {
  typed: string;
  country: string | null;
}

const shortest = 4;
const longest = 15;

/** The digits of a number that begins with a plus, or with the 00 that stands for it. */
const afterPrefix = (typed: string) => /^(?:\+|00)(.*)$/.exec(bareNumber(typed))?.[1];

/** The number that stands in the two fields, and what is wrong with it. */
export function phoneOf({ typed, country: chosen }: Draft, offered: readonly string[]): InternationalPhone {
  const bare = bareNumber(typed);
  const digits = afterPrefix(typed);
  const found = digits === undefined ? chosen : countryOf(digits, chosen, offered);
  const callingCode = (found != null && callingCodeOf(found)) || null;
  if (bare === '') return { number: '', country: chosen, callingCode, national: '', problem: undefined };

  const local = digits === undefined ? bare : digits.slice(callingCode?.length ?? 0);
  const national = callingCode === null ? local : withoutTrunk(local, callingCode);
  const problem = problemOf(national, callingCode);
  const isReadable = callingCode !== null && problem !== 'characters';
  const number = isReadable ? `+${callingCode}${national}` : bare;
  return { number, country: found ?? chosen, callingCode, national, problem };
}

function problemOf(national: string, callingCode: string | null): InternationalPhoneProblem | undefined {
  if (/[^0-9]/.test(national)) return 'characters';
  if (callingCode === null) return 'country';
  if (national.length < shortest) return 'short';
  return callingCode.length + national.length > longest ? 'long' : undefined;
}

const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Takes the calling code out of a number that has one, and chooses its country: the rest stays as it was typed.
 * `undefined` when there is none, or none that is offered.
 */
export function withoutCallingCode({ typed, country }: Draft, offered: readonly string[]): Draft | undefined {
  const digits = afterPrefix(typed);
  const found = digits === undefined ? undefined : countryOf(digits, country, offered);
  const callingCode = found && callingCodeOf(found);
  if (!callingCode) return undefined;

  const prefix = bareNumber(typed).startsWith('+') ? 1 : 2;
  let left = prefix + callingCode.length;
  const characters = [...typed.replace(marks, '')];
  const place = characters.findIndex((character) => {
    if (bareNumber(character) !== '') left -= 1;
    return left === 0;
  });
  const rest = characters.slice(place + 1).join('');
  return { typed: rest.replace(/^[\s\-\u2010-\u2015./)]+/, '').trimEnd(), country: found };
}

/** The two fields for a number in E.164; where it has no country, the given one stays. */
export function draftOf(number: string, country: string | null, offered: readonly string[]): Draft {
  const draft = { typed: number, country };
  return withoutCallingCode(draft, offered) ?? draft;
}
