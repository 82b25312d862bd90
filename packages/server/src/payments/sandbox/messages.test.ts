import { readFileSync } from 'node:fs';
import { locales } from '@console/contract/rules';
import { expect, test } from 'vitest';
import en from './messages/en.json' with { type: 'json' };

type Translation = Readonly<Record<string, unknown>>;

const file = (language: string) => `packages/server/src/payments/sandbox/messages/${language}.json`;

const read = (language: string): Translation =>
  JSON.parse(readFileSync(new URL(`messages/${language}.json`, import.meta.url), 'utf8'));

/** The problems of a translation of the card page, one sentence each. */
function problemsOf(language: string, translation: Translation): string[] {
  return [
    ...Object.keys(en)
      .filter((key) => typeof translation[key] !== 'string' || translation[key] === '')
      .map((key) => `${file(language)} lacks ${key}.`),
    ...Object.keys(translation)
      .filter((key) => !Object.hasOwn(en, key))
      .map((key) => `${file(language)} has ${key}, which ${file('en')} doesn't have.`),
    ...Object.entries(translation)
      .filter(([, text]) => /[{}<>&]/.test(String(text)))
      .map(
        ([key]) => `${key} in ${file(language)} has a placeholder or markup, which the page doesn't replace.`,
      ),
  ];
}

const translated = locales.filter((language) => language !== 'en');

test.each(translated)('the card page has all its messages in %s', (language) => {
  expect(problemsOf(language, read(language))).toEqual([]);
});

test('missing, extra and invalid messages are each reported in a sentence', () => {
  const { save, ...rest } = read('he');
  expect(save).toBeTypeOf('string');
  expect(problemsOf('he', { ...rest, old: 'x', title: '{x}' })).toEqual([
    `${file('he')} lacks save.`,
    `${file('he')} has old, which ${file('en')} doesn't have.`,
    `title in ${file('he')} has a placeholder or markup, which the page doesn't replace.`,
  ]);
});

test.each(Object.entries(en))('%s has a translator description', (_, { defaultMessage, description }) => {
  expect(defaultMessage).toMatch(/^[^{}<>&]+$/);
  expect(description.split(' ').length).toBeGreaterThanOrEqual(3);
});
