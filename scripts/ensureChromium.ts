import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { findChromium, findHeadless, howToGetChromium, SYSTEM_CHROMIUM, SYSTEM_SHELL } from './chromium.ts';

/** Where nobody answers, what is here will do. */
const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

if (isDebianRoot()) {
  if (!findChromium()) install(basename(SYSTEM_CHROMIUM));
  // Relatives of Debian have no shell of their own, and journeys do without.
  if (findHeadless() === SYSTEM_CHROMIUM) install(basename(SYSTEM_SHELL));
}

if (!findChromium()) {
  process.stderr.write(`${howToGetChromium}\n`);
  process.exitCode = 1;
}

function isDebianRoot() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

function install(name: string) {
  process.stdout.write(`Installing Chromium for the checks (apt-get install ${name})…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', [...soon, 'update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', [...soon, 'install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } catch {
    // There may be another one, or what to do by hand is said below.
  }
}
