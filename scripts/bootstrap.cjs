// The door of `npm start`, `npm test` and `npm run dev` on a bare checkout: installs what is missing, then
// hands over to scripts/<name>.ts. Plain Node 18 without dependencies, since nothing else is there yet.
const { spawn } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const root = join(__dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const oldestForBootstrap = [18];
// The first version that runs TypeScript without a flag and that every tool accepts.
const oldestForScripts = [22, 22];

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);

async function main([name, ...args]) {
  if (isOlder(process.versions.node, oldestForBootstrap)) {
    throw `Node ${process.versions.node} is too old to start from: install Node 20 or newer.`;
  }
  if (!isInstalled()) await install();
  return run(bundledNode(), [join(root, 'scripts', `${name}.ts`), ...args]);
}

/** True when node_modules holds, version by version, what package-lock.json asks for. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    // A workspace: what stands there is its own folder.
    if (link) return existsSync(join(root, place));
    const found = present[place];
    return found ? found.version === version : optional;
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    // Absent, or cut short by an installation that was interrupted: both are cured by installing.
    return undefined;
  }
}

async function install() {
  process.stdout.write('Installing dependencies; once, a minute or two…\n');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  // npm shows nothing at all where there is no terminal.
  const heartbeat = setInterval(() => process.stdout.write(`  still installing, ${seconds()} s\n`), 15_000);
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = await (npm && /\.[cm]?js$/.test(npm)
    ? run(process.execPath, [npm, ...options])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', options)
  ).finally(() => clearInterval(heartbeat));
  if (code !== 0) {
    throw `The dependencies could not be installed (npm ci ended with ${code}, its reason is above). Most often the network or the registry cannot be reached: check it and run the same command again.`;
  }
  process.stdout.write(`Dependencies installed in ${seconds()} s.\n`);
}

/** The Node that the lock brings along, or the one running now where it brings none (macOS, Windows). */
function bundledNode() {
  const own = join(bin, 'node');
  if (existsSync(own)) return own;
  if (isOlder(process.versions.node, oldestForScripts)) {
    throw `Node ${process.versions.node} is too old here: install Node ${oldestForScripts.join('.')} or newer.`;
  }
  return process.execPath;
}

function isOlder(version, oldest) {
  const parts = version.split('.').map(Number);
  const differing = oldest.findIndex((part, index) => parts[index] !== part);
  return differing >= 0 && parts[differing] < oldest[differing];
}

/** Runs a command to its end and gives its exit code; asked to end, it passes the word on and waits. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    });
    // A terminal sends Ctrl-C to the whole group, child included; saying it twice would cut its goodbye short.
    const passOn = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    // npm ends at once when it is told to, and leaves its children behind: without a parent we end too.
    const { ppid } = process;
    const orphaned = setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), 300);
    const done = () => {
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, passOn);
    };
    child.on('error', (error) => {
      done();
      reject(error);
    });
    child.on('close', (code) => {
      done();
      resolve(code ?? 1);
    });
  });
}
