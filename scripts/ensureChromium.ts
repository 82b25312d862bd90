import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, howToGetChromium } from './chromium.ts';

if (!findChromium() && isDebianRoot()) installFromDebian();

if (!findChromium()) {
  process.stderr.write(`${howToGetChromium}\n`);
  process.exitCode = 1;
}

function isDebianRoot() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

function installFromDebian() {
  process.stdout.write('Installing Chromium for the checks (apt-get install chromium)…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } catch {
    // What to do by hand is said below, whichever of the two failed.
  }
}
