import { existsSync } from 'node:fs';
import { aptInstall } from '../apt.ts';
import { run } from '../run.ts';
import { firefox } from './firefox.ts';
import { writeResults } from './results.ts';

/**
 * `node scripts/firefox/runInFirefox.ts COMMAND ARGUMENTS…`: installs Firefox if it is missing, runs tests in it, and
 * writes their results, also if some failed.
 */
for (const [program, name] of [
  [firefox, 'firefox-esr'],
  ['/usr/bin/pulseaudio', 'pulseaudio'],
] as const)
  if (!existsSync(program)) aptInstall(name);

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Name the command that runs the tests.');
if (existsSync(firefox)) {
  const { code } = await run(command, args);
  writeResults();
  process.exitCode = code;
} else {
  process.stderr.write(
    'This needs Firefox and PulseAudio. On Debian, as root: apt-get install -y firefox-esr pulseaudio\n',
  );
  process.exitCode = 1;
}
