/**
 * `npm run audit`: asks the registry which packages of the locks have known holes. Fails on one that is moderate or
 * worse. A registry that does not answer such questions is no good news: by hand this ends with 2; with
 * `--where-it-answers`, as the full tests ask, it says that nobody was asked and leaves no count.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locks } from './dependencies/locks.ts';
import { run } from './run.ts';

interface Report {
  auditReportVersion?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | { title: string })[] }>;
}

const grave = new Set(['moderate', 'high', 'critical']);
const { values } = parseArgs({
  options: { 'where-it-answers': { type: 'boolean', default: false }, report: { type: 'string' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
let [asked, isRefused] = [0, false];

for (const { folder, name, packages } of locks) {
  const { output } = await run('npm', ['audit', '--json', '--package-lock-only', '--loglevel=silent'], {
    cwd: folder,
    isCaptured: true,
  });
  const report = read(output);
  if (report.auditReportVersion === undefined) {
    say(`${name}: NOT ASKED. The registry did not answer: ${report.message ?? 'nothing at all'}`);
    say(`  Nothing is known here about holes in its ${Object.keys(packages).length} packages.`);
    continue;
  }
  asked += 1;
  const holes = Object.entries(report.vulnerabilities ?? {});
  say(`${name}: ${holes.length} packages with known holes.`);
  for (const [hole, { severity, range, via }] of holes) {
    const titles = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : cause.title));
    say(`  ${severity}: ${hole} ${range}: ${titles.join('; ')}`);
    isRefused ||= grave.has(severity);
  }
}

if (values.report) writeFileSync(values.report, JSON.stringify({ asked }));
if (isRefused) process.exitCode = 1;
else if (asked < locks.length && !values['where-it-answers']) process.exitCode = 2;

function read(output: string): Report {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return {};
  }
}
