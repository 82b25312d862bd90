import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';
import { type TestResult, testsIn } from '../testReports.ts';
import { firefox } from './firefox.ts';

/** Writes the results of the last runs in Firefox, from which the matrix in the docs is generated. */
interface Check {
  name: string;
  report: string;
  /** The row of a test in the matrix; `undefined` if it belongs to another check. */
  rowOf: (test: TestResult) => string | undefined;
}

const checks: Check[] = [
  {
    name: 'Keyboard tables',
    report: 'ui-firefox.json',
    rowOf: ({ titles }) => titles.map((title) => /^keyboard of (\w+)/.exec(title)?.[1]).find(Boolean),
  },
  {
    name: 'Axe, all stories',
    report: 'ui-firefox-stories.json',
    rowOf: ({ file, titles }) => (file.endsWith('axe.firefox.ts') ? titles.at(-1) : undefined),
  },
  {
    name: 'Forced colors, first story',
    report: 'ui-firefox-stories.json',
    rowOf: ({ file, titles }) => (file.endsWith('forcedColors.firefox.ts') ? titles.at(-1) : undefined),
  },
  {
    name: 'Journeys',
    report: 'app-e2e-firefox.json',
    rowOf: ({ file }) => file.replace(/^.*e2e\//, '').replace('.journey.ts', ''),
  },
];

interface Result {
  passed: number;
  failed: string[];
}

const file = join(root, 'docs/accessibility/browsers/firefox.json');
const kept: { checks: Record<string, Record<string, Result>> } = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { checks: {} };
const found = checks.flatMap(({ name, report, rowOf }) => {
  const path = join(root, 'test-results', report);
  const rows = existsSync(path) ? rowsOf(path, rowOf) : {};
  return Object.keys(rows).length > 0 ? [[name, rows] as const] : [];
});
mkdirSync(dirname(file), { recursive: true });
const results = {
  engine: execFileSync(firefox, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .replace('Mozilla ', ''),
  system: /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux',
  date: new Date().toISOString().slice(0, 10),
  checks: { ...kept.checks, ...Object.fromEntries(found) },
};
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);

function rowsOf(path: string, rowOf: Check['rowOf']) {
  const rows: Record<string, Result> = {};
  for (const test of testsIn(JSON.parse(readFileSync(path, 'utf8')))) {
    const row = rowOf(test);
    if (!row || !['passed', 'failed'].includes(test.status)) continue;
    rows[row] ??= { passed: 0, failed: [] };
    if (test.status === 'passed') rows[row].passed += 1;
    else rows[row].failed.push(test.titles.at(-1) ?? '');
  }
  return rows;
}
