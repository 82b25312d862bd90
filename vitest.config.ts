import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config';
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

/** Components in a real Chromium. Each file has a page of its own: focus and the order of styles outlive a test. */
const components = (name: string, include: string[], exclude: string[] = []) => ({
  resolve: fromSource,
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: { include: [...prebundled(), '@storybook/react-vite'] },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    setupFiles: ['.storybook/vitest.setup.ts'],
    // On a busy machine a frame takes seconds.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: inChromium(),
  },
});

/** The server's tests, in Node. */
const server = (name: string, test: TestUserConfig) => ({
  resolve: { conditions: ['@console/source', 'node'] },
  ssr: { resolve: { conditions: ['@console/source', 'node'] } },
  test: {
    name,
    environment: 'node' as const,
    // Half of the time would go into reading the server anew for each file: it keeps its state in what it opens.
    isolate: false,
    include: ['packages/server/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'packages/server/src/durability/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...test,
  },
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
          exclude: [...configDefaults.exclude, 'packages/ui/consumers/**'],
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
      server('server', {}),
      // On PostgreSQL; `npm run test:full` runs it.
      server('postgres', { globalSetup: ['packages/server/src/testing/onPostgres.ts'] }),
      // Kills the server and its database, and spoils its disk.
      server('durability', {
        include: ['packages/server/src/durability/*.test.ts'],
        exclude: [],
        testTimeout: Number(process.env['DURABILITY_ROUNDS'] ?? 1) * 600_000,
        fileParallelism: false,
      }),
      // Installs the built package in projects outside of the repository.
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['packages/ui/consumers/*.test.ts'],
          maxConcurrency: 2,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: fromSource,
        plugins: [compiledMessages(), vanillaExtractPlugin(), react()],
        test: { name: 'app', environment: 'jsdom', include: ['app/{src,build}/**/*.test.{ts,tsx}'] },
      },
      components(
        'browser',
        ['packages/ui/**/*.test.tsx', '.storybook/{tools,accessibility}/*.test.tsx'],
        ['**/slow/**'],
      ),
      // Those that listen for a minute are for `npm run test:full`.
      components('slow', ['packages/ui/**/slow/*.test.tsx', '.storybook/spoken/*.test.tsx']),
      {
        resolve: fromSource,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: prebundled() },
        test: {
          name: 'stories',
          // Files share a page, which `sharePage` renews for each of them.
          isolate: false,
          setupFiles: ['.storybook/stories.setup.ts'],
          testTimeout: 60_000,
          // A colour on its way from one to another would be measured in between.
          browser: inChromium({ reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
