import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The exit code and output of a server process. */
export interface Ending {
  code: number | null;
  output: string;
  complaint: string;
}

/** The server as a separate process, as people start it. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** Its error output so far. */
  complaint(): string;
  ended: Promise<Ending>;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ending>;
}

/**
 * Starts the server with only the given settings in its environment, on any free port and without rate limits.
 *
 * @throws {Error} with its error output if it ended instead
 */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=@console/source', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      AUTH_DEV_IDP: '1',
      PORT: '0',
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      ...env,
    },
  });
  let output = '';
  let complaint = '';
  const ready = Promise.withResolvers<string>();
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const [, address] = /ready: (\S+)[\s\S]*To stop/.exec(output) ?? [];
    if (address) ready.resolve(address);
  });
  const ended = new Promise<Ending>((resolve) =>
    child.once('close', (code) => {
      resolve({ code, output, complaint });
      ready.reject(new Error(complaint));
    }),
  );
  return {
    address: await ready.promise,
    child,
    complaint: () => complaint,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
