import type { Page } from 'playwright';
import { median, tableOf } from '../../packages/server/scripts/bench/figures.ts';
import { inPage, oneLine } from '../browser.ts';
import type { World } from '../world.ts';
import { type Action, actionsOf } from './actions.ts';

/** Milliseconds of the longest interaction in each run of an action, 0 where all were too short to be told. */
export interface Latency {
  name: string;
  width: number;
  runs: number[];
  /** Why it was not measured. */
  fault?: string;
}

/** How many times slower the processor is meanwhile. */
export const slowdown = 6;

/** No interaction may take longer. */
const bar = 200;

/** Every action: two runs that are not counted, and those that are, in one page. */
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

/** The longest interaction while something is done, the processor slowed down meanwhile. */
async function longestIn(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // What the collection of garbage and the slowing itself left to do is no part of it.
  await page.waitForTimeout(500);
  const before = await page.evaluate<number>('interactions.length = 0, performance.interactionCount');
  await act();
  // What is drawn in pieces still is, and times are told some frames after their own one.
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate<number[]>('interactions');
  const count = await page.evaluate<number>('performance.interactionCount');
  await session.detach();
  if (count === before) throw new Error('No interaction was seen.');
  return Math.max(0, ...seen);
}

/** Milliseconds below which a browser tells nothing of an event. */
const least = 16;

/** Runs in the page: every event of an interaction, as the value of INP is made of. */
const watch = `
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: ${least} });
`;

/** The interactions that take too long, in words. */
export const tooLong = (latencies: readonly Latency[]) =>
  latencies
    .filter(({ runs, fault }) => fault || Math.max(...runs) > bar)
    .map(({ name, runs, fault }) => `${name}: ${fault ?? `${Math.max(...runs)} ms`}`);

/** One line an action: the middle of its runs and the worst of them. */
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
