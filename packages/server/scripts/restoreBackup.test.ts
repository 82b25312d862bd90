import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '../src/database/durable/backup.ts';
import { createCluster, startCluster } from '../src/database/durable/cluster.ts';
import { lock } from '../src/database/durable/lock.ts';
import { exchange } from '../src/database/exchange.ts';
import { template } from '../src/database/openForTest.ts';
import { embeddedPool, queriesOn } from '../src/database/pool.ts';
import { loadDemo } from '../src/demo/loadDemo.ts';
import { sumsInFolder, sumsOf } from './tableSums.ts';

const script = fileURLToPath(new URL('restoreBackup.ts', import.meta.url));

const restore = (...args: string[]) =>
  spawnSync(process.execPath, ['--conditions=@console/source', script, ...args], { encoding: 'utf8' });

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'console-restore-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('a restored backup has every row and sequence value of the database', async () => {
  const dataDir = folder();
  const database = join(dataDir, 'database');
  await createCluster(database, await template());
  const { lite } = await startCluster(database);
  const db = queriesOn(embeddedPool((messages) => exchange(lite, messages)));
  await loadDemo(db, { today: new Date('2026-03-27T10:00:00Z'), issuer: 'urn:test' });
  await db.insertInto('audit_log').values({ action: 'noted' }).execute();
  const before = await sumsOf(db);
  await writeBackup(lite, join(dataDir, 'backups'));
  await db.deleteFrom('appointments').execute();
  await db.updateTable('contacts').set({ notes: 'Changed later' }).execute();
  await db.insertInto('audit_log').values({ action: 'noted later' }).execute();
  expect(await sumsOf(db)).not.toEqual(before);
  await db.destroy();
  await lite.close();

  const { status, stdout, stderr } = restore(dataDir);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(await sumsInFolder(database)).toEqual(before);
  expect(before.contacts?.rows).toBeGreaterThan(50);
  expect(before.audit_log_id_seq).toEqual({ rows: 1, checksum: '1' });
  for (const [name, { rows, checksum }] of Object.entries(before)) {
    expect(stdout).toMatch(new RegExp(`${name} +│ ${rows} +│ '${checksum}'`));
  }
  const [aside] = readdirSync(dataDir).filter((name) => name.startsWith('database.before-'));
  expect(await sumsInFolder(join(dataDir, aside ?? ''))).not.toEqual(before);
  // Starts the database three times and writes the demo data, which is slow on a busy machine.
}, 90_000);

test('without a backup, exits with 1 and an error message', () => {
  const dataDir = folder();
  const { status, stderr } = restore(dataDir);
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no backup in ${join(dataDir, 'backups')}.\n`);
});

describe('a refused restore changes nothing', () => {
  function folderWith(backup: Buffer) {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'database'));
    mkdirSync(join(dataDir, 'backups'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18');
    writeFileSync(join(dataDir, 'backups', '2026-03-27T10-00-00.000Z.tar.gz'), backup);
    return dataDir;
  }
  /** Every file of the database and the backups, with its contents. The lock's own files must not be opened. */
  const contentsOf = (dataDir: string) =>
    ['database', 'backups'].flatMap((name) =>
      readdirSync(join(dataDir, name)).map((file) => [file, readFileSync(join(dataDir, name, file), 'hex')]),
    );

  test.each<[string, Buffer, string[], string]>([
    ['the named backup doesn’t exist', gzipSync('any'), ['missing.tar.gz'], 'no such file'],
    ['the backup isn’t compressed', Buffer.from('damaged'), [], 'incorrect header'],
    ['the backup holds no database', gzipSync('damaged'), [], 'failed to initialize'],
  ])('if %s', (_case, backup, args, complaint) => {
    const dataDir = folderWith(backup);
    const before = contentsOf(dataDir);
    const { status, stderr } = restore(dataDir, ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(complaint);
    expect(contentsOf(dataDir)).toEqual(before);
  });

  test('if the server is running', async () => {
    const dataDir = folderWith(gzipSync('any'));
    const held = await lock(dataDir);
    onTestFinished(() => held.release());
    const before = contentsOf(dataDir);
    const { status, stderr } = restore(dataDir);
    expect(status).toBe(1);
    expect(stderr).toContain('already in use');
    expect(contentsOf(dataDir)).toEqual(before);
  });
});
