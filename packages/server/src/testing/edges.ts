import fc from 'fast-check';

/** Values at the edges: what the contract may take and a database may not, and what costs much to read or to keep. */

/** Moments, days and months between which everything must be: some are just outside. */
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
 * Names of time zones that not everybody knows, or that mean another place to Node than to PostgreSQL: abbreviations,
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

/** Numbers at the edges of what columns hold. */
export const edgesOfNumbers = [31_536_000, 2 ** 31 - 1, 2 ** 31, 253_402_300_799_999, 1e-7, 1e21];

/** The same letters each time, in an order that no compression shortens. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

/** Marks of alternating classes: to put them in order is quadratic where it is done naively. */
const heaps = ['\u0301\u0323', '\u0323\u0301', '\u05b0\u0591\u0301', '\ud834\udd65\u0323'];

/** What grows, shrinks, disappears or is turned when it is cleaned, folded or escaped. */
const signs = [
  ...['\u0301', '\u0344', '\ufdfa', '\u0130', '\u1e9e', '\u200b', '\u202e\u2066', '\ud83d\udc68\u200d'],
  ...['\r\n', ' \t', '%_\\', '@.', '\ufeff'],
];

/** Texts that cost much more than their length. The longest that fits into a body has 262,144 bytes. */
export const costlyText = () =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...heaps), fc.constantFrom(...signs)),
      fc.constantFrom(1_000, 60_000, 120_000, 240_000),
      fc.constantFrom('a', '', 'ada@example.test', '050'),
    )
    .map(([unit, bytes, start]) => start + unit.repeat(Math.floor(bytes / Buffer.byteLength(unit))));

/** Words without an end: no index holds them whole. */
export const longWord = () => fc.constantFrom(...[190, 250, 1_900, 2_700, 8_000, 19_900, 199_000].map(noise));

/** Lists and objects of which there are thousands. */
export const hugeList = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(200, 201, 5_000),
      fc.constantFrom<unknown>(ids[0], 'calls', 0, null, {}, [], noise(30)),
    )
    .map(([length, value]) => Array.from({ length }, () => value));
