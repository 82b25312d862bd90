import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findHeadless } from '../../scripts/chromium.ts';

/** Goes through every state of a screen, or asks for several minutes. */
const isLong = /^prove\(|setTimeout\([2-9]\d\d_000\)/m;

/** How long a file takes, more or less: as long as what it says. */
function lengthOf(file: string) {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return source.length + (isLong.test(source) ? 1_000_000 : 0);
}

/** Journeys: the built console, the real server and a database of their own per file, in a real browser. */
export default defineConfig({
  testDir: '.',
  // The two looks that are not everyday's (see `lookOf`), and what takes long, are a step of their own.
  ...(process.env.OTHER_LOOKS ? { grep: /@otherLooks|@slow/ } : { grepInvert: /@otherLooks|@slow/ }),
  outputDir: '../../test-results/journeys',
  globalSetup: './fixtures/demoData.ts',
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
    launchOptions: chromiumLaunchOptions(findHeadless()),
    screenshot: 'only-on-failure',
    // Recording every step takes a third of the time: only who looks for something asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // A worker is never shared by projects: no file meets what another has left on the server. The longest go first, so
  // that no worker is left alone with one at the end.
  projects: globSync('*.journey.ts', { cwd: import.meta.dirname })
    .map((file) => ({ file, length: lengthOf(file) }))
    .toSorted((one, other) => other.length - one.length)
    .map(({ file }) => ({ name: file.replace('.journey.ts', ''), testMatch: file })),
});
