import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Starts a PostgreSQL server of its own on loopback, runs a command with its address in TEST_DATABASE_URL
 * and its folder in TEST_POSTGRES_DATA, stops the server and removes it.
 *
 *   node scripts/withPostgres.ts [command = vitest run --project server --maxWorkers=2] [arguments …]
 */
const INSTALLED = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;
const given = process.argv.slice(2);
const command = given.length > 0 ? given : ['vitest', 'run', '--project', 'server', '--maxWorkers=2'];

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return 1;
});

async function main(): Promise<number> {
  const bin = findPrograms();
  const home = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  const data = join(home, 'data');
  const port = await freePort();
  if (isRoot) chownSync(home, ...idsOf('postgres'));
  try {
    runOrThrow(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'console',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]);
    const options = `-p ${port} -k ${home} -h 127.0.0.1`;
    runOrThrow(join(bin, 'pg_ctl'), [
      'start',
      '-D',
      data,
      '-w',
      '-s',
      '-l',
      join(home, 'log'),
      '-o',
      options,
    ]);
    try {
      return await run({
        TEST_DATABASE_URL: `postgres://console@127.0.0.1:${port}/postgres`,
        TEST_POSTGRES_DATA: data,
      });
    } finally {
      runOrThrow(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-s']);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The newest installed PostgreSQL; on Debian, root installs it when there is none. */
function findPrograms(): string {
  if (!existsSync(INSTALLED) && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'postgresql'],
    ]) {
      spawnSync('apt-get', step, { stdio: 'inherit', env });
    }
  }
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number).filter(Number.isFinite) : [];
  const newest = Math.max(...versions);
  if (newest < 15) {
    throw new Error(`PostgreSQL 15 or newer is needed in ${INSTALLED}: install the package "postgresql".`);
  }
  return join(INSTALLED, String(newest), 'bin');
}

/** PostgreSQL refuses to run as root. */
function asOther(program: string, args: readonly string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];
}

function runOrThrow(name: string, given: readonly string[]): void {
  const [program, args] = asOther(name, given);
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

function idsOf(user: string): [uid: number, gid: number] {
  const [uid, gid] = ['-u', '-g'].map((kind) =>
    Number(spawnSync('id', [kind, user], { encoding: 'utf8' }).stdout),
  );
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${user}.`);
  return [uid, gid];
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

function run(env: Record<string, string>): Promise<number> {
  const [program = '', ...args] = command;
  const options: SpawnOptions = { stdio: 'inherit', env: { ...process.env, ...env } };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(program, args, options).once('error', reject);
  child.once('close', (code) => resolve(code ?? 1));
  // Ctrl+C reaches the command too; it ends first, then the server is stopped and removed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return promise;
}
