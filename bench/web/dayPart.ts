import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { machine } from '../report.ts';
import { dayTable, growthOf, spendDay } from './day.ts';
import { openDemoWorld } from './dayWorld.ts';
import { latencyTable, measureInteractions, tooLong } from './interactions.ts';
import type { Part } from './part.ts';
import { changeRoutes, growthIn, routesTable } from './routes.ts';

/** How many times slower the processor is for the interactions. */
const slowdown = 6;

/** How soon the console answers, and what it holds after many screens and a long day. */
export const day: Part = {
  mark: 'day',
  async measure({ runs, minutes, changes }) {
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const world = await openDemoWorld(browser);
      try {
        const latencies = await measureInteractions(world, runs, slowdown);
        const routes = await changeRoutes(world, changes);
        const spent = await spendDay(world, minutes);
        const figures = [
          `Measured on ${new Date().toISOString().slice(0, 10)}; the longest interaction of each of ${runs} runs, the`,
          `processor ${slowdown} times slower. ${machine(browser.version())}.`,
          '',
          latencyTable(latencies),
          '',
          routesTable(routes),
          '',
          dayTable(spent),
        ].join('\n');
        const complaints = [...tooLong(latencies), ...growthIn(routes), ...growthOf(spent), ...spent.faults];
        return { figures, complaints };
      } finally {
        await world.close();
      }
    } finally {
      await browser.close();
    }
  },
};
