import { type Browser, type BrowserContextOptions, test as base, devices, type Page } from '@playwright/test';

/** The pages in which stories and docs pages are checked. */
interface Pages {
  /** A desktop window. */
  desktop: Page;
  /** A phone, with a touchscreen. */
  phone: Page;
}

const desktop = devices['Desktop Chrome'];
const phone = { ...desktop, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** `test` with two pages shared by all tests of a worker: opening a story is fast, opening a browser context isn't. */
export const test = base.extend<object, Pages>({
  desktop: [
    ({ browser }, use, { project }) => withPage(browser, { ...project.use, ...desktop }, use),
    { scope: 'worker' },
  ],
  phone: [
    ({ browser }, use, { project }) => withPage(browser, { ...project.use, ...phone }, use),
    { scope: 'worker' },
  ],
});

async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext(options);
  // Stories don't share local storage.
  await context.addInitScript(() => localStorage.clear());
  await use(await context.newPage());
  await context.close();
}
