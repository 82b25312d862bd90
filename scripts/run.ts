import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Turns off the telemetry of all tools. */
const quiet = {
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};

export interface RunOptions {
  /** Variables in addition to those of this process. */
  env?: Record<string, string>;
  /** Captures the output instead of printing it. */
  isCaptured?: boolean;
  /** The folder it runs in. @default the root */
  cwd?: string;
}

const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the running commands and then this process, so that Ctrl-C doesn't start the next step. */
function end(signal: NodeJS.Signals) {
  for (const child of running) {
    child.kill(signal);
    child.on('close', () => running.size === 0 && process.exit(130));
  }
}

function keep(child: ChildProcess) {
  if (running.size === 0) for (const signal of signals) process.on(signal, end);
  running.add(child);
}

function release(child: ChildProcess) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, end);
}

/** A compile cache for Node, since many short programs start in a row. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/** Runs a command of node_modules/.bin in the root folder and waits for it. */
export function run(
  command: string,
  args: string[],
  { env, isCaptured = false, cwd = root }: RunOptions = {},
) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      stdio: isCaptured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...compiled, ...process.env, ...quiet, ...env },
      shell: process.platform === 'win32',
    });
    keep(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      release(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
