import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findHeadless } from '../../scripts/chromium.ts';

/** Rare cases, and everyday cases in other languages: tagged with `full` of `support/steps.ts`. */
const seldom = /@full/;

/** The same proof for every screen or role: tagged with `exhaustive`. */
const exhaustive = /@exhaustive/;

/** Journeys: the built console and the real server in a real browser, with separate data for each file. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './fixtures/demoData.ts',
  // Files run in parallel. The journeys of one file share a server's data and run one after another.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because everything takes longer on a busy machine and journeys don't measure time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    launchOptions: chromiumLaunchOptions(findHeadless()),
    screenshot: 'only-on-failure',
    // Recording each step takes a third of the run time, so it is off unless TRACE is set.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Fading dialogs take a tenth of the run time. The component tests run with motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'everyday', testMatch: '**/*.journey.ts', grepInvert: [seldom, exhaustive] },
    { name: 'full', testMatch: '**/*.journey.ts', grep: seldom },
    { name: 'exhaustive', testMatch: '**/*.journey.ts', grep: exhaustive },
  ],
});
