import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { encryption } from '../../config/encryption.ts';
import { restoreBackup, writeBackup } from '../../database/durable/backup.ts';
import { startCluster } from '../../database/durable/cluster.ts';
import { open } from '../../database/open.ts';
import { logOf } from '../../http/log.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { compact } from './compact.ts';
import { erasureLogOf, erasureTerms } from './erasureTerms.ts';
import { repeatErasures } from './sweep.ts';

/** Searches the bytes of everything that the server has written, on a real embedded database. */

const dataDir = mkdtempSync(join(tmpdir(), 'erasure-bytes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const encryptionKey = Buffer.alloc(32, 7);

const name = 'Wilhelmina Quartzova';
const number = '0527418529';
const words = 'marzipan hedgehogs';
const email = 'quartzova@example.test';
/** Also in the form in which lists are searched, and as the name is split. */
const traces = [name, name.toLowerCase(), 'quartzova', number, words, email];

/** The files that contain a trace, by folder. */
function found(): string[] {
  const places: string[] = [];
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const contents = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    if (traces.some((trace) => contents.includes(trace))) places.push(path.slice(dataDir.length + 1));
  }
  return places;
}

const folders = () =>
  [
    ...new Set(
      found().map((path) =>
        path
          .split('/')
          .slice(0, path.includes('pg_wal') ? 2 : 1)
          .join('/'),
      ),
    ),
  ].sort();

/** Runs the server, which sweeps when it starts. */
async function running<Result>(
  work: (server: Awaited<ReturnType<typeof start>>) => Promise<Result>,
): Promise<Result> {
  const server = await start();
  try {
    return await work(server);
  } finally {
    await server.app.close();
    await server.database.close();
  }
}

async function start() {
  const database = await open({ dataDir });
  const terms = erasureTerms(encryption(encryptionKey), database);
  const repeated = await repeatErasures({ db: database.db, terms, erasureLog: erasureLogOf(dataDir) });
  const log = (line: string) => writeFileSync(join(dataDir, 'server.log'), line, { flag: 'a' });
  const app = await buildApp({
    config: {
      identity: { kind: 'development' },
      trustedProxies: [],
      consoleDir: dataDir,
      dataDir,
      encryptionKey,
    },
    database,
    limits: false,
    logger: { ...logOf('info'), stream: { write: log } },
  });
  await app.listen({ port: 0 });
  return { app, database, repeated, ...peopleIn(database.db) };
}

/** Writes a backup of the stopped database. */
async function backUp(folder: string) {
  const { lite } = await startCluster(join(dataDir, 'database'));
  const path = await writeBackup(lite, folder);
  await lite.close();
  return path;
}

/** Replaces the database with a backup, as scripts/restoreBackup.ts does. */
async function restore(path: string) {
  await restoreBackup(path, join(dataDir, 'restored'));
  rmSync(join(dataDir, 'database'), { recursive: true });
  renameSync(join(dataDir, 'restored'), join(dataDir, 'database'));
}

test('after an erasure, no file contains the name, number or words, and a restored backup is erased again', async () => {
  mkdirSync(join(dataDir, 'recordings'));
  const { token, orgId, contact } = await running(async ({ app, database, ...make }) => {
    const owner = await make.person();
    const orgId = await make.organization(owner.id);
    writeFileSync(join(dataDir, 'recordings', 'one.mp3'), `${randomBytes(64).toString('hex')} ${words}`);
    const recording = await database.db
      .insertInto('recordings')
      .values({ org_id: orgId, file_name: 'one.mp3', media_type: 'audio/mpeg', size: 9 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ask = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      app.inject({
        method,
        url,
        payload,
        headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': url },
      });
    const made = await ask('POST', '/api/contacts', {
      name,
      phone: number,
      email,
      organization: orgId,
      notes: words,
    });
    const contact = made.json().id as string;
    for (let call = 0; call < 20; call += 1) {
      await make.session(orgId, {
        ...{
          contact_id: contact,
          summary: `${name} asked for ${words}`,
          transcription: `${words} ${number}`,
        },
        ...{
          transcript: JSON.stringify([{ content: `I am ${name}` }]),
          ...(call === 0 && { recording_id: recording.id }),
        },
      });
    }
    await make.appointment(orgId, {
      contact_id: contact,
      contact_name: name,
      contact_phonenumber: number,
      title: words,
    });
    const channel = await make.channel(orgId);
    const { token } = await make.serviceToken(orgId, owner);
    const at = `/api/organization/${orgId}/channels/${channel}`;
    const sent = async (method: 'PUT' | 'POST', path: string, payload: object) => {
      const headers = { authorization: `Bearer ${token}` };
      expect((await app.inject({ method, url: `${at}${path}`, payload, headers })).statusCode).toBeLessThan(
        300,
      );
    };
    const [startTime, endTime] = ['2026-03-01T09:00:00Z', '2026-03-01T09:01:00Z'];
    await sent('PUT', '/sessions/one', { startTime, phone: number, name });
    await sent('POST', '/sessions/one/turns', {
      turns: [{ number: 0, content: `${name} wants ${words}`, speaker: 'caller', start: 1 }],
    });
    await sent('PUT', '/sessions/one/end', { endTime, status: 'completed', summary: words });
    // Statistics contain the most frequent values of each column.
    await compact(database.db);
    await ask('PATCH', `/api/organization/${orgId}/contacts/${contact}`, { notes: `${words} again` });
    return { token: owner.token, orgId, contact };
  });
  const before = await backUp(join(dataDir, 'backups'));
  // It finds them before, everywhere but in the log.
  expect(folders()).toEqual(['backups', 'database', 'database/pg_wal', 'recordings']);
  expect(readFileSync(join(dataDir, 'server.log'), 'utf8')).toContain(contact);

  const erasure = await running(async ({ app }) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/organization/${orgId}/contacts/${contact}/erasure`;
    return (await app.inject({ method: 'POST', url, headers })).json() as { id: string };
  });
  const during = await backUp(join(dataDir, 'held'));
  await running(async ({ database }) => {
    await database.db
      .updateTable('erasures')
      .set({ due_at: new Date(0) })
      .execute();
  });
  await running(async () => {});
  // The server has swept and stopped. Only the older backups have the words.
  expect(found()).toEqual([before, during].map((path) => path.slice(dataDir.length + 1)));
  const after = await backUp(join(dataDir, 'fresh'));
  expect(found()).not.toContain(after.slice(dataDir.length + 1));
  expect(existsSync(join(dataDir, 'recordings', 'one.mp3'))).toBe(false);

  for (const backup of [before, during]) {
    await restore(backup);
    const left = await running(async ({ app, database, repeated }) => {
      const headers = { authorization: `Bearer ${token}` };
      const receipts = (await app.inject({ url: `/api/organization/${orgId}/erasures`, headers })).json();
      const contacts = (await app.inject({ url: `/api/organization/${orgId}/contacts`, headers })).json();
      await compact(database.db);
      return { repeated, contacts, receipts };
    });
    expect(left).toMatchObject({ repeated: 1, contacts: [], receipts: [{ id: erasure.id, name: null }] });
    expect(found().filter((path) => path.startsWith('database'))).toEqual([]);
  }
  // The next start has nothing to repeat.
  expect(await running(async ({ repeated }) => repeated)).toBe(0);
}, 240_000);
