import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';
import { type TestResult, testsIn } from '../testReports.ts';
import { firefox } from './firefox.ts';

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
    name: 'Axe and Tab stops, all stories',
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
  date: string;
  passed: number;
  failed: string[];
  /** Tests that need a tool of Chromium, with the reason. */
  skipped?: string[];
}

interface Results {
  engine: string;
  system: string;
  checks: Record<string, Record<string, Result>>;
}

const file = join(root, 'docs/accessibility/browsers/firefox.json');
const date = new Date().toISOString().slice(0, 10);

/** Writes the results of the last runs in Firefox, from which the matrix in the docs is generated. */
export function writeResults() {
  const tested = {
    engine: execFileSync(firefox, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .replace('Mozilla ', ''),
    system: /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux',
  };
  const stored: Results | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  // A run of a few files replaces their rows. Results of another version aren't kept.
  const isSame = stored?.engine === tested.engine && stored.system === tested.system;
  const results: Results = { ...tested, checks: isSame ? stored.checks : {} };
  for (const { name, report, rowOf } of checks) {
    const path = join(root, 'test-results', report);
    if (!existsSync(path)) continue;
    results.checks[name] = { ...results.checks[name], ...rowsOf(path, rowOf) };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root });
}

function rowsOf(path: string, rowOf: Check['rowOf']) {
  const rows: Record<string, Result> = {};
  for (const test of testsIn(JSON.parse(readFileSync(path, 'utf8')))) {
    const row = rowOf(test);
    const isSkipped = test.reason !== undefined;
    if (!row || !(isSkipped || ['passed', 'failed'].includes(test.status))) continue;
    const title = test.titles.at(-1) ?? '';
    rows[row] ??= { date, passed: 0, failed: [] };
    if (isSkipped) rows[row].skipped = [...(rows[row].skipped ?? []), `${title}: ${test.reason}`];
    else if (test.status === 'passed') rows[row].passed += 1;
    else rows[row].failed.push(title);
  }
  return rows;
}
