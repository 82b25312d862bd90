import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, howToGetChromium } from '../../../scripts/chromium.ts';
import { firefox } from '../../../scripts/firefox/firefox.ts';
import type { Browser } from './browsers.ts';

/** The programs that a recording needs, with their Debian packages. */
const needed = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  localedef: 'libc-bin',
};
const files = {
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/share/i18n/locales/he_IL': 'locales',
};

const ofFirefox = { [firefox]: 'firefox-esr', '/usr/bin/pulseaudio': 'pulseaudio' };

/** The packages that aren't installed. */
function missing(browsers: readonly Browser[]) {
  const programs = Object.entries(needed).filter(
    ([name]) => !['/usr/bin', '/bin'].some((folder) => existsSync(`${folder}/${name}`)),
  );
  const others = Object.entries({ ...files, ...(browsers.includes('firefox') && ofFirefox) });
  return [...programs, ...others.filter(([path]) => !existsSync(path))].map(([, name]) => name);
}

/** Why recording is impossible here, and what to do; `undefined` if it is possible. Installs only with `mayInstall`. */
export function whyNot(browsers: readonly Browser[], mayInstall: boolean): string | undefined {
  if (process.platform !== 'linux') return 'Orca is a reader of Linux; nothing was recorded.';
  if (!findChromium()) return `${howToGetChromium} Nothing was recorded.`;
  if (mayInstall && missing(browsers).length > 0) {
    execFileSync('apt-get', ['install', '-y', ...missing(browsers)], { stdio: 'inherit' });
  }
  const packages = missing(browsers);
  if (packages.length === 0) return undefined;
  return `Nothing was recorded: this needs ${packages.join(', ')}. On Debian, as root: apt-get install -y ${packages.join(' ')}, or npm run orca -w @console/ui -- --install`;
}

/** The versions of screen reader, browser and system, for a transcript. */
export function versions(browser: Browser) {
  const program = browser === 'firefox' ? firefox : (findChromium() ?? 'chromium');
  const system = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux';
  return {
    reader: `Orca ${firstLine('orca', '--version')}`,
    browser: firstLine(program, '--version')
      .replace(/ built on.*/, '')
      .replace(/^Mozilla /, ''),
    system,
  };
}

function firstLine(command: string, argument: string) {
  return (
    execFileSync(command, [argument], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n', 1)[0]
      ?.trim() ?? ''
  );
}
