import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** The results of a benchmark. */
export interface Findings {
  /** The section of docs/performance.md: between `<!-- mark -->` and `<!-- end of mark -->`. */
  mark: string;
  /** Markdown. */
  figures: string;
  /** One sentence for everything that failed or exceeded its limit. */
  complaints: readonly string[];
}

/** Prints figures and complaints. A complaint sets the exit code. `isWritten` updates docs/performance.md. */
export function report({ mark, figures, complaints }: Findings, isWritten: boolean) {
  process.stdout.write(`\n${figures}\n`);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
  if (!isWritten) return;
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`(<!-- ${mark} -->\n).*(\n<!-- end of ${mark} -->)`, 's');
  if (!place.test(text)) throw new Error(`${page} has no place for the figures of ${mark}.`);
  writeFileSync(
    page,
    text.replace(place, (_, begin, end) => `${begin}${figures}${end}`),
  );
}

/** The date and the machine, for comparing tables. */
export function circumstances(chromium?: string) {
  const [processor] = cpus();
  const versions = [`Node ${process.versions.node}`, ...(chromium ? [`Chromium ${chromium}`] : [])].join(
    ', ',
  );
  const loads = loadavg().map((load) => load.toFixed(1));
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}; ${cpus().length} cores (${processor?.model.trim()}),`,
    `${type()} ${release()}; ${versions}; load average at the end ${loads.join(', ')}.`,
  ].join(' ');
}

/** A Markdown table. */
export const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
