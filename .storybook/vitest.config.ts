import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { fromSource, inChromium } from '../packages/ui/vitest.config.ts';
import { prebundled } from '../scripts/prebundled.ts';

const stories = {
  resolve: fromSource,
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: prebundled() },
  test: {
    name: 'stories',
    // Files share a page, which `sharePage` renews for each of them.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('stories.setup.ts', import.meta.url))],
    testTimeout: 60_000,
    // A colour on its way from one to another would be measured in between.
    browser: inChromium({ reducedMotion: 'reduce' }),
  },
};

/** Every story, in a real Chromium. It is a project, because Storybook's plugin turns the root's browser commands off. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { projects: [stories] },
});
