// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { locales } from '@console/contract/rules';
import { compileString } from '@internationalized/string-compiler';
import { expect, test, vi } from 'vitest';
import { translateFrom } from './messages.ts';

type Source = Record<string, string>;
type Compiled = Parameters<typeof translateFrom>[1];

const read = (locale: string): Source =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8'));
const english = read('en');
const others = Object.fromEntries(
  locales.filter((locale) => locale !== 'en').map((locale) => [locale, read(locale)]),
);

/** The words as the build makes them. */
function wordsOf(locale: string) {
  const compiled = Object.entries(read(locale)).map(([key, text]) => [
    key,
    new Function(`return ${compileString(text)}`)(),
  ]);
  return translateFrom(locale, Object.fromEntries(compiled) as Compiled);
}

interface Part {
  type: number;
  value: string;
  options?: Record<string, { value: Part[] }>;
}
const { parse } = createRequire(createRequire(import.meta.url).resolve('@internationalized/string-compiler'))(
  '@formatjs/icu-messageformat-parser',
) as { parse: (text: string) => Part[] };

/** The names a message is filled with, at every depth. */
const namesIn = (parts: Part[]): string[] =>
  parts.flatMap((part) => [
    ...([1, 2, 5, 6].includes(part.type) ? [part.value] : []),
    ...Object.values(part.options ?? {}).flatMap((option) => namesIn(option.value)),
  ]);
const variablesOf = (text: string) => [...new Set(namesIn(parse(text)))].sort();

test.each(Object.entries(others))('%s says everything English says, and nothing else', (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  expect(Object.entries(messages).filter(([, text]) => !text.trim())).toEqual([]);
});

test.each(Object.entries(others))('%s is filled with the same things as English', (_, messages) => {
  for (const [key, text] of Object.entries(english)) {
    expect([key, variablesOf(messages[key] ?? '')]).toEqual([key, variablesOf(text)]);
  }
});

test('Russian and Hebrew count as their grammar asks', () => {
  const russian = wordsOf('ru');
  expect([1, 2, 5, 21].map((count) => russian('channels.count', { count }))).toEqual([
    '1 канал',
    '2 канала',
    '5 каналов',
    '21 канал',
  ]);
  const hebrew = wordsOf('he');
  expect([1, 2, 5].map((count) => hebrew('channels.count', { count }))).toEqual([
    'ערוץ אחד',
    'שני ערוצים',
    '5 ערוצים',
  ]);
});

test('the words the product fixes are there letter for letter', () => {
  const t = wordsOf('en');
  expect(t('login.accept', { terms: t('login.terms') })).toBe('I accept the Terms of Use');
  expect(t('channels.none')).toBe('No channels found.');
  expect(t('login.price', { perMinute: 2, minimum: 60 })).toMatch(
    /^2 Nis per minute, with a minimum cost of 60 nis per month/,
  );
});

test('a name that runs the other way stays in an isolate, so that what stands beside it does not move', () => {
  const [english, hebrew] = [wordsOf('en'), wordsOf('he')];
  expect(english('lists.undoOf', { name: 'דנה 12' })).toContain('\u2068דנה 12\u2069');
  expect(english('lists.undoOf', { name: '\u202eanaD' })).toContain('\u2068\u202eanaD\u2069');
  expect(english('lists.undoOf', { name: 'Dana' })).not.toMatch(/[\u2068\u2069]/);
  expect(hebrew('lists.undoOf', { name: 'Dana (2)' })).toContain('\u2068Dana (2)\u2069');
  expect(hebrew('lists.undoOf', { name: 'דנה' })).not.toMatch(/[\u2068\u2069]/);
});

test('what is filled in is never read as a message itself', () => {
  const t = wordsOf('en');
  for (const name of ['{count, plural, one {#} other {#}}', '{{7*7}}', `\${7*7}`, "'{name}'", '<b>'])
    expect(t('lists.undoOf', { name })).toBe(t('lists.undoOf', { name: '#' }).replace('#', () => name));
});

test('a missing message is logged and shown by its key', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const t = translateFrom('he', {});
  expect(t('channels.title')).toBe('channels.title');
  expect(log).toHaveBeenCalledWith('Missing translation key "channels.title" in he');
  log.mockRestore();
});
