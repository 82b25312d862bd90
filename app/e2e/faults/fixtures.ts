import type { Page } from '@playwright/test';
import { test as base } from '../support/steps.ts';
import { type FaultProxy, startProxy } from './proxy.ts';

export { exhaustive, expect, expectAccessible, full } from '../support/steps.ts';

/** A journey through the fault proxy. Each begins without faults. */
export const test = base.extend<{ reset: undefined }, { faultProxy: FaultProxy }>({
  faultProxy: [
    async ({ server }, use) => {
      const faultProxy = await startProxy(server.origin);
      await use(faultProxy);
      await faultProxy.close();
    },
    { scope: 'worker' },
  ],
  // Depends on `origin`, so that the server has its data before the first request.
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

/** Messages that the browser, the console and axe (about a missing style sheet) log for failed requests. */
export const connectionErrors = /Failed to load resource|No answer|HTTP error|net::ERR_|load preload assets/;

/** Simulates a newer build on the server: code that isn't loaded yet is gone, and documents have another script. */
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

/** The banner above the page about its connection to the server. */
export const banner = (page: Page, title: string | RegExp) =>
  page.getByRole('status').filter({ hasText: title });

/** Makes storage full: stored values can be read, but writing throws. */
export const fillUp = (page: Page, isOnlyLasting = false) =>
  page.addInitScript((isOnlyLasting) => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (isOnlyLasting && this === sessionStorage) return write.call(this, key, value);
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  }, isOnlyLasting);
