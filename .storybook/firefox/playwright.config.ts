import { defineConfig } from '@playwright/test';
import { firefoxLaunchOptions, forcedColors } from '../../scripts/firefox/firefox.ts';
import media from '../media/playwright.config.ts';

/** Every story of the built Storybook in Debian's Firefox: with axe, and in forced colors. */
export default defineConfig({
  ...media,
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results/firefox',
  // The stories of a component, one after the other.
  timeout: 600_000,
  use: {
    browserName: 'firefox',
    viewport: { width: 1280, height: 720 },
    ...(media.use?.baseURL !== undefined && { baseURL: media.use.baseURL }),
  },
  projects: [
    {
      name: 'axe',
      testMatch: 'axe.firefox.ts',
      use: { launchOptions: firefoxLaunchOptions({ 'ui.prefersReducedMotion': 1 }) },
    },
    {
      name: 'forced colors',
      testMatch: 'forcedColors.firefox.ts',
      use: { launchOptions: firefoxLaunchOptions({ ...forcedColors, 'ui.prefersReducedMotion': 1 }) },
    },
  ],
});
