import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { aptInstall } from '../../../../scripts/apt.ts';
import { atExit } from './atExit.ts';

const INSTALLED = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** A PostgreSQL server on loopback, only for this process. */
export interface Postgres {
  url: string;
  /** The data folder. */
  data: string;
  /** Ends it abruptly, like a crash. */
  kill(): void;
  /** Starts it again after {@link kill}. */
  restart(): void;
  /** Stops it and deletes its files. */
  stop(): void;
}

/**
 * @param fsync whether it waits for the disk. Without that, it is faster, and doesn't compile queries either
 * @throws {Error} if PostgreSQL 15 or newer isn't installed and can't be installed
 */
export async function startPostgres({ fsync = true } = {}): Promise<Postgres> {
  const bin = findPrograms();
  const home = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  const data = join(home, 'data');
  const port = await freePort();
  if (isRoot) chownSync(home, ...idsOf('postgres'));
  const control = (action: string, ...more: string[]) =>
    runOrThrow(join(bin, 'pg_ctl'), [action, '-D', data, '-w', '-s', ...more]);
  const log = ['-l', join(home, 'log')];
  const stop = atExit(() => {
    try {
      control('stop', '-m', 'immediate');
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
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
  // Without a Unix socket, because the path of a temporary folder might be too long.
  control('start', ...log, '-o', `-p ${port} -k '' -h 127.0.0.1${fsync ? '' : ' -F -c jit=off'}`);
  return {
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    data,
    kill: () =>
      void process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    restart: () => control('restart', ...log),
    stop,
  };
}

/**
 * Creates a database, or replaces the one with this name. It is empty, or a copy of `template`, to which nobody can be
 * connected. Returns its URL.
 */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The newest installed PostgreSQL. On Debian, root installs it if there is none. */
function findPrograms(): string {
  if (!existsSync(INSTALLED)) aptInstall('postgresql');
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number).filter(Number.isFinite) : [];
  const newest = Math.max(...versions);
  if (newest < 15)
    throw new Error(`PostgreSQL 15 or newer is needed in ${INSTALLED}: install the package "postgresql".`);
  return join(INSTALLED, String(newest), 'bin');
}

/** Runs a program as the user `postgres` if this user is root, because PostgreSQL refuses to run as root. */
function runOrThrow(name: string, given: readonly string[]): void {
  const [program = '', ...args] = isRoot
    ? ['runuser', '-u', 'postgres', '--', name, ...given]
    : [name, ...given];
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${name} ${given[0]} failed: ${stderr}`);
}

function idsOf(user: string): [uid: number, gid: number] {
  const [uid, gid] = ['-u', '-g'].map((kind) =>
    Number(spawnSync('id', [kind, user], { encoding: 'utf8' }).stdout),
  );
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${user}.`);
  return [uid, gid];
}

/** A port on loopback that no program uses now. */
export function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
