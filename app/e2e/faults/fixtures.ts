import type { Page } from '@playwright/test';
import { test as base } from '../support/steps.ts';
import { type FaultProxy, startProxy } from './proxy.ts';

export { expect, expectAccessible, full } from '../support/steps.ts';

/** A journey through a program that breaks what goes to and fro. Each begins with nothing broken. */
export const test = base.extend<{ reset: undefined }, { faultProxy: FaultProxy }>({
  faultProxy: [
    async ({ server }, use) => {
      const faultProxy = await startProxy(server.origin);
      await use(faultProxy);
      await faultProxy.close();
    },
    { scope: 'worker' },
  ],
  // The server has its data before anything is asked of it.
  baseURL: async ({ faultProxy, origin: _ }, use) => use(faultProxy.origin),
  reset: [
    async ({ faultProxy }, use) => {
      await faultProxy.reset();
      await use(undefined);
      await faultProxy.reset();
    },
    { auto: true },
  ],
});

/** What a browser, the console and axe (of a style that did not come) write down of calls that fail. */
export const connectionErrors = /Failed to load resource|No answer|HTTP error|net::ERR_|load preload assets/;

/** The server has another console by now: code that is not loaded yet is gone, and its document begins with another. */
export function deploy(faultProxy: FaultProxy, code: RegExp) {
  const body = '<!doctype html><script type="module" src="/assets/console-another.js"></script>';
  const troubles = [
    faultProxy.on(code, { kind: 'answer', status: 404 }),
    faultProxy.on(/^GET \/(admin|organization|settings|registerBusiness)/, {
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
