import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { chromium } from 'playwright';

/** The error message if no browser is found. */
export const howToGetChromium =
  'No Chromium was found. Install one with `npx playwright install chromium`, or name yours in CHROMIUM_PATH.';

/** The path of Chromium on Debian and its derivatives. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Debian's headless Chromium, which takes a quarter less work for each page (docs/performance.md). The script in
 * /usr/bin would keep running as a second process.
 */
export const SYSTEM_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The Chromium of every check: `CHROMIUM_PATH`, else Playwright's, else the system's. `undefined` if there is none. */
export function findChromium(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), SYSTEM_CHROMIUM);
}

/** The Chromium of the journeys and media checks, which open no window: the same, but the system's headless shell. */
export function findHeadless(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), SYSTEM_SHELL, SYSTEM_CHROMIUM);
}

/** Launch options for every check: without background network requests, and also for containers. */
export function chromiumLaunchOptions(executablePath = findChromium()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox doesn't run as root, which is the user in most containers.
      ...(platform() === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
