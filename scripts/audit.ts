import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/**
 * `audit-ci` fails on a package with a known vulnerability that is moderate or worse. A registry that doesn't answer
 * such questions is reported and counts as no check.
 */
let asked = 0;
for (const folder of ['.', 'bench']) {
  const options = [
    '--moderate',
    '--retry-count=0',
    '--output-format=json',
    '--extra-args=--package-lock-only',
  ];
  const { code, output } = await run('audit-ci', [...options, '--directory', folder], { isCaptured: true });
  if (!output.includes('"vulnerabilities"') && !output.includes('"advisories')) {
    process.stdout.write(
      `${join(folder, 'package-lock.json')}: skipped, the registry does not answer audits.\n`,
    );
    continue;
  }
  asked += 1;
  process.stdout.write(output);
  process.exitCode ||= code;
}
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/scripts-audit.json'), JSON.stringify({ numPassedTests: asked }));
