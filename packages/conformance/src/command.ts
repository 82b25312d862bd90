import { writeFile } from 'node:fs/promises';
import { help, type ParsedArguments, readArguments, WrongUsage } from './arguments.ts';
import type { Report } from './report.ts';
import { runConformance, Unreachable } from './run.ts';
import { table } from './table.ts';

/** The environment of a command: variables, output and a signal to stop. */
export interface Surroundings {
  env: Record<string, string | undefined>;
  out(text: string): void;
  err(text: string): void;
  signal: AbortSignal;
}

/** Runs the command and returns its exit code. */
export async function command(
  given: readonly string[],
  { env, out, err, signal }: Surroundings,
): Promise<number> {
  try {
    const asked = readArguments(given, env);
    if (!asked) {
      out(help);
      return 0;
    }
    const onWait = (seconds: number) => err(`The server asks to wait ${seconds} s: it limits calls.\n`);
    const report = await runConformance({ ...asked.options, signal, onWait });
    await tell(report, asked, out);
    if (signal.aborted) {
      err('Stopped before the end.\n');
      return 2;
    }
    if (report.calls.length === 0) throw new WrongUsage(`No call has "${asked.options.only}" in it.`);
    return report.isConformant ? 0 : 1;
  } catch (error) {
    if (!(error instanceof WrongUsage || error instanceof Unreachable)) throw error;
    err(`${error.message}${error instanceof WrongUsage ? ' See --help.' : ''}\n`);
    return 2;
  }
}

async function tell(report: Report, { json, options }: ParsedArguments, out: Surroundings['out']) {
  const { token, spareTokens = [], strangerToken = '', viewerToken = '', credentials } = options;
  const secrets = [token, ...spareTokens, strangerToken, viewerToken, credentials?.password ?? ''];
  // No check quotes a token, but a server can include one in its problems.
  const safe = (text: string) =>
    secrets.filter(Boolean).reduce((kept, secret) => kept.replaceAll(secret, '…'), text);
  const written = safe(`${JSON.stringify(report, null, 2)}\n`);
  out(json === true ? written : safe(table(report)));
  if (typeof json === 'string') {
    await writeFile(json, written).catch((error: Error) => {
      throw new WrongUsage(`The report cannot be written: ${error.message}.`);
    });
  }
}
