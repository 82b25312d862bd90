import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findHeadless } from '../../scripts/chromium.ts';

/** What happens seldom, or in other data: tagged with `full` of `support/steps.ts`. */
const seldom = /@full/;

/** Journeys: the built console, the real server and data of their own per file, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './fixtures/demoData.ts',
  // Files run in parallel. The journeys of one file share the data of a server and run one after the other.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // They measure nothing: on a busy machine everything takes longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    launchOptions: chromiumLaunchOptions(findHeadless()),
    screenshot: 'only-on-failure',
    // Recording each step takes a third of the time: set TRACE to get it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'everyday',
      testMatch: '**/*.journey.ts',
      grepInvert: seldom,
      // Dialogs that fade take a tenth of the time. The full journeys and the component tests run with motion.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'full', testMatch: '**/*.journey.ts', grep: seldom },
  ],
});
