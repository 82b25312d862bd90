import { test as base } from '../steps.ts';
import { type FaultProxy, startProxy } from './proxy.ts';

export { expect } from '../steps.ts';

/** A journey through a program that breaks what goes to and fro. Each begins with nothing broken. */
export const test = base.extend<{ calm: undefined }, { road: FaultProxy }>({
  road: [
    async ({ server }, use) => {
      const road = await startProxy(server.origin);
      await use(road);
      await road.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ road }, use) => use(road.origin),
  calm: [
    async ({ road }, use) => {
      await road.calm();
      await use(undefined);
      await road.calm();
    },
    { auto: true },
  ],
});
