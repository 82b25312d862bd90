import { middle } from '../measure.ts';
import { cellsOf, type Holding, holdingHead, look, tableOf } from './dayHolding.ts';
import { stepsOf } from './dayWalk.ts';
import type { DemoWorld } from './dayWorld.ts';

/** What is held after so many minutes, and how many things were done until then. */
export interface HeldAt extends Holding {
  minute: number;
  done: number;
}

export interface Day {
  held: HeldAt[];
  /** What could not be done, in words. */
  faults: string[];
}

/** Milliseconds between two things that are done. */
const breath = 300;

/** Somebody works at the desk for some minutes, without a pause; every minute it is looked what the page holds. */
export async function spendDay(world: DemoWorld, minutes: number): Promise<Day> {
  const page = await world.newPage({ width: 1440, height: 900 });
  page.setDefaultTimeout(15_000);
  const session = await page.context().newCDPSession(page);
  const day: Day = { held: [], faults: [] };
  const steps = stepsOf(world);
  page.on('pageerror', (error) => day.faults.push(`A script failed: ${error.message}`));
  const begin = Date.now();
  try {
    await page.goto('/admin');
    for (let done = 0; day.held.length < minutes; done += 1) {
      const step = steps[done % steps.length];
      if (!step) break;
      await step.act(page).catch((error: Error) => {
        day.faults.push(`${step.name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
        return page.keyboard.press('Escape');
      });
      await page.waitForTimeout(breath);
      // Not in the midst of a screen: the next step would not find it.
      const isAtEnd = steps[(done + 1) % steps.length]?.isStart;
      if (!isAtEnd || Date.now() - begin < (day.held.length + 1) * 60_000) continue;
      const minute = day.held.length + 1;
      process.stderr.write(`${minute} of ${minutes} minutes…\n`);
      // Always on the same screen, so that what is in sight is the same.
      await page.locator('nav a[href="/settings"]').click();
      await page.locator('main form').waitFor();
      await page.waitForLoadState('networkidle');
      day.held.push({ minute, done: done + 1, ...(await look(page, session)) });
    }
  } finally {
    await page.close();
  }
  return day;
}

/** The last third of the day holds a tenth more of something than the second: it grows. */
export function growthOf({ held }: Day) {
  const third = Math.max(1, Math.floor(held.length / 3));
  const of = (looks: HeldAt[], kind: keyof Holding) => middle(looks.map((one) => one[kind]));
  return (['heap', 'nodes', 'listeners', 'detached', 'documents'] as const).flatMap((kind) => {
    const [before, after] = [of(held.slice(-2 * third, -third), kind), of(held.slice(-third), kind)];
    return after > 1.1 * before + slack[kind]
      ? [`In the last third of the day: ${kind} ${after}, before ${before}.`]
      : [];
  });
}

/** What may come and go, such as the rows of a list that another call is in. */
const slack = { heap: 0.5, nodes: 100, listeners: 20, detached: 100, documents: 0 };

export const dayTable = ({ held }: Day) =>
  tableOf(
    ['Minute', 'Things done', ...holdingHead],
    held.map(({ minute, done, ...holding }) => [`${minute}`, `${done}`, ...cellsOf(holding)]),
  );
