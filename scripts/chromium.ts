import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { chromium } from 'playwright';

/** Why a browser cannot be started, in one sentence that says what to do. */
export const howToGetChromium =
  'No Chromium was found. Install one with `npx playwright install chromium`, or name yours in CHROMIUM_PATH.';

/** Where Debian and its relatives put theirs. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Debian's Chromium that has no windows: a quarter less work for each page (docs/performance.md). Its script in /usr/bin would stay beside it. */
export const SYSTEM_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The Chromium of every check: `CHROMIUM_PATH`, else Playwright's own, else the system's. Undefined when there is none. */
export function findChromium(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), SYSTEM_CHROMIUM);
}

/** The Chromium of journeys and of the six media, which open no window: where the system's would be taken, rather its shell. */
export function findHeadless(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), SYSTEM_SHELL, SYSTEM_CHROMIUM);
}

/** How every check starts Chromium: quiet, without calling home, and in containers too. */
export function chromiumLaunchOptions(executablePath = findChromium()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox refuses to run as root, which is who one is in most containers.
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
