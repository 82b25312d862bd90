import { defineConfig } from '@playwright/test';
import { firefoxLaunchOptions } from '../../scripts/firefox/firefox.ts';
import everyday from './playwright.config.ts';

/** The everyday journeys in Debian's Firefox. */
export default defineConfig({
  ...everyday,
  outputDir: '../../test-results/journeys-firefox',
  projects: [
    {
      name: 'firefox',
      testMatch: '**/*.journey.ts',
      grepInvert: /@full/,
      use: {
        browserName: 'firefox',
        userAgent: undefined,
        launchOptions: firefoxLaunchOptions({ 'ui.prefersReducedMotion': 1 }),
      },
    },
  ],
});
