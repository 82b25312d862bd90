import type { CDPSession, Page } from 'playwright';
import { middle } from '../measure.ts';
import type { DemoWorld } from './dayWorld.ts';
import { type Action, actionsOf } from './interactionsList.ts';

/** Milliseconds of the longest interaction in each run of an action, 0 where all were too short to be told. */
export interface Latency {
  action: Action;
  runs: number[];
  /** Why it was not measured. */
  fault?: string;
}

/** No interaction may take longer, with the processor slowed down. */
export const bar = 200;

/** Every action: two runs that are not counted, and those that are, in one page. */
export async function measureInteractions(
  world: DemoWorld,
  runs: number,
  slowdown: number,
  actions = actionsOf(world),
) {
  const latencies: Latency[] = [];
  for (const action of actions) {
    process.stderr.write(`${action.name}…\n`);
    latencies.push(await measureAction(world, action, runs, slowdown));
  }
  return latencies;
}

async function measureAction(world: DemoWorld, action: Action, runs: number, slowdown: number) {
  const latency: Latency = { action, runs: [] };
  const page = await world.newPage({ width: action.width, height: action.width < 600 ? 844 : 900 });
  const session = await page.context().newCDPSession(page);
  try {
    await page.addInitScript(watch);
    await page.goto(action.from);
    for (let run = -2; run < runs; run += 1) {
      const act = await action.prepare(page);
      const longest = await longestIn(page, session, slowdown, act);
      if (run >= 0) latency.runs.push(longest);
    }
  } catch (error) {
    latency.fault = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await page.close();
  }
  return latency;
}

/** The longest interaction while something is done, the processor slowed down meanwhile. */
async function longestIn(page: Page, session: CDPSession, slowdown: number, act: () => Promise<void>) {
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // What the collection of garbage and the slowing itself left to do is no part of it.
  await page.waitForTimeout(500);
  await page.evaluate('interactions.length = 0');
  const before = await page.evaluate<number>('performance.interactionCount');
  await act();
  // What is drawn in pieces still is, and times are told some frames after their own one.
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate<number[]>('interactions');
  const count = await page.evaluate<number>('performance.interactionCount');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
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
    .map(({ action, runs, fault }) => `${action.name}: ${fault ?? `${Math.max(...runs)} ms`}`);

/** One line an action: the middle of its runs and the worst of them. */
export const latencyTable = (latencies: readonly Latency[]) =>
  [
    '| Action | Width | Median | Worst |',
    '| --- | --- | --- | --- |',
    ...latencies.map(({ action: { name, width }, runs, fault }) =>
      fault
        ? `| ${name} | ${width} px | not measured: ${fault} | |`
        : `| ${name} | ${width} px | ${milliseconds(middle(runs))} | ${milliseconds(Math.max(...runs))} |`,
    ),
  ].join('\n');

const milliseconds = (time: number) => (time < least ? `under ${least} ms` : `${time} ms`);
