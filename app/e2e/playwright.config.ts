import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

/** Journeys: the built console, the real server and a database of their own per worker, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  // The two looks that are not everyday's (see `lookOf`) are a step of their own.
  ...(process.env.OTHER_LOOKS ? { grep: /@otherLooks/ } : { grepInvert: /@otherLooks/ }),
  outputDir: '../../test-results/journeys',
  // Files run beside each other; the journeys of one file share a server and run in turn.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    launchOptions: chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
    // Recording every step takes a third of the time: only who looks for something asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'chromium' }],
});
