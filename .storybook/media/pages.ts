import { type Browser, type BrowserContextOptions, test as base, devices, type Page } from '@playwright/test';

/** What a story is looked at with. */
interface Pages {
  /** A window of a desktop. */
  desktop: Page;
  /** The screen of a phone, touched with a finger. */
  phone: Page;
}

const desktop = devices['Desktop Chrome'];
const phone = { ...desktop, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** `test` with two pages that every test of a worker shares: to open a story is quick, to open a browser is not. */
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
  // What one story remembers is not for the next one.
  await context.addInitScript(() => localStorage.clear());
  await use(await context.newPage());
  await context.close();
}
