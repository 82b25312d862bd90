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
    // Files share a page, which `sharePage` resets for each of them.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('stories.setup.ts', import.meta.url))],
    testTimeout: 60_000,
    // During a transition, a color would be measured halfway.
    browser: inChromium({ reducedMotion: 'reduce' }),
  },
};

/** Every story in Chromium. A separate project, because Storybook's plugin disables the root's browser commands. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { projects: [stories] },
});
