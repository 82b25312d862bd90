import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseError } from '../errors.ts';
import { extensions } from '../extensions.ts';
import { DurableNodeFS } from './DurableNodeFS.ts';
import { syncPath, syncTree } from './sync.ts';

/** The engine's PostgreSQL major version. Folders of other versions can't be read. */
const MAJOR = '18';

/** The engine's own parameters without `-F`, which turns fsync off. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** The running embedded database and the file system that counts its syncs. */
export interface Cluster {
  lite: PGlite;
  disk: DurableNodeFS;
}

/** Starts the engine on an existing cluster. */
export async function startCluster(folder: string): Promise<Cluster> {
  checkVersion(folder);
  return start(folder, { isNew: false });
}

/**
 * Creates the cluster atomically: writes it to a temporary folder next to it, syncs everything to the disk, then
 * renames the folder. Remains of an interrupted attempt are deleted.
 *
 * @param backup the contents to start with instead of an empty database
 */
export async function createCluster(folder: string, backup?: Blob): Promise<void> {
  const draft = `${folder}.init`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const { lite } = await start(draft, { isNew: true, backup });
  await lite.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

async function start(
  folder: string,
  { isNew, backup }: { isNew: boolean; backup?: Blob | undefined },
): Promise<Cluster> {
  const disk = new DurableNodeFS(folder);
  disk.isOpening = !isNew;
  try {
    const lite = await PGlite.create({
      ...{ fs: disk, startParams, extensions },
      ...(backup && { loadDataDir: backup }),
    });
    disk.isOpening = false;
    return { lite, disk };
  } catch (error) {
    // The engine's error if it ended with a message, but without a status.
    const isRefusal = !isNew && error instanceof Error && error.message.includes('failed to initialize');
    throw isRefusal ? disk.refusal : error;
  }
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new DatabaseError(`The folder ${folder} holds no database. Move it away, or restore a backup.`);
  }
  const version = readFileSync(file, 'utf8').trim();
  if (version !== MAJOR) {
    throw new DatabaseError(
      `The database in ${folder} is in the format of PostgreSQL ${version}, but this version of the console reads ${MAJOR}.`,
    );
  }
}
