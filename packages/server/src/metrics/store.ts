import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import { backupsIn } from '../database/durable/backup.ts';
import type { Database } from '../database/open.ts';

/** The size of the database and the number of sessions are read at most once in this time, in milliseconds. */
const lifetime = 60_000;

interface Sums {
  bytes: number;
  sessions: number;
}

/**
 * Measures the database, the data folder and the backups. What can't be read has no value, so that an old value can't
 * look like a current one.
 *
 * @param dataDir the data folder, if there is one
 * @returns a function to call before each reading of the registry
 */
export function measureStore(
  database: Database,
  registry: Registry<OpenMetricsContentType>,
  dataDir: string | undefined,
): () => Promise<void> {
  const gauge = (name: string, help: string) => {
    const one = new Gauge({ name, help, registers: [registry] });
    return (value: number | undefined) => (value === undefined ? one.remove() : one.set(value));
  };
  const setUp = gauge('console_database_up', '1 if the database responds within a second, otherwise 0.');
  const setBusy = gauge(
    'console_database_connections_busy',
    'Connections that run a query or a transaction.',
  );
  const setMost = gauge('console_database_connections_max', 'The maximum of connections of this process.');
  const setWaiting = gauge(
    'console_database_waiting',
    'Queries and transactions that wait for a connection; with the embedded database, for its thread.',
  );
  const setBytes = gauge('console_database_size_bytes', 'Size of the database on its disk.');
  const setSessions = gauge('console_login_sessions', 'Sessions that are signed in and have not expired.');
  const setFree = gauge('console_data_free_bytes', 'Free space on the disk of DATA_DIR.');
  const setSize = gauge('console_data_size_bytes', 'Size of the disk of DATA_DIR.');
  const setBackupTime = gauge(
    'console_backup_last_success_timestamp_seconds',
    'When the newest backup of the embedded database was completed.',
  );
  const setBackupBytes = gauge('console_backup_last_size_bytes', 'Size of the newest backup.');

  let known: (Sums & { until: number }) | undefined;
  async function sumsNow(): Promise<Partial<Sums>> {
    if (known && known.until > Date.now()) return known;
    const sums = await readSums(database).catch(() => undefined);
    known = sums && { ...sums, until: Date.now() + lifetime };
    return sums ?? {};
  }

  return async () => {
    const { busy, most, waiting } = database.connections();
    setBusy(busy);
    setMost(most);
    setWaiting(waiting);
    const isUp = await database.isReady();
    setUp(isUp ? 1 : 0);
    const { bytes, sessions }: Partial<Sums> = isUp ? await sumsNow() : {};
    setBytes(bytes);
    setSessions(sessions);
    const disk = dataDir ? await statfs(dataDir).catch(() => undefined) : undefined;
    setFree(disk && disk.bavail * disk.bsize);
    setSize(disk && disk.blocks * disk.bsize);
    const backup = dataDir ? await newestBackup(join(dataDir, 'backups')) : undefined;
    setBackupTime(backup && backup.mtimeMs / 1000);
    setBackupBytes(backup?.size);
  };
}

async function readSums({ db }: Database): Promise<Sums> {
  const now = new Date();
  return db
    .selectFrom('login_sessions')
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .select(sql<number>`pg_database_size(current_database())`.as('bytes'))
    .executeTakeFirstOrThrow();
}

/** PostgreSQL is backed up by its own tools, so it has none. */
async function newestBackup(folder: string) {
  try {
    return await stat(backupsIn(folder).at(-1) ?? '');
  } catch {
    return undefined;
  }
}
