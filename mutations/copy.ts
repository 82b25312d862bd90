import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/run.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

let running: ChildProcess | undefined;

/**
 * A copy of the checkout, with what isn't committed yet, in a temporary folder. It has its own `node_modules` of hard
 * links, without caches, so that `@console/*` leads into the copy. When this process ends, nothing of it is left.
 */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const copy = join(folder, 'checkout');
  process.once('exit', () => {
    running?.kill();
    git('worktree', 'remove', '--force', copy);
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));

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
    run: (command: string[], env: Record<string, string> = {}) => run(copy, folder, command, env),
  };
}

/** Hard links where the temporary folder is on the same disk, copies elsewhere. */
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

/** Runs a command of the copy's `node_modules/.bin` to its end. What it leaves in its temporary folder goes with the copy. */
function run(copy: string, folder: string, [command = '', ...args]: string[], env: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        DO_NOT_TRACK: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        TURBO_TELEMETRY_DISABLED: '1',
        ...env,
        PATH: `${join(copy, 'node_modules', '.bin')}:${process.env.PATH}`,
        TMPDIR: join(folder, 'tmp'),
      },
    });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
