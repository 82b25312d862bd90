import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './run.ts';
import { hasTest, type TitlesByFile } from './testReports.ts';

/** Sections whose tables name a test for each claim, as a link: `[title](path of its file)`. */
const sections = { 'docs/security.md': '\n## The list\n', 'docs/faults.md': '\n## In the browser\n' };

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

function sectionOf(page: string, heading: string) {
  const [, section = ''] = readFileSync(join(root, page), 'utf8').split(heading);
  return section.split('\n## ')[0] ?? '';
}

/**
 * The named tests that no report has as passed. A part of the journeys runs in `npm run test:full` only, so journeys
 * count once that has run.
 */
export function missingTests(titles: TitlesByFile, isFull: boolean): string[] {
  return Object.entries(sections)
    .flatMap(([page, heading]) => namedTests(page, sectionOf(page, heading)))
    .filter(({ file }) => isFull || !file.endsWith('.journey.ts'))
    .filter(({ file, title }) => !hasTest(titles, file, title))
    .map(({ page, title, file }) => `${page} names “${title}” of ${file}, and no report has it as passed.`);
}
