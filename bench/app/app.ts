import {
  circumstances,
  type Findings,
  median,
  tableOf,
} from '../../packages/server/scripts/bench/figures.ts';
import { growthOf, type Holding, holdingTable, look } from '../holding.ts';
import type { PartOptions } from '../run.ts';
import { openLarge, type World } from '../world.ts';
import { measure, type Outcome, type Sample } from './measure.ts';
import { screensOf } from './screens.ts';

/**
 * Measures the console with one large organization: the time from a press to painted rows, compared with a plain table
 * from the same requests, and memory after many page changes.
 */
export async function measureApp({ rows, runs, changes, data }: PartOptions): Promise<Findings> {
  const world = await openLarge(rows, data);
  try {
    const outcomes: Outcome[] = [];
    for (const screen of screensOf(world)) {
      process.stderr.write(`${screen.name}…\n`);
      outcomes.push(await measure(world.context, screen, runs));
    }
    process.stderr.write(`${changes} changes of page…\n`);
    const held = await turnPages(world, changes);
    const count = rows.toLocaleString('en-US');
    return {
      mark: 'figures',
      figures: [
        `${circumstances(world.chromium)} ${count} contacts and ${count} calls in one organization; medians of ${runs}.`,
        timesTable(outcomes),
        holdingTable(['Page changes'], held),
      ].join('\n\n'),
      complaints: [
        ...outcomes.flatMap(({ screen, fault }) => (fault ? [`${screen.name}: ${fault}`] : [])),
        ...growthOf(`${changes} changes of page`, held.slice(0, 1), held.slice(-1)),
      ],
    };
  } finally {
    await world.close();
  }
}

/** Goes through the pages of the contact list and measures memory at intervals. */
async function turnPages({ context, home }: World, changes: number): Promise<Holding[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const held: Holding[] = [];
  await page.goto(`${home}/contacts`);
  const first = page.locator('main tbody tr').first();
  for (let change = 1; change <= changes; change += 1) {
    const before = await first.textContent();
    await page.getByRole('button', { name: 'Next Page' }).click();
    await page.waitForFunction(
      (text) => document.querySelector('main tbody tr')?.textContent !== text,
      before,
    );
    if (change === 10 || change === changes || change % 50 === 0)
      held.push(await look(page, session, [change]));
  }
  await page.close();
  return held;
}

/** A table with a row for each screen: ours, the plain table, and the ratio. */
function timesTable(outcomes: readonly Outcome[]) {
  const head = ['Screen', 'Time', 'Plain table', 'Ratio', 'Main thread', 'Plain table', 'Ratio'];
  const lines = outcomes.map(({ screen, ours, plain, fault }) => {
    if (fault) return [screen.name, `not measured: ${fault}`, '', '', '', '', ''];
    const cells = (part: keyof Sample) => {
      const [mine = 0, others = 0] = [ours, plain].map((samples) => median(samples.map((one) => one[part])));
      return [`${mine.toFixed(0)} ms`, `${others.toFixed(0)} ms`, (mine / others).toFixed(1)];
    };
    return [screen.name, ...cells('time'), ...cells('work')];
  });
  return tableOf(head, lines);
}
