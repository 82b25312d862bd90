import type { Page } from 'playwright';
import { median, tableOf } from '../../packages/server/scripts/bench/figures.ts';
import { inPage, oneLine } from '../browser.ts';
import type { World } from '../world.ts';
import { type Action, actionsOf } from './actions.ts';

/** Milliseconds of the longest interaction in each run of an action; 0 if all were too short to be reported. */
export interface Latency {
  name: string;
  width: number;
  runs: number[];
  /** Why it wasn't measured. */
  fault?: string;
}

/** The CPU slowdown during the measurement. */
export const slowdown = 6;

/** The maximum duration of an interaction in milliseconds. */
const bar = 200;

/** Measures every action in one page, after two warm-up runs. */
export async function measureInteractions(world: World, runs: number) {
  const latencies: Latency[] = [];
  for (const action of actionsOf(world)) {
    process.stderr.write(`${action.name}…\n`);
    for (const width of action.widths) latencies.push(await measureAction(world, action, width, runs));
  }
  return latencies;
}

function measureAction({ context }: World, { name, from, prepare }: Action, width: number, runs: number) {
  return inPage(context, async (page): Promise<Latency> => {
    const seen: number[] = [];
    try {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.addInitScript(watch);
      await page.goto(from);
      for (let run = 0; run < runs + 2; run += 1) seen.push(await longestIn(page, await prepare(page)));
      return { name, width, runs: seen.slice(2) };
    } catch (error) {
      return { name, width, runs: [], fault: oneLine(error) };
    }
  });
}

/** The longest interaction during an action, with a slowed-down CPU. */
async function longestIn(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Work after the garbage collection and the slowdown isn't part of the measurement.
  await page.waitForTimeout(500);
  const before = await page.evaluate<number>('interactions.length = 0, performance.interactionCount');
  await act();
  // Waits for incremental rendering, and for durations that are reported some frames later.
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate<number[]>('interactions');
  const count = await page.evaluate<number>('performance.interactionCount');
  await session.detach();
  if (count === before) throw new Error('No interaction was seen.');
  return Math.max(0, ...seen);
}

/** The shortest event duration that browsers report, in milliseconds. */
const least = 16;

/** Runs in the page: records every event of an interaction, like INP. */
const watch = `
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: ${least} });
`;

/** Messages about interactions that take too long. */
export const tooLong = (latencies: readonly Latency[]) =>
  latencies
    .filter(({ runs, fault }) => fault || Math.max(...runs) > bar)
    .map(({ name, runs, fault }) => `${name}: ${fault ?? `${Math.max(...runs)} ms`}`);

/** A table with a row for each action: the median and the worst of its runs. */
export const latencyTable = (latencies: readonly Latency[]) =>
  tableOf(
    ['Action', 'Width', 'Median', 'Worst'],
    latencies.map(({ name, width, runs, fault }) => [
      name,
      `${width} px`,
      ...(fault ? [`not measured: ${fault}`, ''] : [median(runs), Math.max(...runs)].map(milliseconds)),
    ]),
  );

const milliseconds = (time: number) => (time < least ? `under ${least} ms` : `${time} ms`);
