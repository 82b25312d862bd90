import { callingCodeOf, countriesByCallingCode } from '../CountryField/index.ts';
import { digitsOnly } from '../PhoneField/index.ts';

/**
 * The error of a number. `country`: not selected, unknown or not offered. `characters`: contains invalid characters.
 * `short`: fewer digits than any number has. `long`: more digits than E.164 allows.
 */
export type InternationalPhoneProblem = 'country' | 'characters' | 'short' | 'long';

/** A phone number and its parts. */
export interface InternationalPhone {
  /** E.164, such as `+972542223344`. Without a country, the typed digits; `''` if the field is empty. */
  number: string;
  /** ISO 3166-1 code in lower case, such as `il`. */
  country: string | null;
  /** The country's calling code, without the plus: `972`. */
  callingCode: string | null;
  /** The digits after the calling code, without the national prefix 0: `542223344`. */
  national: string;
  problem: InternationalPhoneProblem | undefined;
}

/** The values of the two fields. */
export interface Draft {
  typed: string;
  country: string | null;
}

const shortest = 4;
const longest = 15;

/** The digits after a leading plus or 00; undefined without one. */
const afterPrefix = (typed: string) => /^(?:\+|00)(.*)$/.exec(digitsOnly(typed))?.[1];

/** The phone number in the two fields, with its error. */
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
 * Removes the calling code from a number and selects its country. The rest stays as typed. Returns `undefined` without
 * a calling code, or if its country isn't offered.
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

/** Splits a number in E.164 into the two fields. If the number doesn't have a country, the given one stays. */
export function draftOf(number: string, country: string | null, offered: readonly string[]): Draft {
  const draft = { typed: number, country };
  return withoutCallingCode(draft, offered) ?? draft;
}

/**
 * The leading digits that identify a country within a shared calling code, such as North American area codes and
 * Kazakhstan within +7, from the metadata of libphonenumber. They distinguish countries, but don't validate numbers.
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
 * National prefixes (ITU-T E.164) by calling code, which are dropped in E.164. The default is 0. From the metadata of
 * libphonenumber.
 */
const trunks: Record<string, RegExp> = {
  '1': /^1(?=\d{10}$)/,
  '7': /^8(?=\d{10}$)/,
  '36': /^06/,
  '370': /^[08](?=\d{8}$)/,
  '375': /^(80?|0)(?=\d{9}$)/,
  '993': /^8(?=\d{8}$)/,
};

/** Calling codes whose numbers keep a leading 0, as in Italy. */
const keepsZero = ['39', '225', '226', '227', '229', '242', '378'];

/** The number without its national prefix, as it follows the calling code. */
function withoutTrunk(national: string, callingCode: string) {
  return keepsZero.includes(callingCode) ? national : national.replace(trunks[callingCode] ?? /^0/, '');
}

/** Every country with a calling code. */
export const callableCountries: readonly string[] = [...countriesByCallingCode.values()].flat();

/**
 * The country of the digits after the plus. Returns `undefined` if the calling code is incomplete or its country isn't
 * offered. If several countries share the code and the digits don't identify one, keeps the selected country.
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
