import type { Page } from '@playwright/test';
import { test as base } from '../support/steps.ts';
import { type FaultProxy, startProxy } from './proxy.ts';

export { expect, expectAccessible, full } from '../support/steps.ts';

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
  // The server has its data before anything is asked of it.
  baseURL: async ({ road, origin: _ }, use) => use(road.origin),
  calm: [
    async ({ road }, use) => {
      await road.calm();
      await use(undefined);
      await road.calm();
    },
    { auto: true },
  ],
});

/** What a browser, the console and axe (of a style that did not come) write down of calls that fail. */
export const silent = /Failed to load resource|No answer|HTTP error|net::ERR_|load preload assets/;

/** The server has another console by now: code that is not loaded yet is gone, and its document begins with another. */
export function deploy(road: FaultProxy, code: RegExp) {
  const body = '<!doctype html><script type="module" src="/assets/console-another.js"></script>';
  const troubles = [
    road.on(code, { kind: 'answer', status: 404 }),
    road.on(/^GET \/(admin|organization|settings|registerBusiness)/, {
      kind: 'answer',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body,
    }),
  ];
  return () => {
    for (const { lift } of troubles) lift();
  };
}

/** The line above the page that says what stands between it and the server. */
export const banner = (page: Page, title: string | RegExp) =>
  page.getByRole('status').filter({ hasText: title });
