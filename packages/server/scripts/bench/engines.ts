import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, type } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../src/testing/postgres.ts';

export type Engine = 'embedded' | 'PostgreSQL';

/** The engines that `--engine` names: one, or both. */
export const enginesOf = (name: string): Engine[] =>
  (['embedded', 'PostgreSQL'] as const).filter((one) => name === 'both' || one.toLowerCase() === name);

/**
 * Runs a script once on an engine. It finds PostgreSQL's address in TEST_DATABASE_URL and its folder in
 * TEST_POSTGRES_DATA, and returns what it found with `hand`.
 */
export async function runOn<Found>(engine: Engine, script: URL, args: readonly string[]): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'console-figures-'));
  const out = join(folder, 'figures.json');
  const { TEST_DATABASE_URL: _none, ...env } = process.env;
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const child = spawn(process.execPath, ['--conditions=@console/source', fileURLToPath(script), ...args], {
    stdio: 'inherit',
    env: {
      ...env,
      FIGURES_FILE: out,
      ...(postgres && { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_DATA: postgres.data }),
    },
  });
  try {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The measurement on ${engine} ended before it was done.`);
    return JSON.parse(readFileSync(out, 'utf8')) as Found;
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives what was found to `runOn`, or shows it to whoever runs the script alone. */
export function hand(found: unknown) {
  const text = JSON.stringify(found, null, 2);
  if (process.env.FIGURES_FILE) writeFileSync(process.env.FIGURES_FILE, text);
  else process.stdout.write(`${text}\n`);
}

/** When, on what machine, and what else it did. */
export function circumstances(): string {
  const [processor] = cpus();
  const loads = loadavg().map((load) => load.toFixed(1));
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}; ${cpus().length} cores (${processor?.model.trim()}),`,
    `${type()} ${release()}, Node ${process.versions.node}; load average at the end ${loads.join(', ')}.`,
  ].join(' ');
}

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** Puts figures into their place in docs/performance.md. */
export function write(mark: string, figures: string) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const text = readFileSync(page, 'utf8');
  if (!text.includes(begin) || !text.includes(end))
    throw new Error(`There is no place for ${begin} in ${page}`);
  const [before] = text.split(begin);
  const [, after = ''] = text.split(end);
  writeFileSync(page, `${before}${begin}\n${figures}\n${end}${after}`);
}

export const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
