import { basename } from 'node:path';
import { aptInstall } from './apt.ts';
import { findChromium, findHeadless, howToGetChromium, SYSTEM_CHROMIUM, SYSTEM_SHELL } from './chromium.ts';

if (!findChromium()) aptInstall(basename(SYSTEM_CHROMIUM));
// Derivatives of Debian don't have a headless shell, and journeys also run without it.
if (findHeadless() === SYSTEM_CHROMIUM) aptInstall(basename(SYSTEM_SHELL));

if (!findChromium()) {
  process.stderr.write(`${howToGetChromium}\n`);
  process.exitCode = 1;
}
