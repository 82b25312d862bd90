import type { CDPSession, Page } from 'playwright';
import { circumstances, type Findings } from '../../packages/server/scripts/bench/figures.ts';
import { growthOf, type Holding, holdingTable, lookAtSettings } from '../holding.ts';
import type { PartOptions } from '../run.ts';
import { openDemo, type World } from '../world.ts';
import { latencyTable, measureInteractions, slowdown, tooLong } from './interactions.ts';
import { changesOf, goTo, roundOf } from './walk.ts';

/** Measures interaction latency, and memory after many screens and a long day. */
export async function measureDay({ runs, minutes, changes }: PartOptions): Promise<Findings> {
  const world = await openDemo();
  try {
    const latencies = await measureInteractions(world, runs);
    const changed = await inNewPage(world, (page, session) => changeScreens(world, page, session, changes));
    const faults: string[] = [];
    const day = await inNewPage(world, (page, session) => spendDay(world, page, session, minutes, faults));
    const third = Math.max(1, Math.floor(day.length / 3));
    return {
      mark: 'day',
      figures: [
        `${circumstances(world.chromium)} The longest interaction of each of ${runs} runs, with a CPU ${slowdown} times slower.`,
        latencyTable(latencies),
        holdingTable(['Screen changes'], changed),
        holdingTable(['Minute', 'Actions'], day),
      ].join('\n\n'),
      complaints: [
        ...tooLong(latencies),
        // From the second measurement on, when every screen has been opened.
        ...growthOf(`${changes} changes of the screen`, changed.slice(1, 2), changed.slice(-1)),
        ...growthOf('the second third of the day', day.slice(-2 * third, -third), day.slice(-third)),
        ...faults,
      ],
    };
  } finally {
    await world.close();
  }
}

async function inNewPage<Found>(
  { context }: World,
  act: (page: Page, session: CDPSession) => Promise<Found>,
): Promise<Found> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await page.goto('/admin');
    return await act(page, session);
  } finally {
    await page.close();
  }
}

/** The numbers of changes after which memory is measured. */
const looks = [20, 50, 100, 150, 200];

/** Changes screens with sidebar links, record links, Back and Forward. */
async function changeScreens(world: World, page: Page, session: CDPSession, changes: number) {
  const held: Holding[] = [];
  const steps = changesOf(world);
  for (let change = 1; change <= changes; change += 1) {
    await steps[(change - 1) % steps.length]?.(page);
    await page.waitForLoadState('networkidle');
    if (!looks.includes(change) && change !== changes) continue;
    process.stderr.write(`${change} changes of the screen…\n`);
    held.push(await lookAtSettings(page, session, [change]));
  }
  return held;
}

/** Milliseconds between two actions. */
const breath = 300;

/** Works in the console for some minutes without a pause, and measures memory every minute. */
async function spendDay(world: World, page: Page, session: CDPSession, minutes: number, faults: string[]) {
  const held: Holding[] = [];
  const round = roundOf(world);
  let done = 0;
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => faults.push(`A script failed: ${error.message}`));
  const begin = Date.now();
  while (held.length < minutes) {
    for (const { path, steps } of round) {
      for (const [name, act] of [['go there', goTo(path)] as const, ...Object.entries(steps)]) {
        await act(page).catch((error: Error) => {
          faults.push(`${path}, ${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
          return page.keyboard.press('Escape');
        });
        done += 1;
        await page.waitForTimeout(breath);
      }
      // Only between two screens, because the measurement leaves the current screen.
      if (held.length === minutes || Date.now() - begin < (held.length + 1) * 60_000) continue;
      process.stderr.write(`${held.length + 1} of ${minutes} minutes…\n`);
      held.push(await lookAtSettings(page, session, [held.length + 1, done]));
    }
  }
  return held;
}
