import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Packs the built server and console, the packages that they need and Node into one file, for machines without Node,
 * npm and this repository. Run `npm run pack:server`, which also builds.
 *
 *   node packages/server/scripts/pack.ts [folder = dist]
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = resolve(root, process.argv[2] ?? 'dist');

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

const manifestIn = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));

process.stdout.write(`${pack()}\n`);

function pack(): string {
  const { version } = manifestIn(join(root, 'packages/server'));
  const name = `console-server-${version}-linux-${process.arch}`;
  const temporary = mkdtempSync(join(tmpdir(), 'console-pack-'));
  try {
    fill(join(temporary, name), version);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name}.tar.gz`);
    // The same content gives the same file.
    const stable = [
      '--sort=name',
      '--mtime=@0',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '-I',
      'gzip -n',
    ];
    execFileSync('tar', [...stable, '-cf', file, '-C', temporary, name]);
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(`${file}.sha256`, `${sum}  ${name}.tar.gz\n`);
    return file;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** The folders are as in the repository, because the server looks for its files there. */
function fill(target: string, version: string) {
  const take = (from: string, to = from) => cpSync(join(root, from), join(target, to), { recursive: true });
  const node = join('node_modules', `node-linux-${process.arch}`);
  const ofServer = packagesOf('@console/server');
  take(join(node, 'bin'), 'node/bin');
  take(join(node, 'LICENSE'), 'node/LICENSE');
  take('app/dist');
  for (const name of ['dist', 'deploy', 'passwords', 'recordings', 'package.json'])
    take(join('packages/server', name));
  for (const path of ofServer)
    cpSync(path, join(target, relative(root, path)), { recursive: true, filter: isNeeded });
  take('packages/server/deploy/console', 'console');
  take('LICENSE');
  writeFileSync(join(target, 'VERSION'), `${version}\n`);
  const all = new Set([...ofServer, ...packagesOf('@console/app')]);
  writeFileSync(join(target, 'THIRD-PARTY-NOTICES.txt'), noticesOf([...all].sort()));
}

/** The installed packages that a workspace needs in production, without other workspaces. */
function packagesOf(workspace: string): string[] {
  const list = ['ls', '--workspace', workspace, '--omit=dev', '--all', '--parseable'];
  const output = execFileSync('npm', list, { cwd: root, encoding: 'utf8' });
  return output.split('\n').filter((path) => path.includes('/node_modules/') && realpathSync(path) === path);
}

/** Types and source maps aren't read at run time. A package inside another one is in the list itself. */
function isNeeded(path: string): boolean {
  return !/\.(d\.[cm]?ts|map)$|\/node_modules\/.*\/node_modules$/.test(path);
}

/** The license texts of packages, of which some are bundled in the console and the server. */
function noticesOf(paths: string[]): string {
  const notices = paths.map((path) => {
    const { name, version, license } = manifestIn(path);
    const files = readdirSync(path).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    const texts = files.map((file) => readFileSync(join(path, file), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  const drawings = readFileSync(join(root, 'packages/ui/THIRD-PARTY-NOTICES.md'), 'utf8').trim();
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['Packages of others that this file contains. The license of Node is in node/LICENSE.', ...notices, drawings].join(line)}\n`;
}
