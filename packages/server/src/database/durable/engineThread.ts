import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseError } from '../errors.ts';
import { exchange } from '../exchange.ts';
import { writeBackup } from './backup.ts';
import { backupNightly } from './backupNightly.ts';
import { startCluster } from './cluster.ts';
import type { EngineFolders, Order, Reply } from './engine.ts';
import { selfCheck } from './selfCheck.ts';

/* The thread of the embedded engine, started by `engine.ts`: opens the database, then handles orders. */
const { folder, backups } = workerData as EngineFolders;

start().then(
  () => reply({ id: 0 }),
  (error: Error) => {
    reply({ id: 0, error, ...(error instanceof DatabaseError && { status: error.status }) });
    parentPort?.close();
  },
);

async function start() {
  const cluster = await startCluster(folder);
  await selfCheck(cluster);
  const { lite } = cluster;
  const nightly = backupNightly(lite, backups);

  async function obey({ kind, messages }: Order) {
    if (messages) return exchange(lite, messages);
    if (kind === 'backup') await writeBackup(lite, backups);
    if (kind === 'close') await nightly.stop().then(() => lite.close());
    return undefined;
  }

  parentPort?.on('message', (order: Order) => {
    const { id } = order;
    obey(order).then(
      (answer) => reply({ id, answer }),
      (error: Error) => reply({ id, error }),
    );
  });
}

function reply(one: Reply) {
  parentPort?.postMessage(one, one.answer ? [one.answer.buffer] : []);
}
