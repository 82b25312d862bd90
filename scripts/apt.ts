import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Short timeouts: without a network, the installed packages have to suffice. */
const aptTimeouts = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'DPkg::Lock::Timeout=300',
];

/** Whether packages can be installed: only root on Debian can. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs a Debian package if possible. Uses a lock, because parallel test runs must wait and apt itself doesn't. */
export function aptInstall(name: string) {
  if (!canInstall()) return;
  process.stdout.write(`Installing ${name} (apt-get install ${name})…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const command = ['/var/lib/dpkg', 'apt-get', ...aptTimeouts, ...step];
    spawnSync('flock', command, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}
