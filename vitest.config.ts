import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config';
import { compiledMessages } from './app/build/messages.ts';

/** `@console/ui` and friends are read from their sources: no build stands between a change and its test. */
const fromSource = { conditions: ['@console/source', 'module', 'browser', 'development|production'] };

/** Tests of the server that `npm test` leaves to `npm run test:full`. */
const notEveryday = ['packages/server/**/*.slow.test.ts'];

/** Projects of their own. */
const ownProjects = ['packages/server/src/durability/**', 'packages/server/packed/**'];

/** They start the embedded engine themselves, or no database, so on PostgreSQL they would do the same again. */
const ofEmbeddedEngine = [
  'packages/server/scripts/restoreBackup.test.ts',
  'packages/server/src/main.test.ts',
  'packages/server/src/database/durable/*.test.ts',
  'packages/server/src/faults/{backup,disk}.test.ts',
];

/** The server's tests, in Node. */
const server = (name: string, test: TestUserConfig) => ({
  resolve: { conditions: ['@console/source', 'node'] },
  ssr: { resolve: { conditions: ['@console/source', 'node'] } },
  test: {
    name,
    environment: 'node' as const,
    // Half of the time would go into reading the server anew for each file: it keeps its state in what it opens.
    isolate: false,
    // Otherwise a third of the time would go into hashing passwords.
    setupFiles: ['packages/server/src/testing/quickPasswords.ts'],
    include: ['packages/server/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...ownProjects],
    // On a busy machine everything takes longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    ...test,
  },
});

/** The console's tests: a file `*.test.tsx` has a document. */
const app = (name: string, test: TestUserConfig) => ({
  resolve: fromSource,
  ssr: { resolve: fromSource },
  plugins: [compiledMessages(), vanillaExtractPlugin(), react()],
  test: { name, ...test },
});

/**
 * Tests in Node and jsdom. Those in a browser are in `packages/ui/vitest.config.ts` and `.storybook/vitest.config.ts`:
 * Vitest starts all plugins of a file, and `storybookTest` takes seconds.
 */
const inNode = defineConfig({
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
      server('server', { exclude: [...configDefaults.exclude, ...ownProjects, ...notEveryday] }),
      // On PostgreSQL, with the slow ones; `npm run test:full` runs it.
      server('postgres', {
        globalSetup: ['packages/server/src/testing/onPostgres.ts'],
        exclude: [...configDefaults.exclude, ...ownProjects, ...ofEmbeddedEngine],
      }),
      // Kills the server and its database, and spoils its disk.
      server('durability', {
        include: ['packages/server/src/durability/*.test.ts'],
        exclude: [],
        testTimeout: Number(process.env['DURABILITY_ROUNDS'] ?? 1) * 600_000,
        fileParallelism: false,
      }),
      // Packs the built server and runs the package.
      server('packed', { include: ['packages/server/packed/*.test.ts'], exclude: [], hookTimeout: 300_000 }),
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
      app('app', { environment: 'node', isolate: false, include: ['app/{src,build}/**/*.test.ts'] }),
      app('app-dom', {
        environment: 'jsdom',
        include: ['app/{src,build}/**/*.test.tsx'],
        setupFiles: ['app/src/testing/setup.ts'],
      }),
    ],
  },
});

// The test panel of `npm run storybook` looks for its configuration here.
export default process.env['STORYBOOK_CONFIG_DIR']
  ? (await import('./.storybook/vitest.config.ts')).default
  : inNode;
