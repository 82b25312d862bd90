import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createCluster } from './durable/cluster.ts';
import { DatabaseUnavailable, translate } from './errors.ts';
import { extensions } from './extensions.ts';
import { open } from './open.ts';
import { openForTest, template } from './openForTest.ts';

async function folder() {
  const path = mkdtempSync(join(tmpdir(), 'console-open-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('data survives a restart, and closing frees the folder', async () => {
  const dataDir = await folder();
  await createCluster(join(dataDir, 'database'), await template());
  const first = await open({ dataDir });
  await first.db.insertInto('server_state').values({ key: 'kept', value: 'yes' }).execute();
  expect(await first.isReady()).toBe(true);
  await expect(open({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();

  const second = await open({ dataDir });
  onTestFinished(second.close);
  expect(await second.db.selectFrom('server_state').selectAll().execute()).toEqual([
    { key: 'kept', value: 'yes' },
  ]);
});

test('a data folder that can’t be written gives a one-sentence error', async () => {
  const file = join(await folder(), 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'below')]) {
    await expect(open({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} cannot be written (a file is in the way).`,
    );
  }
});

test('the error for an unreachable PostgreSQL server doesn’t contain the password', async () => {
  const opening = open({ databaseUrl: 'postgres://somebody:secret@127.0.0.1:1/console' });
  await expect(opening).rejects.toThrow('The PostgreSQL server at 127.0.0.1:1 does not answer.');
  await expect(opening).rejects.not.toThrow('secret');
});

test.each(['57P01', '08006', 'ECONNREFUSED', 'ECONNRESET', '53300'])('error %s means unavailable', (code) => {
  expect(translate(Object.assign(new Error('Gone'), { code }))).toBeInstanceOf(DatabaseUnavailable);
});

test.each(['23505', '40001'])('error %s is passed on unchanged', (code) => {
  const error = Object.assign(new Error('Other'), { code });
  expect(translate(error)).toBe(error);
});

// Only PostgreSQL has connections that can be closed.
if (process.env.TEST_DATABASE_URL) {
  test('a connection closed by the server means unavailable, and the next query gets a new one', async () => {
    const { db, close } = await openForTest();
    onTestFinished(close);

    await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow(
      DatabaseUnavailable,
    );
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
}

test('a template that another process replaces after it was read still opens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-template-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const loadDataDir = await template(folder);

  const [file = ''] = readdirSync(folder);
  const other = join(folder, 'written by another process');
  writeFileSync(other, readFileSync(join(folder, file)));
  renameSync(other, join(folder, file));

  const lite = await PGlite.create({ loadDataDir, extensions });
  onTestFinished(() => lite.close());
  expect((await lite.query('select count(*) from users')).rows).toEqual([{ count: 0 }]);
});
