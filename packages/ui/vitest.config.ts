import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { prebundled } from '../../scripts/prebundled.ts';

/** Resolves `@console/ui` and the other packages to their sources, so that tests don't need a build. */
export const fromSource = {
  conditions: ['@console/source', 'module', 'browser', 'development|production'],
};

/** Returns a new object each time, because Vitest writes the project's name into it. */
export function inChromium(contextOptions: { reducedMotion?: 'reduce' } = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Tests components in Chromium. Each file has its own page, because focus and style order outlive a test. */
export const components = (name: string, include: string[], exclude: string[] = []) => ({
  resolve: fromSource,
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: { include: [...prebundled(), '@storybook/react-vite'] },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    setupFiles: [fileURLToPath(new URL('../../.storybook/vitest.setup.ts', import.meta.url))],
    // On a busy machine, a frame can take seconds.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: inChromium(),
  },
});

export const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    projects: [
      components(
        'browser',
        ['packages/ui/src/**/*.test.tsx', '.storybook/{tools,accessibility,guides/recipes}/*.test.tsx'],
        ['**/slow/**'],
      ),
      // Tests that take a minute run only in `npm run test:full`.
      components('slow', ['packages/ui/src/**/slow/*.test.tsx', '.storybook/spoken/*.test.tsx']),
    ],
  },
});
