import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../../../../scripts/run.ts';
import { felt, obstacles, placeholdersIn } from './obstacles.ts';

/**
 * `npm run release`: builds the package, checks it as it would be published, and lists its files. Nothing leaves the
 * machine, unless it is asked for:
 *
 *     npm run release                    the same as -- --dry-run
 *     npm run release -- --consumers     proves it in projects of others too, in some minutes
 *     npm run release -- --publish       publishes, when nothing stands in the way
 */
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    consumers: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
});
const library = join(root, 'packages/ui');
const read = (path: string) => readFileSync(join(library, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { name, version } = manifest;
const changelog = read('CHANGELOG.md');
const say = (line = '') => process.stdout.write(`${line}\n`);

process.exitCode = await release();

async function release() {
  if (values.publish && values['dry-run']) return stop('--publish and --dry-run exclude each other.');

  const commands = [
    ['turbo', 'run', 'build', `--filter=${name}`, '--force', '--output-logs=errors-only'],
    ['npm', 'run', 'package', `--workspace=${name}`],
    ...(values.consumers ? [['npm', 'run', 'consumers', `--workspace=${name}`]] : []),
  ];
  for (const [command = '', ...args] of commands) {
    const { code, output } = await run(command, args, { isCaptured: true });
    if (code !== 0) return stop(`${[command, ...args].join(' ')} failed:\n${output}`);
    say(`holds  ${[command, ...args].join(' ')}`);
  }
  execFileSync('npm', ['pack', '--dry-run'], { cwd: library, stdio: 'inherit' });
  say(`\nPoints of ${version} for people who use assistive technology:`);
  for (const point of felt(changelog, version)) say(point);

  const inTheWay = obstacles({
    version,
    changelog,
    notes: waitingNotes(),
    changed: uncommitted(),
    placeholders: placeholdersIn(manifest),
  });
  for (const obstacle of inTheWay) say(`In the way: ${obstacle}`);
  if (!values.publish) {
    say(`Nothing was published. ${inTheWay.length > 0 ? '' : '`npm run release -- --publish` would.'}`);
    return 0;
  }
  if (inTheWay.length > 0) return stop('Not published.');
  execFileSync('npm', ['publish', '--access', 'public'], { cwd: library, stdio: 'inherit' });
  return 0;
}

/** Notes for users that wait for a version. */
function waitingNotes() {
  return readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
}

function uncommitted() {
  const listed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

function stop(why: string) {
  say(why);
  return 1;
}
