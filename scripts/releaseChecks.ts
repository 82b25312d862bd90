import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';
import type { Outcome } from './summary.ts';

/** Writes the result of `npm run test:release` to docs/release-checks.md. */
export function writeReleaseChecks(outcomes: readonly Outcome[]) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const lines = outcomes.map(
    ({ name, isGreen, passed, failed, seconds }) =>
      `| ${name} | ${isGreen ? 'passed' : 'failed'} | ${passed} passed, ${failed} failed | ${Math.round(seconds)} s |`,
  );
  const page = `# Release checks

The last result of \`npm run test:release\`, which runs what takes hours or needs programs that few machines have. The
command writes this page. Commit it before a release.

${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, ${cpus().length} cores, Node ${process.versions.node}.

| Task | Result | Tests | Time |
|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(join(root, 'docs/release-checks.md'), page);
}
