import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';
import type { Outcome } from './summary.ts';

const page = join(root, 'docs/release-checks.md');

/** Writes the results of `npm run test:release` tasks to docs/release-checks.md. Other tasks keep their last result. */
export function writeReleaseChecks(outcomes: readonly Outcome[]) {
  writeFileSync(page, withResults(readFileSync(page, 'utf8'), outcomes.map(rowOf)));
}

/** The page with table rows replaced by these rows of the same tasks. */
export function withResults(text: string, rows: readonly string[]) {
  const isRow = (line: string) => line.startsWith('| ') && line !== head;
  const lines = text.trimEnd().split('\n');
  const all = new Map([...lines.filter(isRow), ...rows].map((row) => [taskOf(row), row]));
  const sorted = [...all].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
  return [...lines.filter((line) => !isRow(line)), ...sorted, ''].join('\n');
}

const head = '| Task | Result | Tests | Time | Date | Commit | Machine |';

const taskOf = (row: string) => row.split('|')[1]?.trim() ?? '';

function rowOf({ name, isGreen, passed, failed, seconds }: Outcome) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const cells = [
    name,
    isGreen ? 'passed' : 'failed',
    `${passed} passed, ${failed} failed`,
    `${Math.round(seconds)} s`,
    new Date().toISOString().slice(0, 10),
    commit.trim(),
    `${cpus().length} cores, Node ${process.versions.node}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
