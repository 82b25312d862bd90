// The entry point of `npm start`, `npm test` and `npm run dev` in a fresh checkout: installs missing packages, then
// runs scripts/<name>.ts. It uses plain Node 18 without dependencies, since nothing else is installed yet.
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

/** True if node_modules has the versions in package-lock.json. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    // A workspace is a link to its folder.
    if (link) return existsSync(join(root, place));
    const found = present[place];
    return found ? found.version === version : optional;
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    // Missing, or truncated by an interrupted installation. Installing fixes both.
    return undefined;
  }
}

async function install() {
  process.stdout.write('Installing dependencies; once, a minute or two…\n');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  // npm prints nothing without a terminal.
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

/** The Node from the lock, or the current one if the lock has none (macOS, Windows). */
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

/** Runs a command and resolves with its exit code. Passes signals on to it and waits. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    });
    // A terminal sends Ctrl-C to the whole process group. A second signal would interrupt the child's shutdown.
    const passOn = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    // npm exits immediately on a signal and leaves its children running, so end without a parent.
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
