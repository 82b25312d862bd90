import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCluster } from '../database/durable/cluster.ts';
import { open } from '../database/open.ts';
import { template } from '../database/openForTest.ts';

/* Tests that don't need a separate disk. `durability/diskFull.test.ts` does the same with a real one. */
const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

async function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'console-full-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  await createCluster(join(path, 'database'), await template());
  return path;
}

/** Runs code in a process that has opened the database of a folder as `db` and can break its disk. */
function inProcess(dataDir: string, lines: string) {
  const program = `
    import fs from 'node:fs';
    import { startCluster } from ${here('../database/durable/cluster.ts')};
    import { exchange } from ${here('../database/exchange.ts')};
    import { embeddedPool, queriesOn } from ${here('../database/pool.ts')};
    const { lite } = await startCluster(${JSON.stringify(join(dataDir, 'database'))});
    const db = queriesOn(embeddedPool((messages) => exchange(lite, messages)));
    const write = (key) => db.insertInto('server_state').values({ key, value: 'x' }).execute();
    function breakDisk(code) {
      fs.writeSync = () => { throw Object.assign(new Error(code), { code }); };
      fs.rmSync = fs.writeSync;
    }
    ${lines}`;
  const args = ['--conditions=@console/source', '--input-type=module', '-e', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: import.meta.dirname, timeout: 60_000 });
}

test.each([
  ['ENOSPC', 'No space left on device'],
  ['EROFS', 'Read-only file system'],
])(
  'if the write-ahead log can’t be written (%s), the server exits with an error and can restart',
  async (code, why) => {
    const dataDir = await dataFolder();
    const { status, stdout, stderr } = inProcess(
      dataDir,
      `await write('kept');
     breakDisk('${code}');
     await write('lost').then(() => console.log('acknowledged'), () => console.log('refused'));`,
    );
    expect({ status, stdout }).toEqual({ status: 74, stdout: '' });
    expect(stderr).toMatch(
      /^The embedded database gave up \([^\n]+\)\. Is the disk full or read-only\? [^\n]+\n$/,
    );
    expect(stderr).toContain(why);

    const { db, close } = await open({ dataDir });
    onTestFinished(close);
    expect(
      await db.selectFrom('server_state').select('key').where('key', 'in', ['kept', 'lost']).execute(),
    ).toEqual([{ key: 'kept' }]);
  },
);
