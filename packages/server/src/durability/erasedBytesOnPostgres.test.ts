import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../database/open.ts';
import { atExit } from '../testing/atExit.ts';
import { peopleIn } from '../testing/fixtures.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { addBusiness, ask } from './business.ts';

const script = fileURLToPath(new URL('../../scripts/sweepErasures.ts', import.meta.url));
const encryptionKey = Buffer.alloc(32, 7).toString('base64');

const name = 'Wilhelmina Quartzova';
const number = '0527418529';
const words = 'marzipan hedgehogs';
const traces = [name, 'quartzova', number, words];

/** The files in a folder that contain a trace. */
const found = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .filter((path) => {
      const bytes = readFileSync(path);
      return traces.some((trace) => bytes.includes(trace));
    });

test('with --compact, no file of PostgreSQL contains the name, number or words of an erased person', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = postgres.url;
  const dataDir = mkdtempSync(join(tmpdir(), 'console-erased-'));
  onTestFinished(atExit(() => rmSync(dataDir, { recursive: true, force: true })));
  mkdirSync(join(dataDir, 'recordings'));
  const business = await addBusiness({ databaseUrl });
  const { orgId } = business;

  const { db, close } = await open({ databaseUrl });
  const make = peopleIn(db);
  const owner = await make.person();
  const channel = await make.channel(orgId);
  const { token } = await make.serviceToken(orgId, owner);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ENCRYPTION_KEY: encryptionKey };
  const server = await startProcess(env);
  const at = `/organization/${orgId}/channels/${channel}/sessions`;
  const send = async (method: 'PUT' | 'POST', path: string, body: object) =>
    expect((await ask(server.address, { orgId, token }, [method, `${at}${path}`, body])).status).toBe(200);
  for (let call = 0; call < 5; call += 1) {
    await send('PUT', `/${call}`, { startTime: '2026-03-01T09:00:00Z', phone: number, name });
    await send('POST', `/${call}/turns`, { turns: [{ number: 0, content: `${name} wants ${words}` }] });
    await send('PUT', `/${call}/end`, {
      endTime: '2026-03-01T09:01:00Z',
      status: 'completed',
      summary: words,
    });
  }
  const { id } = await db
    .selectFrom('contacts')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  // It finds them before.
  expect(found(postgres.data).length).toBeGreaterThan(3);

  const path = `/organization/${orgId}/contacts/${id}/erasure`;
  expect((await ask(server.address, business, ['POST', path])).status).toBe(201);
  await db
    .updateTable('erasures')
    .set({ due_at: new Date(0) })
    .execute();
  await server.stop();
  const { PATH } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [script, dataDir, '--apply', '--compact'], {
    ...{ env: { PATH, ...env }, encoding: 'utf8' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect([...found(postgres.data), ...found(dataDir)]).toEqual([]);
  await close();
});
