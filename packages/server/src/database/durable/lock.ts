import { execFile } from 'node:child_process';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError, reason } from '../errors.ts';

/** Held until it is released or the process ends. */
export interface Lock {
  release(): void;
}

/** Keeps the connections referenced, because garbage collection would close them and release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that writes to a data folder, with a kernel lock on a file in it. The lock is taken
 * by SQLite, because Node can't lock files. It ends with the process, even after a crash, and is visible in every
 * container on this machine. No other code in this process must open the file: closing it would release the lock.
 *
 * @param volume the type of the file system (`statfs`), replaced in tests
 * @throws {DatabaseError} with the holder, or with the reason why this folder can't be locked
 */
export async function lock(folder: string, volume = statfsSync(folder).type): Promise<Lock> {
  const network = networkName(volume);
  if (network) {
    throw new DatabaseError(
      `The data folder ${folder} is on ${network}, whose locks do not keep a second machine out for certain. Choose a folder on a disk of this machine with DATA_DIR, or PostgreSQL with DATABASE_URL.`,
    );
  }
  const file = join(folder, 'lock.sqlite');
  const connection = take(folder, file);
  held.add(connection);
  const release = () => {
    held.delete(connection);
    connection.close();
  };
  try {
    await proveLocked(folder, file);
    nameHolder(folder);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

function take(folder: string, file: string): DatabaseSync {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { timeout: 0 });
    // Nothing is ever written. The transaction is only needed for its locks.
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection?.close();
    if (isBusy(error)) throw inUse(folder);
    throw new DatabaseError(
      `The data folder ${folder} cannot be locked (${reason(error)}). Choose another folder with DATA_DIR.`,
    );
  }
}

const busy = 5;
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === busy;

/** The script of another process that tries to take the lock; it exits with 5 if it can't. */
const attempt = `try {
  new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 0 }).exec('begin exclusive');
} catch ({ errcode }) {
  process.exitCode = errcode % 256;
}`;

/**
 * Checks that another process can't take the lock.
 *
 * @throws {DatabaseError} if it can
 */
export async function proveLocked(folder: string, file: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<{ code?: unknown } | null>();
  execFile(process.execPath, ['-e', attempt, file], { env: {} }, resolve);
  const ending = await promise;
  if (ending?.code === busy) return;
  throw new DatabaseError(
    ending
      ? `Whether the volume of the data folder ${folder} keeps locks cannot be found out (${reason(ending)}).`
      : `The volume of the data folder ${folder} does not keep locks, so a second server could write there at the same time. Choose a folder on another volume with DATA_DIR.`,
  );
}

/** Writes the holder of the folder to a file, only for the error message of a second server. */
function nameHolder(folder: string): void {
  const holder = { process: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder));
    // Earlier versions used this file as the lock.
    rmSync(join(folder, 'lock'), { force: true });
  } catch {
    // On a full disk the message names an earlier holder or none.
  }
}

function inUse(folder: string): DatabaseError {
  return new DatabaseError(
    `The data folder ${folder} is already in use by ${holderOf(folder)}. Stop it, or choose another folder with DATA_DIR.`,
  );
}

function holderOf(folder: string): string {
  try {
    const { process: id, host, since } = JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'));
    return `process ${id} on ${host} since ${since}`;
  } catch {
    return 'another process';
  }
}

/**
 * File systems that other machines might have mounted too, by their `statfs` type (Linux, include/uapi/linux/magic.h).
 * FUSE covers many file systems, some of which are local, but the type doesn't show which.
 */
const networkTypes: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'SMB'],
  [0x01021997, '9P'],
  [0x65735546, 'FUSE'],
  [0x5346414f, 'AFS'],
  [0x73757245, 'Coda'],
  [0x00c36400, 'CephFS'],
  [0x0bd00bd0, 'Lustre'],
  [0x01161970, 'GFS2'],
  [0x7461636f, 'OCFS2'],
  [0x47504653, 'GPFS'],
  [0x786f4256, 'a shared folder of VirtualBox'],
  [0xbacbacbc, 'a shared folder of VMware'],
]);

/** The name of a file system that is or might be on a network; undefined for a local disk. */
const networkName = (type: number): string | undefined =>
  process.platform === 'linux' ? networkTypes.get(type) : undefined;
