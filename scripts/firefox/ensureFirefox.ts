import { existsSync } from 'node:fs';
import { aptInstall } from '../apt.ts';
import { firefox } from './firefox.ts';

for (const [program, name] of [
  [firefox, 'firefox-esr'],
  ['/usr/bin/pulseaudio', 'pulseaudio'],
] as const)
  if (!existsSync(program)) aptInstall(name);
if (!existsSync(firefox)) {
  process.stderr.write(
    'This needs Firefox and PulseAudio. On Debian, as root: apt-get install -y firefox-esr pulseaudio\n',
  );
  process.exitCode = 1;
}
