import type { Browser } from 'playwright';
import { median, tableOf } from '../packages/server/scripts/bench/figures.ts';
import { bundle } from './build.ts';
import { openStage } from './stage.ts';

/** The budget of a DataTable, as a multiple of the plain table. */
const limit = 2.5;
const rounds = 30;

/** The pairs to compare, by their names in `src/tables/mounts.tsx`. */
const pairs: [subject: string, against: string][] = [
  ['table', 'plain'],
  ['paged', 'plain'],
  ['pagedWithBoxes', 'plainWithBoxes'],
];

/**
 * The mount time of a DataTable with 100 x 6 cells, as a multiple of a plain `<table>` with the same cells; with
 * checkboxes for row selection, of a plain one with the same checkboxes.
 */
export async function measureTables(browser: Browser, runs: number) {
  const built = await bundle('src/tables/mounts.tsx');
  const all: Record<string, number[]>[] = [];
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`Tables, run ${run} of ${runs}…\n`);
    const { page } = await openStage(browser, 'tables', built);
    all.push(await page.evaluate(`measure(${rounds})`));
    await page.close();
  }
  const results = pairs.map(([subject, against]) => ({
    ...{ subject, against },
    ms: [subject, against].map((name) => median(all.flatMap((times) => times[name] ?? []))),
    ratios: all.map((times) =>
      median((times[subject] ?? []).map((time, round) => time / (times[against]?.[round] ?? Number.NaN))),
    ),
  }));
  const lines = results.map(({ subject, against, ms, ratios }) => [
    ...[subject, against, ...ms.map((time) => `${time.toFixed(1)} ms`)],
    ...[median(ratios).toFixed(2), ratios.map((ratio) => ratio.toFixed(2)).join(' ')],
  ]);
  const table = tableOf(['Subject', 'Against', 'Time', 'Plain', 'Times', 'Of the runs'], lines);
  process.stdout.write(`\n## Tables\n\n${table}\n`);
  return results
    .filter(({ ratios }) => !(median(ratios) <= limit))
    .map(({ subject }) => `${subject} is more than ${limit} times the work.`);
}
