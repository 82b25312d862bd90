import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { expect, onTestFinished, test } from 'vitest';
import { template } from '../openForTest.ts';
import { backupsIn, restoreBackup, writeBackup } from './backup.ts';
import { createCluster, startCluster, startParams } from './cluster.ts';
import { DurableNodeFS } from './DurableNodeFS.ts';
import { selfCheck } from './selfCheck.ts';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'console-disk-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A cluster on the disk, created from a template because a new one takes seconds. */
async function cluster() {
  const path = join(folder(), 'database');
  await createCluster(path, await template());
  return path;
}

async function started() {
  const running = await startCluster(await cluster());
  onTestFinished(() => running.lite.close());
  return running;
}

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const write = (lite: PGlite, key: string) =>
  lite.query(`insert into server_state (key, value) values ($1, 'x')`, [key]);

test('every commit reaches the disk', async () => {
  const { lite, disk } = await started();
  for (const key of ['one', 'two', 'three']) {
    const before = disk.syncs;
    await write(lite, key);
    expect(disk.syncs).toBeGreaterThan(before);
  }
});

test('the start is refused when a commit does not reach the disk', async () => {
  const lite = await PGlite.create({ fs: new NodeFS(await cluster()), startParams });
  onTestFinished(() => lite.close());

  const disk = new DurableNodeFS(folder());
  await expect(selfCheck({ lite, disk })).rejects.toThrow('a commit did not reach the disk');
});

test('the start is refused when the engine runs without fsync', async () => {
  const disk = new DurableNodeFS(await cluster());
  const lite = await PGlite.create({ fs: disk });
  onTestFinished(() => lite.close());

  await expect(selfCheck({ lite, disk })).rejects.toThrow('would lose data in a power cut (fsync is off)');
});

test('if a commit can’t be synced, the server exits before it acknowledges the commit', async () => {
  const program = `
    import { PGlite } from '@electric-sql/pglite';
    import { DurableNodeFS } from ${here('DurableNodeFS.ts')};
    import { startParams } from ${here('cluster.ts')};
    let isBroken = false;
    const disk = new DurableNodeFS(${JSON.stringify(await cluster())}, () => {
      if (isBroken) throw new Error('EIO');
    });
    const lite = await PGlite.create({ fs: disk, startParams });
    isBroken = true;
    await lite.query("insert into server_state (key, value) values ('lost', 'x')");
    console.log('acknowledged');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });

  expect({ status, stdout }).toEqual({ status: 74, stdout: '' });
  expect(stderr).toContain("The disk refused to keep the database's changes (Error: EIO).");
});

test('the remains of an interrupted first start are discarded', async () => {
  const path = join(folder(), 'database');
  mkdirSync(`${path}.init`);
  writeFileSync(join(`${path}.init`, 'PG_VERSION'), 'half');
  await createCluster(path, await template());

  expect(readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()).toBe('18');
});

test('rejects a database of another PostgreSQL version and a folder without a database', async () => {
  const path = await cluster();
  writeFileSync(join(path, 'PG_VERSION'), '19\n');
  await expect(startCluster(path)).rejects.toThrow('is in the format of PostgreSQL 19');
  await expect(startCluster(folder())).rejects.toThrow('holds no database');
});

test('a backup contains all data, and the newest fourteen are kept', async () => {
  const { lite } = await started();
  const backups = folder();
  await write(lite, 'kept');
  for (let day = 1; day <= 15; day += 1) {
    await writeFileBackup(lite, backups, day);
  }
  const kept = backupsIn(backups);
  expect(kept).toHaveLength(14);
  expect(kept.at(0)).toContain('2026-01-02');

  const path = join(folder(), 'database');
  await restoreBackup(kept.at(-1) ?? '', path);
  const restored = await startCluster(path);
  onTestFinished(() => restored.lite.close());
  const { rows } = await restored.lite.query('select key from server_state');
  expect(rows).toEqual([{ key: 'kept' }]);
});

/** Writes a backup. Only the last one is real; the others are empty files. */
async function writeFileBackup(lite: PGlite, backups: string, day: number) {
  const now = new Date(Date.UTC(2026, 0, day));
  if (day === 15) await writeBackup(lite, backups, now);
  else writeFileSync(join(backups, `${now.toISOString().replaceAll(':', '-')}.tar.gz`), '');
}
