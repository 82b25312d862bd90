import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../scripts/run.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/**
 * Copies the checkout, including uncommitted changes, to a temporary folder. The copy has its own `node_modules` of
 * hard links, without caches, so that `@console/*` resolves to the copy. It is deleted when this process ends.
 */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const copy = join(folder, 'checkout');
  process.once('exit', () => {
    git('worktree', 'remove', '--force', copy);
    rmSync(folder, { recursive: true, force: true });
  });

  git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD');
  const changed =
    git('diff', '--name-only', '-z', 'HEAD') + git('ls-files', '-z', '--others', '--exclude-standard');
  for (const file of changed.split('\0')) {
    if (file === '') continue;
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
    else rmSync(join(copy, file), { force: true });
  }
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(folder, 'tmp'));
  return {
    copy,
    /** Runs a command of the copy's `node_modules/.bin`. Its temporary files are deleted with the copy. */
    run: ([command = '', ...args]: string[], env: Record<string, string> = {}) =>
      run(command, args, {
        ...{ cwd: copy, isCaptured: true },
        env: {
          ...{ FORCE_COLOR: '0', ...env, TMPDIR: join(folder, 'tmp') },
          PATH: `${join(copy, 'node_modules', '.bin')}:${process.env['PATH']}`,
        },
      }),
  };
}

/** Creates hard links if the temporary folder is on the same disk, else copies. */
function linkModules(from: string, to: string) {
  mkdirSync(to);
  const entries = readdirSync(from).filter((name) => name === '.bin' || !name.startsWith('.'));
  const paths = entries.map((name) => join(from, name));
  try {
    execFileSync('cp', ['-al', ...paths, to], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-R', ...paths, to]);
  }
}
