import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const hour = 3_600_000;
const atOnce = 100;

/**
 * Removes the files of recordings from the disk after their rows are deleted. The database records each file in the
 * transaction that deletes its last row. So a crash can't lose an entry, and files that a restored backup or another
 * program put there aren't removed. Runs at startup, every hour, and after a sweep.
 *
 * @param folder the folder with the files
 * @returns a function that looks for such files
 */
export function removeFreedFiles(app: FastifyInstance, folder: string): () => void {
  const { db } = app.database;

  const complain = (err: unknown) =>
    app.log.error({ err }, 'The file of a deleted recording could not be removed');

  const remove = (name: string) =>
    rm(join(folder, name), { force: true }).then(
      () => true,
      (error) => complain(error),
    );

  async function removeAll() {
    let last = '';
    for (;;) {
      const freed = await db
        .selectFrom('freed_recordings')
        .select((row) => [
          'file_name',
          row
            .exists(
              row
                .selectFrom('recordings')
                .select('id')
                .whereRef('recordings.file_name', '=', 'freed_recordings.file_name'),
            )
            .as('is_used'),
        ])
        .where('file_name', '>', last)
        .orderBy('file_name')
        .limit(atOnce)
        .execute();
      const done = [];
      for (const { file_name, is_used } of freed) {
        // A file that can't be removed doesn't block the others.
        if (is_used || (await remove(file_name))) done.push(file_name);
      }
      if (done.length > 0) await db.deleteFrom('freed_recordings').where('file_name', 'in', done).execute();
      last = freed.at(-1)?.file_name ?? '';
      if (freed.length < atOnce) return;
    }
  }

  let running = Promise.resolve();
  function look() {
    running = running.then(removeAll).catch(complain);
  }
  const timer = setInterval(look, hour).unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return look;
}
