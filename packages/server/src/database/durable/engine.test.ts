import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../open.ts';
import { template } from '../openForTest.ts';
import { createCluster } from './cluster.ts';

/** A data folder with an empty database. */
async function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-engine-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await createCluster(join(dataDir, 'database'), await template());
  return dataDir;
}

test('a long query doesn’t block the event loop', async () => {
  const database = await open({ dataDir: await dataFolder() });
  onTestFinished(() => database.close());
  let turns = 0;
  let isAnswered = false;
  const query = sql`select count(*) from generate_series(1, 2000000)`.execute(database.db).then(() => {
    isAnswered = true;
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  function turn() {
    if (isAnswered) return resolve();
    turns += 1;
    setImmediate(turn);
  }
  turn();
  await Promise.all([query, promise]);
  expect(turns).toBeGreaterThan(100);
});

test('if the engine crashes, the server exits without acknowledging the change', async () => {
  const dataDir = await dataFolder();
  const program = join(dataDir, 'program.ts');
  writeFileSync(
    program,
    `import { rmSync } from 'node:fs';
    import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
    import { open } from ${JSON.stringify(new URL('../open.ts', import.meta.url).href)};
    const { db } = await open({ dataDir: ${JSON.stringify(dataDir)} });
    rmSync(${JSON.stringify(join(dataDir, 'database/pg_wal'))}, { recursive: true });
    await sql\`select pg_switch_wal()\`.execute(db);
    await db.insertInto('server_state').values({ key: 'lost', value: 'x' }).execute();
    console.log('acknowledged');`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 74, stdout: '' });
  expect(stderr).toContain('Stopping; a restart recovers.');
});
