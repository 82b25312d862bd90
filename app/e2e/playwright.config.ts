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

/** What happens seldom is proven with the slow proofs: what happens every day is proven every day. */
const seldom =
  /^(callSearch|channelTroubles|contactRights|dashboardAttention|drafts|faults(Away|Browser|Session)|googleCode|hostile|layoutShift|live|policies|redirects|roles|russianDay|session|sessionZones|subscription|teamStates|appointment(Approval|Times))\.journey/;

/** The two looks that are not everyday's (see `lookOf`), and what takes long. */
const slow = /@otherLooks|@slow/;

const files = globSync('*.journey.ts', { cwd: import.meta.dirname }).toSorted(
  (one, other) => lengthOf(other) - lengthOf(one),
);

/** Journeys: the built console, the real server and data of their own per file, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './fixtures/demoData.ts',
  // Files run beside each other; the journeys of one file share a server's data and run in turn.
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
  projects: process.env.OTHER_LOOKS
    ? [
        { name: 'seldom', testMatch: files.filter((file) => seldom.test(file)) },
        { name: 'slow', testMatch: files.filter((file) => !seldom.test(file)), grep: slow },
      ]
    : halves(files.filter((file) => !seldom.test(file))).map((testMatch, index) => ({
        name: index === 0 ? 'long' : 'short',
        testMatch,
        grepInvert: slow,
      })),
});

/** The longest go first, so that no worker is left alone with one at the end. */
function halves(all: string[]) {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}
