import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from '../errors.ts';
import { aliveSince, bootId } from './process.ts';

/** Who holds a data folder. */
interface Holder {
  pid: number;
  host: string;
  /** The machine's start, and the process's start after it, so that a reused process id is not taken for the holder. */
  boot: string | null;
  started: string | null;
}

/** Held for the life of the process. */
export interface Lock {
  release(): void;
}

/**
 * Makes this process the only one that writes in a data folder. Two walls: an abstract Unix socket (Linux;
 * vanishes with the process, but is not seen from another container) and a lock file that names the holder.
 * A lock file is taken over only when its process is known to be dead.
 *
 * @throws {DatabaseError} naming the holder
 */
export async function lock(folder: string): Promise<Lock> {
  const file = join(folder, 'lock');
  const socket = await holdSocket(realpathSync(folder));
  if (socket === 'taken') throw inUse(folder, readHolder(file));
  try {
    holdFile(folder, file);
  } catch (error) {
    socket?.close();
    throw error;
  }
  const forget = () => {
    try {
      rmSync(file, { force: true });
    } catch {
      // On a disk that became read-only the file stays; it names a dead process, so the next start takes it over.
    }
  };
  process.once('exit', forget);
  return {
    release() {
      process.off('exit', forget);
      forget();
      socket?.close();
    },
  };
}

function holdSocket(realPath: string): Promise<Server | undefined | 'taken'> {
  if (process.platform !== 'linux') return Promise.resolve(undefined);
  const name = `\0console-${createHash('sha256').update(realPath).digest('hex')}`;
  const { promise, resolve, reject } = Promise.withResolvers<Server | 'taken'>();
  const server = createServer((connection) => connection.destroy());
  server.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
  );
  server.listen(name, () => resolve(server.unref()));
  return promise;
}

function holdFile(folder: string, file: string): void {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  const me: Holder = { pid: process.pid, host: hostname(), boot: bootId(), started: aliveSince(process.pid) };
  writeFileSync(draft, JSON.stringify(me), { flag: 'wx', flush: true });
  try {
    // A link is there with its whole contents or not at all; and it refuses an existing name.
    while (!tryLink(draft, file)) {
      const holder = readHolder(file);
      if (holder === undefined) continue;
      if (!isDead(holder)) throw inUse(folder, holder, file);
      removeStale(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the dead holder's file away; if another process replaced it in between, that one gets it back. */
function removeStale(file: string, dead: Holder): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (JSON.stringify(readHolder(aside)) !== JSON.stringify(dead)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

/** undefined: there is no lock file any more. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new DatabaseError(
      `The lock file ${file} cannot be read. If no other server runs on this folder, delete it.`,
    );
  }
}

function isDead(holder: Holder): boolean {
  if (holder.host !== hostname()) return false;
  if (holder.boot !== bootId()) return true;
  const started = aliveSince(holder.pid);
  return started === null || (holder.started !== null && holder.started !== started);
}

function inUse(folder: string, holder: Holder | undefined, file?: string): DatabaseError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  const elsewhere =
    holder && file && holder.host !== hostname() ? ` If it no longer runs, delete ${file}.` : '';
  return new DatabaseError(
    `The data folder ${folder} is already in use by ${who}. Stop it, or choose another folder with DATA_DIR.${elsewhere}`,
  );
}
