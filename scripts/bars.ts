import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBars, inNeither, reportBars } from './barReport.ts';
import { missingTests } from './namedTests.ts';
import { root } from './run.ts';
import { titlesInReports } from './testReports.ts';

/**
 * Lists which requirements of docs/accessibility/bars.md are proven by a test, declared by a page, or neither, and
 * which tests named in docs/security.md, docs/faults.md and docs/specification.md haven't passed. Reads the test
 * reports in `test-results`, so run it after the tests; with `--full`, also after `npm run test:full`.
 */
const list = 'docs/accessibility/bars.md';
const pages = ['packages/ui/src/**/*.mdx', 'docs/accessibility/**/*.md'];
const isFull = process.argv.includes('--full');

const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const readAll = (patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((path) => path !== list)
    .sort()
    .map(read);

const titles = titlesInReports();
const report = reportBars({ list: read(list), titles, pages: readAll(pages), isFull });
const missing = missingTests(titles, isFull);
process.stdout.write(
  `${[describeBars(report), `Named and not passed: ${missing.length}`, ...missing].join('\n')}\n`,
);
if (inNeither(report).length + report.faults.length + missing.length > 0) {
  process.stdout.write(
    `${titles.size} files of tests are in the reports of test-results. Run the tests first.\n`,
  );
  process.exitCode = 1;
}
