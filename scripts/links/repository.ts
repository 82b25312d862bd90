import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { faultsOfClaims } from './claims.ts';
import { knownEvidence, listedEvidence } from './evidence.ts';
import { readPage } from './markdown.ts';
import { faultsOfPages, type Places } from './pages.ts';

const ours = ['*.md', '{.changeset,.storybook,app,bench,docs,packages,scripts}/**/*.{md,mdx}'];
const notOurs = /(^|\/)(node_modules|dist|storybook-static|test-results)$/;

/** Every page of Markdown and MDX that the repository keeps. */
export function repository(): Places {
  const paths = globSync(ours, { cwd: root, exclude: (path) => notOurs.test(path) }).sort();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    has: (path) => existsSync(join(root, path)),
    linesOf: (path) => read(path).split('\n').length,
    pages: new Map(paths.map((path) => [path, readPage(path, read(path))])),
  };
}

/** What is wrong with them. */
export function faultsOf(places: Places): string[] {
  const evidence = listedEvidence();
  const known = knownEvidence(evidence);
  return [
    ...faultsOfPages(places),
    ...[...places.pages.values()].flatMap((page) => faultsOfClaims(page, known, evidence)),
  ];
}
