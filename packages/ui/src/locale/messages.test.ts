import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtIn, languages, messagesIn, type Part, parse, writtenStrings } from '../../scripts/strings.ts';

const english: Record<string, { defaultMessage: string; description: string }> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'messages/en.json'), 'utf8'),
);
const keys = Object.keys(english);

/** All parts of a message, at every depth. */
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    part,
    ...('options' in part ? Object.values(part.options).flatMap((inside) => partsOf(inside)) : []),
  ]);

/** The arguments of a message: those that it shows, and those that only choose between texts. */
function argumentsOf(message: string) {
  const parts = partsOf(parse(message));
  const named = (isWanted: (part: Part) => boolean) => [
    ...new Set(parts.flatMap((part) => ('name' in part && isWanted(part) ? part.name : []))),
  ];
  return {
    shown: named(({ kind }) => kind !== 'select').sort(),
    choices: named(({ kind }) => kind === 'select'),
  };
}

/** Texts that do without an argument that English shows, and why. */
const leftOut: Record<string, string[]> = {
  // "The day before": the name of a day would need a grammatical case.
  'ru LineChart.sameAsDate': ['name'],
  'ru LineChart.change': ['name'],
};

test('the modules of strings are those that the messages give: run `npm run strings -w @console/ui`', () => {
  for (const [path, text] of writtenStrings())
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8'), path).toBe(text);
});

test('each English message has a description of three words or more', () => {
  const short = keys.filter((key) => (english[key]?.description.match(/\p{L}+/gu) ?? []).length < 3);
  expect(short).toEqual([]);
});

describe.each(languages)('the messages in %s', (language) => {
  const messages = messagesIn(language);
  const translated = keys.filter((key) => key in messages);

  test('have keys of English only, in its order; a built-in language has all of them', () => {
    const isOptional = language !== 'en' && !builtIn.includes(language);
    expect(Object.keys(messages)).toEqual(isOptional ? keys.filter((key) => key in messages) : keys);
    expect(Object.keys(messages).filter((key) => !messages[key]?.trim())).toEqual([]);
  });

  test('show the same arguments as English, and choose by no others', () => {
    for (const key of translated) {
      const [given, wanted] = [messages[key], english[key]?.defaultMessage].map((one = '') =>
        argumentsOf(one),
      );
      const withoutName = (name: string) => !leftOut[`${language} ${key}`]?.includes(name);
      expect(given?.shown, key).toEqual(wanted?.shown.filter(withoutName));
      expect(wanted?.choices, key).toEqual(expect.arrayContaining(given?.choices ?? []));
    }
  });

  test('have each plural form of the language, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of translated)
      for (const part of partsOf(parse(messages[key] ?? '')))
        if (part.kind === 'plural') {
          const forms = Object.keys(part.options).filter((form) => !form.startsWith('='));
          expect(forms.sort(), key).toEqual(pluralCategories.toSorted());
        }
  });

  test('have the choices of English', () => {
    const choicesOf = (message = '') =>
      new Set(
        partsOf(parse(message)).flatMap((part) =>
          part.kind === 'select' ? Object.keys(part.options).map((name) => `${part.name}: ${name}`) : [],
        ),
      );
    for (const key of translated)
      for (const choice of choicesOf(messages[key]))
        expect([...choicesOf(english[key]?.defaultMessage)], key).toContain(choice);
  });

  test('have no invisible marks of direction: the written modules isolate values', () => {
    expect(
      translated.filter((key) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(messages[key] ?? '')),
    ).toEqual([]);
  });
});
