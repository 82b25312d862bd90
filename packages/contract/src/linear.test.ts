import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import * as rules from './rules/index.ts';

/** Parts of texts that have cost somebody more than linear time: marks of all classes, signs that match at every place. */
const parts = [
  ...['\u0301', '\u0323', '\u0334', '\u0f73', '\u302e', '\ud834\udd65', '\u05b0', '\u0345'],
  ...['\u200b', '\u200d', '\u2060', '\u202e', '\ufeff', '\u0001', '\u2028', '\u3164', '\u0130'],
  ...[' ', '\n', '\r', '\t', '@', '.', '-', '+', '0', '972', '74', '/', '\\', '"', '{', '[', '%', '(', ':'],
  ...[
    'a',
    '\u05d0',
    '\u0451',
    '\u1100',
    '\u1161',
    '\ufdfa',
    '\ud83d\ude00',
    '\ud800',
    'https://',
    '2026-01-01T',
  ],
];

/** A few parts, again and again up to a length. */
const hostile = fc
  .tuple(
    fc.constantFrom('', 'a', '\u05d0', 'https://', 'a@b.', '2026-01-01T00:00:00.', '"'),
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', 'Z', '@', '\u0301', ' .'),
  )
  .map(([start, repeated, end]) => {
    const unit = repeated.join('');
    const written = `${start}(${unit})*${end}`;
    return { written, ofLength: (n: number) => start + unit.repeat(n / unit.length) + end };
  });

/** What costs most, first, and at every run. */
const known = ['\u0301\u0323', '\u302e\ud834\udd65', '\u0301\u200d'].map((unit) => ({
  written: `a(${unit})*`,
  ofLength: (n: number) => `a${unit.repeat(n / unit.length)}`,
}));

/** Milliseconds of this thread's own work, which other programs on the machine do not lengthen. */
function cost(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** A thing that takes a text, and whether twice the text costs it about twice the work. */
function expectLinear(name: string, take: (text: string) => unknown, text: (n: number) => string) {
  for (const length of [10_000, 20_000, 100_000]) {
    const [once, twice] = [text(length), text(2 * length)];
    const isLinear = () => cost(() => take(twice)) <= 3 * cost(() => take(once)) + 30;
    // A collection of garbage may fall into one of them.
    expect(isLinear() || isLinear() || isLinear(), `${name}, ${length} characters`).toBe(true);
  }
}

/** A text as it may stand in any field: also in a list, and in an object of any names. */
const places = [
  (text: string) => text,
  (text: string) => [text, text],
  (text: string) => ({ code: text, [text]: text }),
];

/** Each object that a call is sent, by what it is. */
const inputs = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [[schema as z.ZodType, `${name}.${part}`] as const] : [],
    ),
  ),
);

test('every call takes JSON objects alone', () => {
  for (const [schema, name] of inputs) expect(schema, name).toBeInstanceOf(z.ZodObject);
});

test('what checking a field costs grows no faster than the text in it', { timeout: 120_000 }, () => {
  // Fields that are the same object, such as those of a creation and of a change, are tried once.
  const fields = new Map(
    [...inputs].flatMap(([schema, input]) =>
      Object.entries((schema as z.ZodObject).shape).map(
        ([name, field]) => [field as z.ZodType, `${input}.${name}`] as const,
      ),
    ),
  );
  expect(fields.size).toBeGreaterThan(60);
  const all = [...fields];
  const tryFields = (some: typeof all, text: (n: number) => string, written: string) => {
    for (const [field, name] of some)
      for (const put of places) {
        expectLinear(`${name} of ${JSON.stringify(written)}`, (sent) => field.safeParse(put(sent)), text);
      }
  };
  for (const { written, ofLength } of known) tryFields(all, ofLength, written);
  fc.assert(
    fc.property(hostile, fc.shuffledSubarray(all, { minLength: 12, maxLength: 12 }), (text, some) =>
      tryFields(some, text.ofLength, text.written),
    ),
    { numRuns: 30 },
  );
});

test('neither do the rules that the console and the server share', { timeout: 120_000 }, () => {
  const taking: Record<string, (text: string) => unknown> = {
    harmless: (text) => rules.harmless(text, true),
    lines: (text) => rules.harmless(text, false),
    ...{ isStorable: rules.isStorable, isVisible: rules.isVisible, withoutInvisible: rules.withoutInvisible },
    ...{ isEmail: rules.isEmail, isPhone: rules.isPhone, phoneLabel: rules.phoneLabel },
    ...{ isKeepableTime: rules.isKeepableTime, isTimeZone: rules.isTimeZone, isCountry: rules.isCountryCode },
    ...{ directionOf: rules.directionOf, lastDigits: rules.lastDigits },
    safeRedirect: (text) => rules.safeRedirect(`/admin?${text}`, 'https://console.example'),
    cardExpiry: (text) => rules.cardExpiry(text, new Date()),
    isStorableJson: (text) => rules.isStorableJson({ [text]: [text] }),
  };
  const each = (text: { written: string; ofLength: (n: number) => string }) => {
    for (const [name, take] of Object.entries(taking)) {
      expectLinear(`${name} of ${JSON.stringify(text.written)}`, take, text.ofLength);
    }
  };
  for (const text of known) each(text);
  fc.assert(fc.property(hostile, each), { numRuns: 25 });
});
