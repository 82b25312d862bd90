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

/** A connection that nothing refers to is closed with the garbage, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that writes in a data folder, by a lock of the kernel on a file in it. SQLite takes
 * it, because Node itself can lock no file. It ends with the process, however that ends, and is seen from every
 * container on this machine. Nothing else in this process may open the file: closing it would end the lock (POSIX).
 *
 * @param volume the type of the file system (`statfs`), replaced where a test needs another one
 * @throws {DatabaseError} naming the holder, or saying why this folder cannot be locked
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
    // Nothing is ever written: only the locks of this transaction are wanted.
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

/** What another process does to see whether it is let in; it ends with 5 when it is not. */
const attempt = `try {
  new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 0 }).exec('begin exclusive');
} catch ({ errcode }) {
  process.exitCode = errcode % 256;
}`;

/**
 * Requires that another process is kept out by the lock of this one.
 *
 * @throws {DatabaseError} when it is let in
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

/** Notes who holds the folder, for the sentence that a second server ends with. Nothing is decided by it. */
function nameHolder(folder: string): void {
  const holder = { process: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder));
    // Earlier versions took this file for the lock.
    rmSync(join(folder, 'lock'), { force: true });
  } catch {
    // On a full disk the sentence names an earlier holder, or none.
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
 * What other machines may have mounted too, by the type that `statfs` tells (Linux, include/uapi/linux/magic.h). FUSE
 * stands for many, some of them of this machine alone: the type does not tell which.
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

/** The name of a network's file system, or of one that may be; undefined for a disk of this machine. */
const networkName = (type: number): string | undefined =>
  process.platform === 'linux' ? networkTypes.get(type) : undefined;
