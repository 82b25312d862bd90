import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import * as rules from './rules/index.ts';

/** Text that is known to cause non-linear time: marks of all classes, characters that match everywhere. */
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

/** A few parts, repeated up to a length. */
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

/** The most expensive texts, tested in every run. */
const known = ['\u0301\u0323', '\u302e\ud834\udd65', '\u0301\u200d'].map((unit) => ({
  written: `a(${unit})*`,
  ofLength: (n: number) => `a${unit.repeat(n / unit.length)}`,
}));

/** The CPU time of this thread, in milliseconds, which doesn't depend on other programs. */
function cost(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Expects that a text of double length takes about double the time. */
function expectLinear(name: string, take: (text: string) => unknown, text: (n: number) => string) {
  for (const length of [10_000, 20_000, 100_000]) {
    const [once, twice] = [text(length), text(2 * length)];
    const isLinear = () => cost(() => take(twice)) <= 3 * cost(() => take(once)) + 30;
    // Retries, because garbage collection can happen during a measurement.
    expect(isLinear() || isLinear() || isLinear(), `${name}, ${length} characters`).toBe(true);
  }
}

/** A text as a value, in a list, and in an object as a value and a key. */
const places = [
  (text: string) => text,
  (text: string) => [text, text],
  (text: string) => ({ code: text, [text]: text }),
];

/** The params, queries and bodies of all endpoints, with their names. */
const inputs = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [[schema as z.ZodType, `${name}.${part}`] as const] : [],
    ),
  ),
);

test('params, queries and bodies are all JSON objects', () => {
  for (const [schema, name] of inputs) expect(schema, name).toBeInstanceOf(z.ZodObject);
});

test('validating a field takes time linear in the length of its text', { timeout: 120_000 }, () => {
  // A schema that is used for several fields, such as for a creation and a change, is tested once.
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

test('the rules shared by the console and the server take linear time', { timeout: 120_000 }, () => {
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
