import { expect, test } from 'vitest';
import { inMarkdown, type Level, lowered, remarkText } from './lower.ts';
import type { Outcome, Review } from './review.ts';

const review = (story: string, verdict: Outcome, more: Partial<Review> = {}): Review => ({
  ...{ version: '0.1.0', reviewer: 'Dana Levi', date: '2026-11-27' },
  verdicts: [{ story, criterion: '1.1.1', verdict, note: '' }],
  ...more,
});
const chart = 'components-linechart--ready';
const claim = (console: Level, library: Level) => ({ criterion: '1.1.1', console, library });
const levelsAfter = (before: Level, ...reviews: Review[]) => {
  const { claims } = lowered([claim(before, before)], reviews);
  return claims.map(({ console, library }) => [console, library]);
};

test('a failed story lowers the claim of the library, a failed screen that of the console', () => {
  expect(levelsAfter('Supports', review(chart, 'failed'))).toEqual([['Supports', 'Partially Supports']]);
  expect(levelsAfter('Supports', review('screen:contacts', 'failed'))).toEqual([
    ['Partially Supports', 'Supports'],
  ]);
});

test.each(['passed', 'cantTell', 'inapplicable'] as const)(
  'a verdict "%s" changes no claim and is listed',
  (verdict) => {
    for (const level of [
      'Supports',
      'Partially Supports',
      'Does Not Support',
      'Not Applicable',
      'Not Evaluated',
    ] as const) {
      const before = [{ ...claim(level, level), evidence: ['axe'] }];
      const { claims, remarks } = lowered(before, [review(chart, verdict)]);
      expect(claims).toEqual(before);
      expect(remarks).toMatchObject([{ criterion: '1.1.1', product: 'library', story: chart, verdict }]);
    }
  },
);

test('a failure contradicts "Not Applicable", and never raises a claim', () => {
  const failed = review(chart, 'failed');
  expect(levelsAfter('Not Applicable', failed)).toEqual([['Not Applicable', 'Partially Supports']]);
  for (const level of ['Partially Supports', 'Does Not Support', 'Not Evaluated'] as const)
    expect(levelsAfter(level, failed)).toEqual([[level, level]]);
});

test('a person’s later verdict replaces their own, also of an older version, but not that of another person', () => {
  const before = review(chart, 'failed', { date: '2026-11-01', version: '0.0.9' });
  const after = review(chart, 'passed');
  expect(levelsAfter('Supports', after, before)).toEqual([['Supports', 'Supports']]);
  expect(levelsAfter('Supports', before)).toEqual([['Supports', 'Partially Supports']]);
  expect(levelsAfter('Supports', before, { ...after, reviewer: 'Maya' })).toEqual([
    ['Supports', 'Partially Supports'],
  ]);
});

test('a note is text in Markdown: no HTML, no link, no column of the table', () => {
  expect(inMarkdown('<img src=x> [a](b) | c\n`d` &lt;')).toBe(
    '&lt;img src=x&gt; \\[a\\]\\(b\\) \\| c \\`d\\` &amp;lt;',
  );
  const [remark] = lowered([], [review(chart, 'failed')]).remarks;
  expect(remark && remarkText({ ...remark, note: 'No value.' })).toBe(
    'Failed in `components-linechart--ready` (Dana Levi, 2026-11-27): No value.',
  );
});
