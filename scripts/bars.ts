import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBars, inNeither, reportBars } from './barReport.ts';
import { root } from './run.ts';

/** Says which promises of docs/accessibility/bars.md a test proves, which a page declares, and which are in neither. */
const list = 'docs/accessibility/bars.md';
const tests = [
  'packages/ui/src/**/*.{test,stories}.{ts,tsx}',
  'scripts/*.test.ts',
  'app/{src,e2e}/**/*.{test,journey}.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
];
const pages = ['packages/ui/src/**/*.mdx', 'docs/accessibility/**/*.md'];

const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const readAll = (patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((path) => path !== list)
    .sort()
    .map(read);

const report = reportBars(read(list), readAll(tests), readAll(pages));
process.stdout.write(`${describeBars(report)}\n`);
if (inNeither(report).length > 0 || report.faults.length > 0) process.exitCode = 1;
