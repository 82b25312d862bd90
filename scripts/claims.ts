import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { faultsOfClaims } from './links/claims.ts';
import { knownEvidence, listedEvidence } from './links/evidence.ts';
import { readPage } from './links/page.ts';
import { root } from './run.ts';

/**
 * Checks what `remark` doesn't: that each claim of the pages names its evidence, that no section is empty, that links
 * and images have text, and that files linked from MDX pages exist. Links to Storybook pages are checked in the built
 * Storybook.
 */
const ours = ['*.md', '{.changeset,.storybook,app,bench,docs,packages,scripts}/**/*.{md,mdx}'];
const notOurs = /(^|\/)(node_modules|dist|storybook-static|test-results)$/;

const evidence = listedEvidence();
const known = knownEvidence(evidence);
const paths = globSync(ours, { cwd: root, exclude: (path) => notOurs.test(path) });
const faults = paths.flatMap((path) => {
  const page = readPage(path, readFileSync(join(root, path), 'utf8'));
  const files = page.targets.filter((target) => path.endsWith('.mdx') && !/^(\?|#|[a-z]+:)/.test(target));
  return [
    ...page.faults,
    ...faultsOfClaims(page, known, evidence),
    ...files
      .filter((file) => !existsSync(normalize(join(root, dirname(path), file.split('#')[0] ?? ''))))
      .map((file) => `${path} links to ${file}, and it is not there.`),
  ];
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${paths.length} pages: ${faults.length} faults\n`);
if (faults.length > 0) process.exitCode = 1;
