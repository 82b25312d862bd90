import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { measure, type Outcome, signedIn } from '../bench/app/measure.ts';
import { isGrowing, turnPages } from '../bench/app/memory.ts';
import { memoryTable, timesTable } from '../bench/app/report.ts';
import { screensOf } from '../bench/app/screens.ts';
import { openWorld } from '../bench/app/world.ts';
import { machine } from '../bench/report.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { root } from './run.ts';

/*
 * Measures the built console with one large organization: from a press to painted rows, beside the same calls
 * written as a plain table, and what is held after many changes of page.
 *
 *   npm run bench:app -- [--rows 100000] [--runs 5] [--changes 200] [--data FOLDER] [--write]
 *
 * --data keeps the organization for the next time; --write puts the figures into docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '5' },
    changes: { type: 'string', default: '200' },
    data: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [rows, runs, changes] = [Number(values.rows), Number(values.runs), Number(values.changes)];
const count = rows.toLocaleString('en-US');

const world = await openWorld({ rows, dataDir: values.data });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const context = await signedIn(browser, world);
  const outcomes: Outcome[] = [];
  for (const screen of screensOf(world)) {
    process.stderr.write(`${screen.name}…\n`);
    outcomes.push(await measure(context, screen, runs));
  }
  process.stderr.write(`${changes} changes of page…\n`);
  const held = await turnPages(context, world, changes);
  const figures = [
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${count} contacts and ${count} calls in one`,
    `organization; medians of ${runs}. ${machine(browser.version())}.`,
    '',
    timesTable(outcomes),
    '',
    memoryTable(held),
  ].join('\n');
  process.stdout.write(`\n${figures}\n`);
  if (values.write) write(figures);
  if (outcomes.some(({ fault }) => fault) || isGrowing(held)) process.exitCode = 1;
} finally {
  await browser.close();
  await world.close();
}

/** Puts the figures in their place on the page. */
function write(figures: string) {
  const file = join(root, 'docs/performance.md');
  const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];
  const page = readFileSync(file, 'utf8');
  const [before, rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(file, `${before}${begin}\n${figures}\n${end}${after}`);
}
