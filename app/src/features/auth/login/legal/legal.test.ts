import { billedMinutes, costEstimate, locales } from '@console/contract/rules';
import { expect, test } from 'vitest';
import { messagesIn } from '../../../../testing/messages.ts';
import { withFigures } from '../LegalDialog.tsx';
import en from './en.json';

type Texts = typeof en;
type Section = Texts['terms'][number];

const files = import.meta.glob<Texts>('./*.json', { import: 'default', eager: true });
const textsIn = (language: string): Partial<Texts> => files[`./${language}.json`] ?? {};
const documents = ['terms', 'privacy'] as const;

/** The placeholders in braces, and one `[…]` for each gap in brackets that a lawyer must fill in. */
const placeholdersIn = (text: string) =>
  [...(text.match(/\{\w+\}/g) ?? []), ...(text.match(/\[[^\]]+\]/g) ?? []).map(() => '[…]')].sort();

/** What a language lacks or has in addition, compared with English: one sentence each. */
function problemsOf(language: string, texts: Partial<Texts>): string[] {
  return documents.flatMap((document) => {
    const sections = texts[document] ?? [];
    const where = `${language}.json, ${document}`;
    return [
      ...(sections.length > en[document].length ? [`${where}: a section that English doesn't have.`] : []),
      ...en[document].flatMap((section, index) => sectionProblems(where, section, sections[index])),
    ];
  });
}

function sectionProblems(where: string, english: Section, translated: Section | undefined): string[] {
  if (!translated?.heading) return [`${where}: the section "${english.heading}" is missing.`];
  const { heading, paragraphs } = translated;
  const here = `${where}, "${english.heading}"`;
  return [
    ...(/^\d+\./.exec(heading)?.[0] === /^\d+\./.exec(english.heading)?.[0]
      ? []
      : [`${here}: the heading has another number.`]),
    ...(paragraphs.length > english.paragraphs.length
      ? [`${here}: a paragraph that English doesn't have.`]
      : []),
    ...english.paragraphs.flatMap((paragraph, index) => {
      const text = paragraphs[index];
      if (!text) return [`${here}: paragraph ${index + 1} is missing.`];
      const [wanted, found] = [paragraph, text].map((each) => placeholdersIn(each).join(' '));
      return wanted === found
        ? []
        : [`${here}, paragraph ${index + 1}: it has the placeholders "${found}" and must have "${wanted}".`];
    }),
  ];
}

test.each(locales)('the billing example in the Terms (%s) matches the pricing rules', (language) => {
  const sentences = (textsIn(language).terms ?? []).flatMap(({ paragraphs }) => paragraphs.map(withFigures));
  const example = sentences.find((sentence) => sentence.includes(' 61 ')) ?? '';
  const [calls, seconds, minutes, cost] = (example.match(/\d+/g) ?? []).map(Number);
  expect(minutes).toBe((calls ?? 0) * billedMinutes(seconds ?? 0));
  expect(cost).toBe(costEstimate(minutes ?? 0));
  expect(sentences.join()).not.toMatch(/[{}]/);
});

test.each(locales)(
  'Settings (%s) give the notice period of the Terms for ending the subscription',
  (language) => {
    const [, notice = ''] = textsIn(language).terms?.[3]?.paragraphs ?? [];
    const [gap] = /\[[^\]]+\]/.exec(messagesIn(language)('settings.endingHow')) ?? [];
    // Once the notice period is filled in, neither text has a gap.
    expect(notice.match(/\[[^\]]+\]/)?.[0]).toBe(gap);
  },
);

test.each(locales)(
  'the legal texts in %s have the sections, paragraphs and placeholders of English',
  (language) => {
    expect(problemsOf(language, textsIn(language))).toEqual([]);
  },
);

test('each missing section or paragraph and each wrong placeholder is reported in a sentence', () => {
  expect(problemsOf('xx', {}).slice(0, 1)).toEqual([
    'xx.json, terms: the section "1. The Service" is missing.',
  ]);
  const [first, ...rest] = en.terms;
  const short = { ...en, terms: [{ heading: first?.heading ?? '', paragraphs: ['Only [one].'] }, ...rest] };
  expect(problemsOf('xx', short)).toEqual([
    'xx.json, terms, "1. The Service", paragraph 1: it has the placeholders "[…]" and must have "".',
    'xx.json, terms, "1. The Service": paragraph 2 is missing.',
  ]);
});
