// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@console/contract/rules';
import { compileString } from '@internationalized/string-compiler';
import { expect, test, vi } from 'vitest';
import { icu, inPseudoLocale, parseMessage, partsOf } from '../../../build/icu.ts';
import { readEnglish, readMessages, readTranslation } from '../../../build/languages.ts';
import { argumentsOf, messageArgumentsSource } from '../../../build/messageArguments.ts';
import { translateFrom } from './translate.ts';

type Compiled = Parameters<typeof translateFrom>[1];

const english = readMessages('en');
const others = locales.filter((locale) => locale !== 'en');

/** Formats messages as the build compiles them. */
function translateIn(locale: Locale, messages = readMessages(locale)) {
  const compiled = Object.entries(messages).map(([key, text]) => [
    key,
    new Function(`return ${compileString(text)}`)(),
  ]);
  return translateFrom(locale, Object.fromEntries(compiled) as Compiled);
}

test.each(others)('%s.json has the keys of en.json, and a text for each', (locale) => {
  const messages = readTranslation(locale);
  const missing = Object.keys(english).filter((key) => !messages[key]?.trim());
  expect(missing, `${locale}.json lacks these messages. Until it has them, people read English.`).toEqual([]);
  const unknown = Object.keys(messages).filter((key) => !Object.hasOwn(english, key));
  expect(unknown, `en.json doesn't have these messages of ${locale}.json. Remove them.`).toEqual([]);
});

test.each(others)('each message in %s has the arguments of the English one', (locale) => {
  const messages = readMessages(locale);
  const namesOf = (text: string | undefined) => [...argumentsOf(text ?? '').keys()].sort();
  for (const [key, text] of Object.entries(english))
    expect(namesOf(messages[key]), `${key} in ${locale}.json`).toEqual(namesOf(text));
});

/** The errors in the plural forms of a message. */
function pluralFaults(locale: string, text: string) {
  return partsOf(parseMessage(text))
    .filter(({ type }) => type === icu.plural)
    .flatMap(({ value, options = {}, pluralType = 'cardinal' }) => {
      const wanted = new Intl.PluralRules(locale, { type: pluralType }).resolvedOptions().pluralCategories;
      const found = Object.keys(options).filter((category) => !category.startsWith('='));
      const missing = wanted.filter((category) => !found.includes(category));
      const unknown = found.filter((category) => !wanted.includes(category as Intl.LDMLPluralRule));
      return [
        ...missing.map((category) => `{${value}} lacks “${category}”`),
        ...unknown.map((category) => `{${value}} has “${category}”, which ${locale} doesn't use`),
      ];
    });
}

