import { globSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { firefoxLaunchOptions } from '../../scripts/firefox/firefox.ts';
import { components, root } from './vitest.config.ts';

/** The keyboard tables of the components, in Firefox: the same tests as in Chromium. */
const files = globSync('packages/ui/src/components/*/*.test.tsx', { cwd: root }).filter((file) =>
  /keyboardTable\(|linkKeys\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
);
const config = components('firefox', files);

export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...config,
        test: {
          ...config.test,
          testNamePattern: /^keyboard of /,
          browser: {
            ...config.test.browser,
            provider: playwright({ launchOptions: firefoxLaunchOptions() }),
            instances: [{ browser: 'firefox' as const }],
          },
        },
      },
    ],
  },
});
