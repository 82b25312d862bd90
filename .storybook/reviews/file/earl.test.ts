import { describe, expect, test } from 'vitest';
import { criterionIds, limits, type Review } from '../review.ts';
import { type Known, readReview, specification, writeReview } from './earl.ts';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const chart = 'components-linechart--ready';
const titles = new Map([
  [chart, 'LineChart: Ready'],
  ['screen:contacts', 'Screens of the console: Contacts'],
]);
const known: Known = { version: '0.1.0', subjects: new Set(titles.keys()), today: '2026-11-27' };
const review: Review = {
  version: '0.1.0',
  reviewer: 'Dana Levi',
  date: '2026-11-27',
  verdicts: [
    { story: chart, criterion: '1.1.1', verdict: 'passed', note: '' },
    {
      ...{ story: 'screen:contacts', criterion: '4.1.2', verdict: 'failed', note: 'No role.\n<b>Really</b>' },
      ...{ reader: 'NVDA 2026.1', browser: 'Firefox 150, Windows', picture: png },
    },
  ],
};
const written = writeReview(review, titles);
const faultsOf = (text: string) => readReview(text, known).faults;

/** The file with one text replaced. */
function forged(from: string, to: string) {
  expect(written).toContain(from);
  return faultsOf(written.replace(from, to));
}

test('a review is the same after it was saved and opened', () => {
  expect(readReview(written, known)).toEqual({ review });
});

test('the file is EARL: assertions by a person, about a subject, on a criterion of WCAG, with an outcome', () => {
  const { '@context': context, '@graph': graph } = JSON.parse(written);
  expect(context.earl).toBe('http://www.w3.org/ns/earl#');
  expect(graph.at(-1)).toEqual({
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': '_:reviewer' },
    'earl:subject': {
      '@id': 'urn:console:screen:contacts',
      '@type': 'earl:TestSubject',
      'dct:title': 'Screens of the console: Contacts',
      'dct:isPartOf': { '@id': '_:product' },
    },
    'earl:test': {
      '@id': 'https://www.w3.org/TR/WCAG22/#name-role-value',
      '@type': 'earl:TestCriterion',
      'dct:title': '4.1.2 Name, Role, Value',
    },
    'earl:mode': { '@id': 'earl:manual' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': 'earl:failed' },
      'dct:description': 'No role.\n<b>Really</b>',
      'console:screenReader': 'NVDA 2026.1',
      'console:browser': 'Firefox 150, Windows',
      'foaf:depiction': { '@id': png },
    },
  });
});

test('every criterion has its own address in WCAG 2.2', () => {
  const addresses = criterionIds.map(specification);
  expect(new Set(addresses).size).toBe(55);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/www\.w3\.org\/TR\/WCAG22\/#[a-z-]+$/);
});

describe('a file is refused, with the reason,', () => {
  test('if it is of another version', () => {
    const old = writeReview({ ...review, version: '0.0.9' }, titles);
    expect(faultsOf(old)).toEqual([
      'The review is of version 0.0.9, but this is version 0.1.0. Test again with this version.',
    ]);
  });

  test.each([
    [
      'a story that isn’t in the list',
      'story:components-linechart--ready',
      'story:components-linechart--gone',
      'no story',
    ],
    [
      'a screen written as a story',
      'urn:console:screen:contacts',
      'urn:console:story:screen:contacts',
      'no story',
    ],
    ['an unknown criterion', '#name-role-value', '#be-nice', 'has no criterion'],
    ['a criterion of level AAA', '#name-role-value', '#sign-language-prerecorded', 'has no criterion'],
    ['a criterion under another name', '4.1.2 Name, Role, Value', '1.1.1 Non-text Content', 'is called'],
    ['an outcome that EARL lacks', 'earl:failed', 'earl:excellent', 'isn’t an outcome'],
    ['an outcome that is a key of every object', 'earl:failed', 'earl:toString', 'isn’t an outcome'],
    ['an outcome of another vocabulary', 'earl:failed', 'failed', 'isn’t an outcome'],
    ['a picture of a kind that can run code', png, 'data:image/svg+xml;base64,PHN2Zz4=', 'JPEG, PNG or WebP'],
    ['a picture that is something else', png, 'data:image/png;base64,PHNjcmlwdD4=', 'JPEG, PNG or WebP'],
    ['a picture of another site', png, 'https://example.com/pixel.png', 'JPEG, PNG or WebP'],
    ['a vocabulary of its own', 'http://www.w3.org/ns/earl#', 'https://example.com/#', '@context > earl'],
    ['automatic results', 'earl:manual', 'earl:automatic', 'assertion 1 > earl:mode'],
    ['an additional property', '"dct:date"', '"dct:rights": "", "dct:date"', 'Unrecognized key'],
    ['no name', 'Dana Levi', ' ', 'one line'],
    ['a name with control characters', 'Dana Levi', 'Dana\\u001b[31m', 'control characters'],
    ['a path as its date', '2026-11-27', '../../x', 'must be a day'],
    ['a date in the future', '2026-11-27', '2026-11-29', 'is in the future'],
    [
      'the prototype of every object',
      '"@type": "foaf:Document"',
      '"__proto__": {}, "@type": "foaf:Document"',
      '__proto__',
    ],
  ])('for %s', (_, from, to, reason) => {
    expect(forged(from, to)?.join('\n')).toContain(reason);
  });

  test('if it is cut off, has no verdicts, or repeats one', () => {
    expect(faultsOf(written.slice(0, -10))).toEqual(['The file isn’t JSON, or it was cut off.']);
    expect(faultsOf('[]')).toHaveLength(1);
    expect(faultsOf(writeReview({ ...review, verdicts: [] }, titles))).toEqual([
      'The review has no verdicts.',
    ]);
    const [first] = review.verdicts;
    const twice = { ...review, verdicts: first ? [first, { ...first, verdict: 'failed' as const }] : [] };
    expect(faultsOf(writeReview(twice, titles))).toEqual([
      'Assertion 2: there are two verdicts about 1.1.1 in components-linechart--ready.',
    ]);
  });

  test('if it, a note or a picture is too large', () => {
    expect(faultsOf(' '.repeat(limits.file + 1))?.join()).toContain('larger than');
    expect(forged('No role.', 'x'.repeat(limits.note))?.join()).toContain('more than 4000 characters');
    const huge = `data:image/jpeg;base64,${btoa(`\xff\xd8\xff${'x'.repeat(limits.picture + 3)}`)}`;
    expect(forged(png, huge)?.join()).toContain('more than 120 kB');
  });
});
