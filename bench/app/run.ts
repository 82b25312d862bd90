import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { writeFigures } from '../figures.ts';
import { machine } from '../report.ts';
import { measure, type Outcome, signedIn } from './measure.ts';
import { isGrowing, turnPages } from './memory.ts';
import { memoryTable, timesTable } from './report.ts';
import { screensOf } from './screens.ts';
import { openWorld } from './world.ts';

/*
 * Measures the built console with one large organization: from a press to painted rows, beside the same calls
 * written as a plain table, and what is held after many changes of page.
 *
 *   npm run app --prefix bench -- [--rows 100000] [--runs 5] [--changes 200] [--data FOLDER] [--write]
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
  if (values.write) writeFigures('figures', figures);
  if (outcomes.some(({ fault }) => fault) || isGrowing(held)) process.exitCode = 1;
} finally {
  await browser.close();
  await world.close();
}