test.each(locales)('each plural in %s has exactly the forms of the language', (locale) => {
  const faults = Object.entries(readMessages(locale)).flatMap(([key, text]) =>
    pluralFaults(locale, text).map((fault) => `${key}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('a missing and an unknown plural form are found', () => {
  expect(pluralFaults('ru', '{n, plural, one {# файл} other {# файлов}}')).toEqual([
    '{n} lacks “few”',
    '{n} lacks “many”',
  ]);
  expect(pluralFaults('en', '{n, plural, =0 {none} one {#} two {#} other {#}}')).toEqual([
    "{n} has “two”, which en doesn't use",
  ]);
});

test('each English message has a description of at least three words', () => {
  const short = Object.entries(readEnglish()).filter(
    ([, { description }]) => (description ?? '').split(/\s+/).length < 3,
  );
  expect(short.map(([key]) => key)).toEqual([]);
});

test('messageArguments.ts is generated from the English messages', () => {
  const file = readFileSync(join(import.meta.dirname, 'messageArguments.ts'), 'utf8');
  expect(file, 'Run `npm run messages -w @console/app`.').toBe(messageArgumentsSource(english));
});

test('a plural or number argument is a number; any other is a string or a number', () => {
  expect(Object.fromEntries(argumentsOf('{a} {b, number} {c, plural, one {{d}} other {#}} {c}'))).toEqual({
    a: 'string | number',
    b: 'number',
    c: 'number',
    d: 'string | number',
  });
});

test('Russian and Hebrew use their plural forms', () => {
  const russian = translateIn('ru');
  expect([1, 2, 5, 21].map((count) => russian('channels.count', { count }))).toEqual([
    '1 канал',
    '2 канала',
    '5 каналов',
    '21 канал',
  ]);
  const hebrew = translateIn('he');
  expect([1, 2, 5].map((count) => hebrew('channels.count', { count }))).toEqual([
    'ערוץ אחד',
    'שני ערוצים',
    '5 ערוצים',
  ]);
});

test('a value in the other direction is isolated, so it doesn’t reorder the text around it', () => {
  const [english, hebrew] = [translateIn('en'), translateIn('he')];
  expect(english('lists.undoOf', { name: 'דנה 12' })).toContain('\u2068דנה 12\u2069');
  expect(english('lists.undoOf', { name: '\u202eanaD' })).toContain('\u2068\u202eanaD\u2069');
  expect(english('lists.undoOf', { name: 'Dana' })).not.toMatch(/[\u2068\u2069]/);
  expect(hebrew('lists.undoOf', { name: 'Dana (2)' })).toContain('\u2068Dana (2)\u2069');
  expect(hebrew('lists.undoOf', { name: 'דנה' })).not.toMatch(/[\u2068\u2069]/);
});

test('a value without letters is isolated in Hebrew, so that its digit groups keep their order', () => {
  const number = '074 - 5540172';
  expect(translateIn('he')('channels.copy', { number })).toContain(`\u2068${number}\u2069`);
  expect(translateIn('en')('channels.copy', { number })).toContain(number);
  expect(translateIn('en')('channels.copy', { number })).not.toMatch(/[\u2068\u2069]/);
});

test('a value is never parsed as a message', () => {
  const t = translateIn('en');
  for (const name of ['{count, plural, one {#} other {#}}', '{{7*7}}', `\${7*7}`, "'{name}'", '<b>'])
    expect(t('lists.undoOf', { name })).toBe(t('lists.undoOf', { name: '#' }).replace('#', () => name));
});

test('a message that was not loaded is logged, and its key is returned', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const t = translateFrom('he', {});
  expect(t('nav.channels')).toBe('nav.channels');
  expect(log).toHaveBeenCalledWith('Missing translation key "nav.channels" in he');
  log.mockRestore();
});

test('the pseudo-locale is longer, marked, and has the arguments and plurals of English', () => {
  const pseudo = inPseudoLocale('{count, plural, one {# new call} other {# new calls}}');
  expect(pseudo).toMatch(/^\[\{count, plural, one \{# ñéw çáll~+\} other \{# ñéw çállš~+\}\}\]$/);
  const messages = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, inPseudoLocale(text)]),
  );
  for (const [key, text] of Object.entries(messages))
    expect([key, ...argumentsOf(text)]).toEqual([key, ...argumentsOf(english[key] ?? '')]);
  expect(translateIn('en', messages)('channels.count', { count: 1 })).toMatch(/^\[1 çháññél~+\]$/);
});

/** Texts that the specification quotes. */
const specified = [
  'I accept the {terms}',
  'Terms of Use',
  '{perMinute} Nis per minute, with a minimum cost of {minimum} nis per month.',
  'No channels found.',
  'Appointments need admin approval?',
  'Personality Type',
  'Creativity Scale',
  'Product Features',
  'Opening Message',
  'Closing Message',
  'Are you sure you want to delete this channel?',
  'Confirm Deletion',
  'You must add a payment method to add new channel.',
  'Set Up Payment method',
  'Organization Name',
  'Pronunciation Name',
  'Working Hours and Days',
  'Are you sure you want to delete this organization?',
  'Business Registration',
  'Oh! It seems you don’t have any integration connected yet.',
  'Please select an integration type to continue.',
  '{type} integration is already connected.',
  'Get Google Access Token',
  'Get WhatsApp Access Token',
  'Failed to fetch integration types',
  'Add Card +',
  'Save Settings',
  'No credit cards found. Click on the Plus icon on the right to add new credit card.',
  '{field} is required',
  '{field} is malformed, please choose from the list',
  'E-mail must be valid',
  'Phone number must be 10 digits',
];

/** Ignores whether apostrophes are typographic. */
const plain = (text: string) => text.replaceAll('’', "'");

test.each(specified)('the specified text "%s" is a message', (sentence) => {
  expect(Object.values(english).map(plain)).toContain(plain(sentence));
});
