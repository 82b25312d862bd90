import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findHeadless } from '../../scripts/chromium.ts';

const exhaustive = /@exhaustive/;

/** Every story of the built Storybook, in the media that axe doesn't check. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.media.ts',
  outputDir: '../../test-results/media',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Expected changes take a frame or two, but on a busy machine, a frame can take seconds, and Storybook ten to load.
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
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
  projects: [
    { name: 'docs', testMatch: 'docsPages.media.ts', grepInvert: exhaustive },
    // It reads what the tests of the docs pages saved.
    { name: 'links', testMatch: 'docsLinks.media.ts', dependencies: ['docs'] },
    { name: 'stories', testIgnore: 'docs*.media.ts', grepInvert: exhaustive },
    // Before a release, see `repeats.ts`.
    { name: 'exhaustive', testMatch: ['stories.media.ts', 'docsPages.media.ts'], grep: exhaustive },
  ],
});
