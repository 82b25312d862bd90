import { existsSync } from 'node:fs';
import { aptInstall } from '../apt.ts';
import { firefox } from './firefox.ts';

if (!existsSync(firefox)) aptInstall('firefox-esr');
if (!existsSync(firefox)) {
  process.stderr.write('This needs Firefox. On Debian, as root: apt-get install -y firefox-esr\n');
  process.exitCode = 1;
}
