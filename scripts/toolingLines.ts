import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Counts the lines of tooling: tracked code that is not a source of the product, a story or a test. */
const isTooling = (path: string) =>
  /\.(tsx?|[mc]?js|css|grit)$/.test(path) &&
  !/(^|\/)(src|migrations)\/|^app\/(e2e|public)\/|^mutations\/list\/|\.stories\.|\.test\.|\.media\.ts$/.test(
    path.replace(/^bench\/src/, 'bench'),
  );

const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const lines = new Map<string, number>();
for (const path of paths.filter(isTooling)) {
  const folder = path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 3 : 1)
    .join('/');
  const count = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  lines.set(folder, (lines.get(folder) ?? 0) + count);
}
for (const [folder, count] of [...lines].sort(([, a], [, b]) => b - a))
  process.stdout.write(`${String(count).padStart(6)}  ${folder}\n`);
process.stdout.write(
  `${String([...lines.values()].reduce((sum, count) => sum + count, 0)).padStart(6)}  in all\n`,
);
