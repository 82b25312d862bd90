import { billedMinutes, costEstimate, locales } from '@console/contract/rules';
import { expect, test } from 'vitest';
import { withFigures } from '../LegalDialog.tsx';
import en from './en.json';

const missing: typeof en = { terms: [], privacy: [] };
const files = import.meta.glob<typeof en>('./*.json', { import: 'default', eager: true });
const languages = Object.fromEntries(locales.map((locale) => [locale, files[`./${locale}.json`] ?? missing]));

test.each(Object.entries(languages))(
  'the Terms in %s state the rule by which usage is counted',
  (_, text) => {
    const sentences = text.terms.flatMap(({ paragraphs }) => paragraphs.map(withFigures));
    const example = sentences.find((sentence) => sentence.includes(' 61 ')) ?? '';
    const [calls, seconds, minutes, cost] = (example.match(/\d+/g) ?? []).map(Number);
    expect(minutes).toBe((calls ?? 0) * billedMinutes(seconds ?? 0));
    expect(cost).toBe(costEstimate(minutes ?? 0));
    expect(sentences.join()).not.toMatch(/[{}]/);
  },
);

test('every language has the same sections and the same placeholders for a lawyer', () => {
  const shape = ({ terms, privacy }: typeof en) =>
    [terms, privacy].map((sections) =>
      sections.map(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.match(/\[/g)?.length ?? 0)),
    );
  for (const texts of Object.values(languages)) expect(shape(texts)).toEqual(shape(en));
});
