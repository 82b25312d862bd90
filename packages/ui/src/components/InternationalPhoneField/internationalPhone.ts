import { callingCodeOf, countriesByCallingCode } from '../CountryField/index.ts';
import { digitsOnly } from '../PhoneField/index.ts';

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
const afterPrefix = (typed: string) => /^(?:\+|00)(.*)$/.exec(digitsOnly(typed))?.[1];

/** The number that stands in the two fields, and what is wrong with it. */
export function phoneOf({ typed, country: chosen }: Draft, offered: readonly string[]): InternationalPhone {
  const bare = digitsOnly(typed);
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

  const prefix = digitsOnly(typed).startsWith('+') ? 1 : 2;
  let left = prefix + callingCode.length;
  const characters = [...typed.replace(marks, '')];
  const place = characters.findIndex((character) => {
    if (digitsOnly(character) !== '') left -= 1;
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

/**
 * How the numbers of each begin, where several share a calling code: area codes of North America, Kazakhstan within +7,
 * and so on, as the metadata of libphonenumber has them. It tells countries apart; it checks no number.
 */
const starts: Record<string, string> = {
  ag: '268',
  ai: '264',
  as: '684',
  ax: '18',
  bb: '246',
  bm: '441',
  bq: '3 4 7',
  bs: '242',
  ca:
    '204 226 236 249 250 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 ' +
    '548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942',
  cc: '89162',
  cx: '89164',
  dm: '767',
  do: '809 829 849',
  eh: '5288 5289',
  gd: '473',
  gg: '1481',
  gu: '671',
  im: '1624',
  je: '1534',
  jm: '658 876',
  kn: '869',
  ky: '345',
  kz: '6 7',
  lc: '758',
  mp: '670',
  ms: '664',
  pr: '787 939',
  ru: '3 4 8 9',
  sj: '79',
  sx: '721',
  tc: '649',
  tt: '868',
  va: '06698',
  vc: '784',
  vg: '284',
  vi: '340',
  yt: '269 639',
};

/**
 * What stands before a number inside its country and not in E.164, by calling code: 0 unless said here
 * (the national prefix of ITU-T E.164), as the metadata of libphonenumber has it.
 */
const trunks: Record<string, RegExp> = {
  '1': /^1(?=\d{10}$)/,
  '7': /^8(?=\d{10}$)/,
  '36': /^06/,
  '370': /^[08](?=\d{8}$)/,
  '375': /^(80?|0)(?=\d{9}$)/,
  '993': /^8(?=\d{8}$)/,
};

/** Calling codes under which a first 0 belongs to the number, as in Italy. */
const keepsZero = ['39', '225', '226', '227', '229', '242', '378'];

/** The number as it follows the calling code. */
function withoutTrunk(national: string, callingCode: string) {
  return keepsZero.includes(callingCode) ? national : national.replace(trunks[callingCode] ?? /^0/, '');
}

/** Every country that can be called. */
export const callableCountries: readonly string[] = [...countriesByCallingCode.values()].flat();

/**
 * Whose number it is, of the digits after the plus: none while the calling code is not complete, or is of a country
 * that is not offered. Where several share a code and nothing tells, it stays with the one that was chosen.
 */
function countryOf(digits: string, chosen: string | null, offered: readonly string[]) {
  for (const length of [1, 2, 3]) {
    const callingCode = digits.slice(0, length);
    const countries = countriesByCallingCode.get(callingCode)?.filter((code) => offered.includes(code)) ?? [];
    if (countries.length === 0) continue;
    const national = withoutTrunk(digits.slice(length), callingCode);
    const told = countries.find((code) =>
      starts[code]?.split(' ').some((start) => start !== '' && national.startsWith(start)),
    );
    return told ?? (chosen !== null && countries.includes(chosen) ? chosen : countries[0]);
  }
  return undefined;
}
