import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findHeadless } from '../../scripts/chromium.ts';

/** Every state of the console's screens and every story, with the rule engines of IBM and HTML_CodeSniffer. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../../app/e2e/fixtures/demoData.ts',
  fullyParallel: false,
  workers: 2,
  reporter: [['list'], ['json'], ['./reporter.ts']],
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    contextOptions: { reducedMotion: 'reduce' },
    // From the output of the server, which chooses a free port.
    baseURL: process.env['STORYBOOK_URL'] ?? '',
    launchOptions: chromiumLaunchOptions(findHeadless()),
  },
  webServer: {
    command: 'vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    cwd: '../..',
    env: { NO_COLOR: '1' },
    wait: { stdout: /(?<storybook_url>http:\/\/127\.0\.0\.1:\d+)/ },
  },
});
