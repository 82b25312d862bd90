import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { encryption } from '../config/encryption.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { configurationOf } from '../resources/integrations/sealed.ts';
import { createDatabase } from '../testing/postgres.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { backupsIn, restoreBackup } from './durable/backup.ts';
import { createCluster, startCluster } from './durable/cluster.ts';
import { exchange } from './exchange.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type DatabaseConfig, open } from './open.ts';
import { embeddedPool, postgresPool, queriesOn } from './pool.ts';

/**
 * Rehearses upgrades with data of earlier versions. Each file in `fixtures` is named for the last migration of its
 * version. That version itself wrote the data, on PostgreSQL: the bakery of its demo data, a few calls of its API, and
 * `pg_dump --data-only --inserts`, without the lines that set up a session. In 0007, a time zone, a secret and a
 * subscription were added.
 */
const versions = ['0007', '0014'] as const;

/** The key of the versions that encrypt. */
const key = Buffer.alloc(32, 7);

/** Tables that migrations or the server fill or empty. */
const ownTables = [
  'schema_migrations',
  'freed_recordings',
  'integration_types',
  'quotas',
  'server_state',
  'list_versions',
  'audit_log',
];

type Db = Kysely<unknown>;

/** Creates the schema of a version, fills it with its data, and returns the number of rows of each table. */
async function fill(db: Db, version: string, token: string) {
  const steps = migrations.filter(({ name }) => name.slice(0, 4) <= version);
  await migrate(db, steps);
  const data = gunzipSync(readFileSync(new URL(`fixtures/${version}.sql.gz`, import.meta.url))).toString();
  await db.connection().execute(async (own) => {
    // Also the audit log, which is append-only.
    await sql`set session_replication_role = replica`.execute(own);
    await sql.raw(`truncate ${(await tablesOf(own)).join()} cascade`).execute(own);
    await sql.raw(data).execute(own);
    await sql`update login_sessions set token_hash = ${hashOf(token)}, expires_at = now() + interval '1 day',
      idle_expires_at = now() + interval '1 day'
      where id = (select id from login_sessions order by created_at desc limit 1)`.execute(own);
    // The newest call that is over wasn't answered.
    await sql`update sessions set status = 'no-answer' where id = (
      select id from sessions where kind = 'call' and end_time is not null order by start_time desc limit 1)`.execute(
      own,
    );
    await sql`set session_replication_role = default`.execute(own);
  });
  return countsOf(db);
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function countsOf(db: Db) {
  const counts: Record<string, number> = {};
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(db);
    if (!ownTables.includes(name)) counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** An embedded database in a folder, without the migrations that `open` would run. */
async function inFolder<Result>(folder: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { lite } = await startCluster(folder);
  const db = queriesOn(embeddedPool((messages) => exchange(lite, messages)));
  try {
    return await work(db as unknown as Db);
  } finally {
    await db.destroy();
    await lite.close();
  }
}

async function onServer<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = queriesOn(postgresPool(url));
  try {
    return await work(db as unknown as Db);
  } finally {
    await db.destroy();
  }
}

function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'console-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts the server on the data of a version, and checks what a person of that version sees. */
async function rehearse(
  version: string,
  token: string,
  { config, env }: { config: DatabaseConfig; env: Record<string, string> },
) {
  const server = await startProcess({ ...env, ENCRYPTION_KEY: key.toString('base64') });
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBeLessThan(300);
    return answer.json();
  };
  try {
    expect(await call('GET', '/users/me')).toMatchObject({ email: 'maya@levinsky.example' });
    const [organization] = await call('GET', '/organizations');
    const at = `/organization/${organization.id}`;
    expect(organization).toMatchObject({
      name: 'Levinsky Bakery',
      timeZone: version === '0007' ? 'America/Panama' : 'Asia/Jerusalem',
    });
    const [{ id }] = await call('GET', `${at}/contacts/?q=Upgrade&limit=10`);
    const contact = await call('GET', `/organizations/${organization.id}/contacts/${id}`);
    expect(contact).toMatchObject({ name: 'Upgrade Contact', notes: 'Before the upgrade' });
    const changed = await call('PATCH', `${at}/contacts/${id}`, {
      notes: 'After the upgrade',
    });
    expect(changed.notes).toBe('After the upgrade');
    expect(await call('GET', `${at}/sessions?limit=100`)).toHaveLength(40);
    const missed = await call('GET', `${at}/sessions?outcome=missed&limit=100`);
    const waiting = await call('GET', `${at}/callbacks?limit=100`);
    expect(missed).toHaveLength(1);
    // A missed call, and a contact whose date has passed.
    expect(waiting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lastCall: expect.objectContaining({ id: missed[0].id }) }),
        expect.objectContaining({ lastCall: null, nextDateOfContact: '2026-11-27T08:30:00.000Z' }),
      ]),
    );
    expect(await call('GET', `${at}/appointments`)).not.toHaveLength(0);
    expect(JSON.stringify(await call('GET', `${at}/integrations`))).not.toContain('hunter2');
    const { subscription } = await call('GET', '/user/settings');
    expect(subscription).toBe(version === '0007' ? 'unconfirmed' : null);
  } finally {
    expect((await server.stop()).complaint).toBe('');
  }
  const { db, close } = await open(config);
  const own = db as unknown as Db;
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(own);
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  const kept = await db
    .selectFrom('integrations')
    .select(['id', 'configuration', 'sealed_configuration'])
    .execute();
  expect(kept).toHaveLength(2);
  for (const row of kept) {
    expect(row.configuration).toBeNull();
    expect(configurationOf(encryption(key), row)).toEqual({
      ...(version === '0007' && { token: 'hunter2' }),
      connected: true,
    });
  }
  const counts = await countsOf(own);
  await close();
  return counts;
}

test.each(versions)(
  'the embedded database of version %s is upgraded with its data, after a backup',
  async (version) => {
    const dataDir = temporary();
    const folder = join(dataDir, 'database');
    const token = newSecret();
    await createCluster(folder);
    const before = await inFolder(folder, (db) => fill(db, version, token));
    expect(await rehearse(version, token, { config: { dataDir }, env: { DATA_DIR: dataDir } })).toMatchObject(
      before,
    );

    const [backup = '', ...others] = backupsIn(join(dataDir, 'backups'));
    expect(others).toEqual([]);
    const restored = join(temporary(), 'database');
    await restoreBackup(backup, restored);
    expect(await inFolder(restored, countsOf)).toEqual(before);
  },
);

test.each(versions)('the PostgreSQL database of version %s is upgraded with its data', async (version) => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const databaseUrl = await createDatabase(server, `upgrade_${version}`);
  const DATA_DIR = temporary();
  mkdirSync(DATA_DIR, { recursive: true });
  const token = newSecret();
  const before = await onServer(databaseUrl, (db) => fill(db, version, token));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR };
  expect(await rehearse(version, token, { config: { databaseUrl }, env })).toMatchObject(before);
});
