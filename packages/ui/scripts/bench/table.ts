import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';

/**
 * How much more work a DataTable of 100 x 6 cells is to mount than a plain `<table>` of the same cells, in one run
 * of React's production build; with boxes to choose rows, than a plain one with the same boxes. Run it with
 * `node packages/ui/scripts/bench/table.ts`.
 */
const limit = 2.5;
const runs = 5;
const rounds = 30;
const root = import.meta.dirname;
const outDir = join(root, '../../node_modules/.bench');

/** What is measured against what. */
const pairs = [
  { subject: 'table', against: 'plain' },
  { subject: 'paged', against: 'plain' },
  { subject: 'pagedWithBoxes', against: 'plainWithBoxes' },
];

await build({
  root,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true },
});
const server = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunchOptions());

type Times = Record<string, number[]>;

/** The milliseconds of every round, in a page of its own. */
async function measure() {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction('globalThis.measure');
  const times = (await page.evaluate(`measure(${rounds})`)) as Times;
  await page.close();
  return times;
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

try {
  const all: Times[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  const results = pairs.map(({ subject, against }) => {
    const of = (name: string) => middle(all.flatMap((times) => times[name] ?? []));
    const ratios = all.map((times) =>
      middle((times[subject] ?? []).map((time, round) => time / (times[against]?.[round] ?? NaN))),
    );
    return { subject, against, ms: of(subject), againstMs: of(against), ratios };
  });
  console.table(
    results.map(({ ms, againstMs, ratios, ...names }) => ({
      ...names,
      ms: ms.toFixed(1),
      'against ms': againstMs.toFixed(1),
      times: middle(ratios).toFixed(2),
      'of the runs': ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    })),
  );
  const isOver = results.filter(({ ratios }) => !(middle(ratios) <= limit));
  for (const { subject } of isOver) console.error(`${subject} is more than ${limit} times the work.`);
  if (isOver.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
