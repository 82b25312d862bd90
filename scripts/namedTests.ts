import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './run.ts';
import { hasTest, type TitlesByFile } from './testReports.ts';

/**
 * Pages whose tables name a test for each claim, as a link: `[title](path of its file)`. The headings are those of the
 * sections to check; without headings, the whole page is checked.
 */
const sections: Readonly<Record<string, readonly string[]>> = {
  'docs/security.md': ['The list'],
  'docs/faults.md': ['In the browser'],
  'docs/specification.md': [],
};

/** A link to a test. Other links lead to pages and programs. */
const toTest = /\[([^\]]+)\]\(([^)#]+\.(?:test|journey)\.tsx?)\)/g;

export interface NamedTest {
  page: string;
  title: string;
  /** Its path from the root of the repository. */
  file: string;
}

/** The tests that a section of a page names. A link whose text is the name of its file names the whole file. */
export function namedTests(page: string, text: string): NamedTest[] {
  return [...text.matchAll(toTest)]
    .map(([, title = '', path = '']) => ({
      page,
      title,
      file: relative(root, resolve(root, page, '..', path)),
    }))
    .filter(({ title, file }) => !file.endsWith(title.replaceAll('`', '')));
}

/** The sections below these headings of the second level; the whole page if there are none. */
export function sectionsOf(text: string, headings: readonly string[]) {
  if (headings.length === 0) return text;
  return headings.map((heading) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').join('\n');
}

/** Files whose tests run only in `npm run test:full`, as some journeys do. */
const onlyFull = /\.journey\.ts$|\.slow\.test\.ts$|^packages\/server\/(src\/durability|packed)\//;

/** The named tests that haven't passed in any report. Those that run only in the full tests count only after them. */
export function missingTests(titles: TitlesByFile, isFull: boolean): string[] {
  return Object.entries(sections)
    .flatMap(([page, headings]) =>
      namedTests(page, sectionsOf(readFileSync(join(root, page), 'utf8'), headings)),
    )
    .filter(({ file }) => isFull || !onlyFull.test(file))
    .filter(({ file, title }) => !hasTest(titles, file, title))
    .map(({ page, title, file }) => `${page} names “${title}” of ${file}, and no report has it as passed.`);
}
