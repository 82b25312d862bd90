import { expect, test } from 'vitest';
import { namedTests, sectionsOf } from './namedTests.ts';
import { hasTest, titlesIn } from './testReports.ts';

const file = 'scripts/testReports.test.ts';

test('titlesIn returns the titles of passed tests and their groups from Vitest reports', () => {
  const titles = titlesIn([
    {
      testResults: [
        {
          // A cached report from another checkout.
          ...{ name: `/elsewhere/checkout/${file}`, status: 'failed', message: '' },
          assertionResults: [
            { status: 'passed', title: 'is heard', ancestorTitles: ['the announcer'] },
            { status: 'failed', title: 'is seen', ancestorTitles: [] },
            { status: 'skipped', title: 'is felt', ancestorTitles: [] },
          ],
        },
      ],
    },
  ]);
  expect([...titles]).toEqual([[file, new Set(['the announcer', 'is heard'])]]);
  expect(hasTest(titles, file, 'is heard')).toBe(true);
  expect(hasTest(titles, file, 'is hear')).toBe(false);
  expect(hasTest(titles, 'scripts/bars.test.ts', 'is heard')).toBe(false);
});

test('titlesIn returns the titles of passed tests and their steps from Playwright reports', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ steps: [{ title: 'opens', steps: [{ title: 'loads' }] }] }] }],
  });
  const suite = { title: 'testReports.test.ts', file: 'testReports.test.ts' };
  const titles = titlesIn([
    {
      config: { rootDir: import.meta.dirname },
      suites: [
        {
          ...suite,
          specs: [
            spec('a visit', 'expected'),
            spec('a failed visit', 'unexpected'),
            spec('a visit at the second try', 'flaky'),
            spec('a visit left out', 'skipped'),
          ],
          suites: [{ ...suite, title: 'in Hebrew', specs: [spec('a call', 'expected')] }],
        },
      ],
    },
  ]);
  expect(titles.get(file)).toEqual(new Set(['a visit', 'opens', 'loads', 'in Hebrew', 'a call']));
});

test('namedTests returns links with a title and a file, but not links to a whole file', () => {
  const text = '[is heard](../scripts/a.test.ts), [`a.test.ts`](../scripts/a.test.ts), [page](a.md)';
  expect(namedTests('docs/a.md', text)).toEqual([
    { page: 'docs/a.md', title: 'is heard', file: 'scripts/a.test.ts' },
  ]);
});

test('sectionsOf returns the sections below the headings, or the whole page without headings', () => {
  const text = '# A\n\n## One\n\n1\n\n### Below\n\n2\n\n## Two\n\n3\n\n## Three\n\n4\n';
  expect(sectionsOf(text, ['Two'])).toBe('\n3\n');
  expect(sectionsOf(text, ['One', 'Three']).match(/\d/g)).toEqual(['1', '2', '4']);
  expect(sectionsOf(text, ['Four'])).toBe('');
  expect(sectionsOf(text, [])).toBe(text);
});
