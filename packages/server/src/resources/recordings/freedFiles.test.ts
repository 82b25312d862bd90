import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'freed-files-test-'));
  await mkdir(join(dataDir, 'recordings'));
  server = await startForTest({ dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** A business with a recorded call. */
async function business(file_name = `${randomUUID()}.mp3`) {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const path = join(dataDir, 'recordings', file_name);
  await writeFile(path, 'sound');
  const record = async () => {
    const { id } = await server.database.db
      .insertInto('recordings')
      .values({ org_id: orgId, file_name, media_type: 'audio/mpeg', size: 5 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const recording_id = await record();
  const sessionId = await server.session(orgId, { recording_id });
  const erase = () => server.database.db.deleteFrom('organizations').where('id', '=', orgId).execute();
  return { owner, orgId, file_name, path, recording_id, sessionId, erase };
}

/** Starts a server on the same data and stops it, so that its startup work is done. */
async function restart() {
  const app = await buildApp({
    config: { identity: { kind: 'development' }, trustedProxies: [], consoleDir: dataDir, dataDir },
    database: server.database,
    limits: false,
  });
  await app.ready();
  await app.close();
}

const noted = () => server.database.db.selectFrom('freed_recordings').select('file_name').execute();

test('the recordings of an erased organization are removed from the disk and no others', async () => {
  const [one, other] = [await business(), await business()];
  await one.erase();
  await restart();
  expect(existsSync(one.path)).toBe(false);
  expect(existsSync(other.path)).toBe(true);
  expect(await noted()).toEqual([]);
});

test('a deleted organization keeps its recordings until it is erased', async () => {
  const { orgId, owner, path } = await business();
  expect((await server.call('DELETE', `/organizations/${orgId}`, { as: owner.token })).status).toBe(204);
  await restart();
  expect(existsSync(path)).toBe(true);
});

test('a file shared by two organizations is removed when the second one is erased', async () => {
  const one = await business();
  const other = await business(one.file_name);
  await one.erase();
  await restart();
  expect(existsSync(one.path)).toBe(true);
  await other.erase();
  await restart();
  expect(existsSync(one.path)).toBe(false);
});

test('the next start removes leftover files and clears entries whose file is already gone', async () => {
  const { db } = server.database;
  const { sessionId, recording_id, path, orgId } = await business();
  const again = await server.session(orgId, { recording_id });
  const missing = await business();
  await rm(missing.path);
  await db.deleteFrom('recordings').where('id', '=', missing.recording_id).execute();
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  expect(await noted()).toEqual([{ file_name: missing.file_name }]);

  await db.deleteFrom('sessions').where('id', '=', again).execute();
  expect(await db.selectFrom('recordings').selectAll().where('id', '=', recording_id).execute()).toEqual([]);
  expect(existsSync(path)).toBe(true);
  await restart();
  expect(existsSync(path)).toBe(false);
  expect(await noted()).toEqual([]);
});

test('a file that can’t be removed is retried and doesn’t block the others', async () => {
  const [one, other] = [await business('0-first.mp3'), await business()];
  await rm(one.path);
  await mkdir(one.path);
  const { db } = server.database;
  await db.deleteFrom('recordings').where('id', 'in', [one.recording_id, other.recording_id]).execute();
  await restart();
  expect(existsSync(other.path)).toBe(false);
  expect(await noted()).toEqual([{ file_name: one.file_name }]);
  await rm(one.path, { recursive: true });
  await restart();
  expect(await noted()).toEqual([]);
});

test('a file whose name a new recording uses again isn’t removed', async () => {
  const one = await business();
  await server.database.db.deleteFrom('recordings').where('id', '=', one.recording_id).execute();
  await business(one.file_name);
  await restart();
  expect(existsSync(one.path)).toBe(true);
});
