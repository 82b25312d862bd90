import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './app/build/messages.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { prebundled } from './scripts/prebundled.ts';

/** `@console/ui` and friends are read from their sources: no build stands between a change and its test. */
const fromSource = { conditions: ['@console/source', 'module', 'browser', 'development|production'] };

/** A new object each time: Vitest writes the project's name into it. */
function inChromium(contextOptions: { reducedMotion?: 'reduce' } = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Components in a real Chromium. */
const components = (name: string, include: string[]) => ({
  resolve: fromSource,
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: { include: [...prebundled(), '@storybook/react-vite'] },
  test: { name, include, setupFiles: ['.storybook/vitest.setup.ts'], browser: inChromium() },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: fromSource,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/{contract,conformance,ui}/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'app/e2e/**/*.test.ts',
          ],
          // Some compile many modules, or start a program, while other tests have the cores.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { conditions: ['@console/source', 'node'] },
        ssr: { resolve: { conditions: ['@console/source', 'node'] } },
        test: {
          name: 'server',
          environment: 'node',
          // Half of the time would go into reading the server anew for each file: it keeps its state in what it opens.
          isolate: false,
          include: ['packages/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: fromSource,
        plugins: [compiledMessages(), vanillaExtractPlugin(), react()],
        test: { name: 'app', environment: 'jsdom', include: ['app/{src,build}/**/*.test.{ts,tsx}'] },
      },
      components('browser', [
        'packages/ui/**/!(*.slow).test.tsx',
        '.storybook/{tools,accessibility}/*.test.tsx',
      ]),
      // Those that listen for a minute are for `npm run test:full`.
      components('slow', ['packages/ui/**/*.slow.test.tsx', '.storybook/spoken/*.test.tsx']),
      {
        resolve: fromSource,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: prebundled() },
        test: {
          name: 'stories',
          env: { OTHER_LOOKS: process.env['OTHER_LOOKS'] ?? '' },
          testTimeout: 30_000,
          // A colour on its way from one to another would be measured in between.
          browser: inChromium({ reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
