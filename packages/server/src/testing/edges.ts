import fc from 'fast-check';

/** Edge cases: values that the contract might accept but a database might not, and values that are expensive. */

/** Times, days and months at the limits, some just outside. */
export const edgesOfTime = [
  ...[
    '1900-01-01T00:00:00Z',
    '1900-01-01T00:00:00+14:00',
    '1899-12-31T23:59:59Z',
    '1900-01-01T13:59:59+14:00',
  ],
  ...['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59-14:00'],
  ...[
    '2026-03-27T02:30:00+03:00',
    '2026-10-25T01:30:00+02:00',
    '2026-03-27T24:00:00Z',
    '2016-12-31T23:59:60Z',
  ],
  ...['2024-02-29T00:00:00.0000000000000000001Z', '2026-03-27T09:30:00+13:59', '2026-03-27T09:30Z'],
  ...['1900-01-01', '1900-01-02', '9999-12-31', '2024-02-29', '1900-01', '9999-12'],
];

/**
 * Time zone names that aren't known everywhere, or that mean different places in Node and in PostgreSQL: abbreviations,
 * old names, other spellings, offsets.
 */
export const oddTimeZones = [
  ...[
    'AET',
    'VST',
    'BET',
    'CTT',
    'ECT',
    'SST',
    'PRT',
    'CNT',
    'PNT',
    'AGT',
    'CAT',
    'MIT',
    'NET',
    'PLT',
    'IET',
  ],
  ...['IST', 'ACT', 'BST', 'NST', 'ART', 'EST', 'EST5EDT', 'GMT0', 'Zulu', 'PRC', 'W-SU', 'NZ-CHAT'],
  ...['Etc/GMT+12', 'Etc/GMT-14', 'Etc/Unknown', 'Factory', 'posixrules', 'localtime', 'SystemV/EST5EDT'],
  ...['asia/jerusalem', 'ASIA/JERUSALEM', 'Asia/Kathmandu', 'America/Ciudad_Juarez', 'Europe/Kyiv', 'UTC+3'],
];

/** Numbers at the limits of columns. */
export const edgesOfNumbers = [31_536_000, 2 ** 31 - 1, 2 ** 31, 253_402_300_799_999, 1e-7, 1e21];

/** A fixed sequence of letters that can't be compressed. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

/** Marks of alternating classes, which take quadratic time to sort naively. */
const heaps = ['\u0301\u0323', '\u0323\u0301', '\u05b0\u0591\u0301', '\ud834\udd65\u0323'];

/** Characters that grow, shrink, disappear or change when they are sanitized, folded or escaped. */
const signs = [
  ...['\u0301', '\u0344', '\ufdfa', '\u0130', '\u1e9e', '\u200b', '\u202e\u2066', '\ud83d\udc68\u200d'],
  ...['\r\n', ' \t', '%_\\', '@.', '\ufeff'],
];

/** Texts that cost much more than their length. The longest one that fits into a body has 262,144 bytes. */
export const costlyText = () =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...heaps), fc.constantFrom(...signs)),
      fc.constantFrom(1_000, 60_000, 120_000, 240_000),
      fc.constantFrom('a', '', 'ada@example.test', '050'),
    )
    .map(([unit, bytes, start]) => start + unit.repeat(Math.floor(bytes / Buffer.byteLength(unit))));

/** Words that are too long for an index. */
export const longWord = () => fc.constantFrom(...[190, 250, 1_900, 2_700, 8_000, 19_900, 199_000].map(noise));

/** Lists of hundreds or thousands of equal values. */
export const hugeList = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(200, 201, 5_000),
      fc.constantFrom<unknown>(ids[0], 'calls', 0, null, {}, [], noise(30)),
    )
    .map(([length, value]) => Array.from({ length }, () => value));
