import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { repeatErasures } from './sweep.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasures-test-'));
  await mkdir(join(dataDir, 'recordings'));
  server = await startForTest({ dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** Starts a server on the same data and stops it, so that it sweeps once. */
async function sweepOnce() {
  const app = await buildApp({
    config: { identity: { kind: 'development' }, trustedProxies: [], consoleDir: dataDir, dataDir },
    database: server.database,
    limits: false,
  });
  await app.listen({ port: 0 });
  await app.close();
}

/** A contact with a recorded call, a missed call, a decision and two appointments, and a neighbor with a call. */
async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const channel_id = await server.channel(orgId);
  const contact = await server.contact(orgId, {
    ...{ name: 'Dana Zuckerman', phone: '0521112233', email: 'dana@example.test', notes: 'Wants rye' },
    ...{ channel_id, responsible: 'A Person', responsible_id: owner.id },
    next_date_of_contact: '2026-03-02T09:00:00Z',
  });
  const neighbor = await server.contact(orgId, { name: 'Neighbor', phone: '0529998877' });
  const record = async () => {
    const file_name = `${randomUUID()}.mp3`;
    await writeFile(join(dataDir, 'recordings', file_name), 'sound');
    const { id } = await server.database.db
      .insertInto('recordings')
      .values({ org_id: orgId, file_name, media_type: 'audio/mpeg', size: 5 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, path: join(dataDir, 'recordings', file_name) };
  };
  const [own, shared] = [await record(), await record()];
  const call = await server.session(orgId, {
    ...{ contact_id: contact, channel_id, recording_id: own.id, duration: 61, summary: 'About zwieback' },
    transcription: 'I am Dana Zuckerman, I want zwieback',
    transcript: JSON.stringify([{ content: 'I want zwieback' }, { content: 'Fine' }]),
  });
  await server.session(orgId, { contact_id: contact, channel_id, recording_id: shared.id, transcript: null });
  await server.session(orgId, { contact_id: neighbor, channel_id, recording_id: shared.id });
  const missed = await server.session(orgId, {
    ...{ contact_id: contact, channel_id, status: 'missed', duration: 5, start_time: '2026-03-03T09:00:00Z' },
    ...{ end_time: '2026-03-03T09:00:05Z', summary: '', transcription: '', transcript: null },
  });
  await server.appointment(orgId, { contact_id: contact, contact_name: 'Dana Zuckerman' });
  await server.appointment(orgId, { contact_name: 'Dana', contact_phonenumber: '+972-52-1112233' });
  await server.appointment(orgId, { contact_id: neighbor, contact_name: 'Neighbor' });
  const at = `/organization/${orgId}`;
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: object = {}) =>
    server.call(method, path.startsWith('/') ? path : `${at}/${path}`, { as: owner.token, ...options });
  await ask('PUT', `callbacks/contact:${contact}`, { body: { state: 'irrelevant' } });
  const erase = async () => (await ask('POST', `contacts/${contact}/erasure`)).body;
  /** Makes a waiting erasure due, and sweeps. */
  const sweepNow = async () => {
    await server.database.db
      .updateTable('erasures')
      .set({ due_at: new Date() })
      .where('org_id', '=', orgId)
      .execute();
    await sweepOnce();
  };
  return { owner, orgId, at, ask, erase, sweepNow, contact, neighbor, call, missed, own, shared };
}

type Business = Awaited<ReturnType<typeof business>>;

/** Everything that the API shows of an organization. */
async function everything({ ask, owner, orgId, contact, neighbor, own, shared }: Business) {
  const seen: Record<string, unknown> = {};
  const paths = [
    ...['contacts/', 'sessions', 'appointments', 'callbacks', 'usage?month=2026-03'],
    ...['search?q=zwieback', 'contacts/?q=0521112233&limit=25', 'sessions?limit=25&fields=caller'],
    ...['sessions?q=zuckerman', 'reports/daily?from=2026-03-01&to=2026-03-03'],
    ...[`/organizations/${orgId}/contacts/${contact}`, `/contacts/${contact}`, `contact/${contact}/session`],
    ...[`contact/${neighbor}/session`, '/contacts', '/sessions', '/calls', '/appointments'],
  ];
  for (const path of paths) {
    const { status, body, headers } = await ask('GET', path);
    const { instance: _, ...rest } = Array.isArray(body) ? { rows: body } : body;
    seen[path] = { status, total: headers['x-total-count'], ...rest };
  }
  for (const { id } of [own, shared])
    seen[id] = (
      await server.app.inject({
        url: `/recordings/${id}`,
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).statusCode;
  return seen;
}

const hidden = /Dana|Zuckerman|zwieback|1112233|dana@/;

test('a requested erasure hides the contact everywhere, and undoing it brings back everything as it was', async () => {
  const one = await business();
  const before = await everything(one);
  expect(JSON.stringify(Object.values(before))).toMatch(hidden);
  const plan = await one.ask('GET', `contacts/${one.contact}/erasure`);
  expect(plan.body.removes).toEqual({
    ...{ contacts: 1, calls: 3, turns: 2, summaries: 2, transcriptions: 2, recordings: 1 },
    ...{ appointments: 2, notes: 1, decisions: 1 },
  });

  const erasure = await one.erase();
  expect(erasure).toMatchObject({
    ...{ kind: 'contact', name: 'Dana Zuckerman', erasedAt: null, backupsUntil: null },
    removed: plan.body.removes,
  });
  const hours = (Date.parse(erasure.dueAt) - Date.parse(erasure.requestedAt)) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(49);
  const meanwhile = await everything(one);
  expect(JSON.stringify(Object.values(meanwhile))).not.toMatch(hidden);
  expect(meanwhile[`/contacts/${one.contact}`]).toMatchObject({ status: 404 });
  // The bill of the month doesn't change.
  expect(meanwhile['usage?month=2026-03']).toEqual(before['usage?month=2026-03']);
  await sweepOnce();
  expect(existsSync(one.own.path)).toBe(true);

  expect((await one.ask('DELETE', `erasures/${erasure.id}`)).status).toBe(204);
  expect(await everything(one)).toEqual(before);
  expect((await one.ask('GET', 'erasures')).body).toEqual([]);
  expect((await one.ask('DELETE', `erasures/${erasure.id}`)).status).toBe(404);
  await sweepOnce();
  expect(existsSync(one.own.path)).toBe(true);
  // A missed call after that is still ignored, as was decided.
  await server.session(one.orgId, {
    ...{ contact_id: one.contact, status: 'missed', start_time: '2026-03-04T09:00:00Z' },
    end_time: '2026-03-04T09:01:00Z',
  });
  expect((await one.ask('GET', 'callbacks')).body).toEqual([]);
});

test('undoing works after the channel and the responsible member are gone', async () => {
  const one = await business();
  const { id } = await one.erase();
  const { db } = server.database;
  await db.deleteFrom('channels').where('org_id', '=', one.orgId).execute();
  expect((await one.ask('DELETE', `erasures/${id}`)).status).toBe(204);
  const { body } = await one.ask('GET', `/contacts/${one.contact}`);
  expect(body).toMatchObject({ name: 'Dana Zuckerman', channel: null });
  expect((await one.ask('GET', `sessions?id=${one.call}`)).body).toMatchObject([{ channel: null }]);
});

test('the sweep erases what is due, and only a receipt without a name is left', async () => {
  const one = await business();
  const { ask, owner, orgId, contact, call } = one;
  const headers = { 'idempotency-key': 'k' };
  const body = { contact, startTime: '2026-03-01T09:00:00Z', summary: 'zwieback again' };
  const { status } = await ask('POST', 'sessions', { body, headers });
  expect(status).toBe(201);
  await ask('GET', `contacts/${contact}/copy`);
  const costs = (await ask('GET', 'usage?month=2026-03')).body;
  const { id } = await one.erase();
  await one.sweepNow();

  const [receipt] = (await ask('GET', 'erasures')).body;
  expect(receipt).toMatchObject({
    ...{ id, name: null, kind: 'contact' },
    removed: { contacts: 1, calls: 4, turns: 2, recordings: 1, appointments: 2, decisions: 1 },
  });
  const days = (Date.parse(receipt.backupsUntil) - Date.parse(receipt.erasedAt)) / 86_400_000;
  if (server.database.engine === 'embedded') expect(days).toBe(15);
  else expect(receipt.backupsUntil).toBeNull();
  expect((await ask('DELETE', `erasures/${id}`)).status).toBe(409);
  expect((await ask('GET', 'usage?month=2026-03')).body).toEqual(costs);
  await vi.waitFor(() => expect(existsSync(one.own.path)).toBe(false), 10_000);
  expect(existsSync(one.shared.path)).toBe(true);

  // Nothing in any table contains the words, or the IDs of what was erased.
  const gone = new RegExp(`${hidden.source}|${contact}|${call}`);
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(server.database.db);
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select one::text as line from ${sql.table(name)} as one
      where one::text like ${`%${orgId}%`} or ${name} not in ('contacts', 'sessions', 'appointments', 'recordings', 'callbacks')`.execute(
      server.database.db,
    );
    const left = rows.filter(
      ({ line }) => gone.test(line) && (line.includes(orgId) || line.includes(owner.id)),
    );
    expect([name, left]).toEqual([name, []]);
  }
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'user_id'])
    .where('org_id', '=', orgId)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(notes.map(({ action }) => action)).toEqual([
    ...['callback.irrelevant', 'session.create', 'contact.copy', 'contact.erase', 'contact.erased'],
  ]);
  const erasureLog = await readFile(join(dataDir, 'backups', 'erasures.jsonl'), 'utf8');
  expect(erasureLog).toContain(id);
  expect(erasureLog).not.toMatch(gone);
});

test('a request that isn’t due yet isn’t erased', async () => {
  const one = await business();
  await one.erase();
  await sweepOnce();
  expect((await one.ask('GET', 'erasures')).body).toMatchObject([{ erasedAt: null, name: 'Dana Zuckerman' }]);
});

test('an entry of the audit log can get the ID of a receipt, and no other change', async () => {
  const one = await business();
  const { id } = await one.erase();
  const { db } = server.database;
  const refused = { message: 'The audit log only grows' };
  const change = (set: object) =>
    db.updateTable('audit_log').set(set).where('org_id', '=', one.orgId).execute();
  await expect(change({ subject_id: id })).rejects.toMatchObject(refused);
  await one.sweepNow();
  await expect(change({ subject_id: id, action: 'x' })).rejects.toMatchObject(refused);
  await expect(change({ subject_id: randomUUID() })).rejects.toMatchObject(refused);
});

const remove = ({ ask, orgId }: Business) => ask('DELETE', `/organizations/${orgId}`);

test('a deleted organization is closed to everyone, and its owner can restore it as it was', async () => {
  const one = await business();
  const { ask, owner, orgId } = one;
  const colleague = await server.person();
  await server.member(orgId, colleague.id, 'manager');
  const { token } = await server.serviceToken(orgId, owner);
  const channel = await server.channel(orgId);
  const { path: feed } = (await ask('PUT', 'calendarFeed', { body: { hidesNames: false } })).body;
  const reachable = async () => ({
    owner: (await ask('GET', 'contacts/')).status,
    colleague: (await server.call('GET', `/organizations/${orgId}`, { as: colleague.token })).status,
    list: (await server.call('GET', '/organizations', { as: colleague.token })).body.length,
    service: (
      await server.call('POST', `/organization/${orgId}/channels/${channel}/contacts`, {
        ...{ as: token, body: { name: 'Caller', phone: '0541112233' } },
      })
    ).status,
    feed: (await server.app.inject(feed)).statusCode,
    recording: (
      await server.app.inject({
        url: `/recordings/${one.own.id}`,
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).statusCode,
  });
  const open = { owner: 200, colleague: 200, list: 1, service: 200, feed: 200, recording: 200 };
  expect(await reachable()).toEqual(open);
  const before = await everything(one);

  expect((await remove(one)).status).toBe(204);
  expect(await reachable()).toEqual({
    ...{ owner: 404, colleague: 404, list: 0, service: 401, feed: 404, recording: 404 },
  });
  const [waiting] = (await ask('GET', '/user/erasures')).body;
  expect(waiting).toMatchObject({ kind: 'organization', name: 'A Business', erasedAt: null });
  expect(waiting.removed).toMatchObject({ calls: 4, recordings: 2, appointments: 3 });
  const hours = (Date.parse(waiting.dueAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(49);

  const undo = `/user/erasures/${waiting.id}`;
  expect((await server.call('DELETE', undo, { as: colleague.token })).status).toBe(404);
  expect((await ask('DELETE', undo, { headers: { 'if-match': '"2"' } })).status).toBe(412);
  await sweepOnce();
  expect((await ask('DELETE', undo)).status).toBe(204);
  expect((await ask('DELETE', undo)).status).toBe(404);
  expect(await reachable()).toEqual(open);
  expect(await everything(one)).toEqual(before);
  expect((await ask('GET', '/user/erasures')).body).toEqual([]);
});

test('a deleted organization leaves room for another one, and then can’t be restored', async () => {
  const one = await business();
  const { ask } = one;
  const create = async () => (await ask('POST', '/organizations', { body: { name: 'Another' } })).status;
  for (let status = 201; status === 201; ) status = await create();
  await remove(one);
  expect([await create(), await create()]).toEqual([201, 409]);
  const [waiting] = (await ask('GET', '/user/erasures')).body;
  const refused = await ask('DELETE', `/user/erasures/${waiting.id}`);
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'too-many' }] } });
});

test('the owner of an erased organization has a receipt, and nothing else of it is left', async () => {
  const one = await business();
  const contact = { name: 'Dana Zuckerman', phone: '0521112233', organization: one.orgId };
  await server.call('POST', '/contacts', {
    as: one.owner.token,
    body: contact,
    headers: { 'idempotency-key': 'k' },
  });
  expect((await remove(one)).status).toBe(204);
  await one.sweepNow();
  const receipts = (await one.ask('GET', '/user/erasures')).body;
  expect(receipts).toMatchObject([
    { kind: 'organization', name: null, removed: { contacts: 3, calls: 4, recordings: 2, appointments: 3 } },
  ]);
  expect(receipts[0].erasedAt).not.toBeNull();
  expect((await one.ask('DELETE', `/user/erasures/${receipts[0].id}`)).status).toBe(409);
  const { rows } = await sql<{ found: number }>`select
    (select count(*) from idempotency_keys where user_id = ${one.owner.id})
      + (select count(*) from organizations where id = ${one.orgId}) as found`.execute(server.database.db);
  expect(rows[0]?.found).toBe(0);
  await vi.waitFor(() => expect(existsSync(one.own.path)).toBe(false), 10_000);
});

test.each(['as the same request', 'as another request'])(
  'a restored backup that holds an erased organization %s loses it again',
  async (which) => {
    const one = await business();
    await remove(one);
    const [waiting] = (await one.ask('GET', '/user/erasures')).body;
    const entry = {
      ...{ kind: 'organization' as const, subject: one.orgId, erasedAt: new Date().toISOString() },
      id: which === 'as the same request' ? waiting.id : randomUUID(),
    };
    const repeated = await repeatErasures({
      db: server.database.db,
      terms: { fingerprint: (id) => id, backupDays: null },
      erasureLog: { read: () => [entry], append() {} },
    });
    expect(repeated).toBe(1);
    expect((await one.ask('GET', '/user/erasures')).body).toMatchObject([
      { id: waiting.id, name: null, removed: { calls: 4 } },
    ]);
    const { db } = server.database;
    expect(await db.selectFrom('organizations').where('id', '=', one.orgId).execute()).toEqual([]);
  },
);

test('recordings and transcripts that are older than the limit are removed, and their summaries stay', async () => {
  const one = await business();
  const { ask, orgId, neighbor } = one;
  const now = new Date();
  const recent = await server.session(orgId, {
    contact_id: neighbor,
    start_time: now,
    end_time: now,
    recording_id: one.shared.id,
  });
  expect((await ask('GET', 'retention')).body).toEqual({
    days: null,
    removes: { recordings: 0, transcripts: 0 },
  });
  expect((await ask('GET', 'retention?days=7')).body.removes).toEqual({ recordings: 2, transcripts: 3 });
  expect((await ask('GET', 'retention?days=3650')).body.removes).toEqual({ recordings: 0, transcripts: 0 });
  for (const days of [0, 3651, 1.5, '7'])
    expect((await ask('PUT', 'retention', { body: { days } })).status).toBe(422);
  const set = await ask('PUT', 'retention', { body: { days: 7 } });
  expect(set.body).toEqual({ days: 7, removes: { recordings: 2, transcripts: 3 } });
  const costs = (await ask('GET', 'usage?month=2026-03')).body;

  await server.database.db.deleteFrom('server_state').where('key', '=', 'swept_at').execute();
  await sweepOnce();
  const rows = (await ask('GET', 'sessions')).body;
  for (const row of rows) {
    const isRecent = row.id === recent;
    expect(Boolean(row.transcription || row.transcriptionJSON.length)).toBe(isRecent);
    expect(Boolean(row.recordingUrl)).toBe(isRecent);
  }
  expect(rows.filter(({ summary }: { summary: string }) => summary === 'About zwieback')).toHaveLength(1);
  expect((await ask('GET', 'search?q=want')).body).toEqual([]);
  expect((await ask('GET', 'usage?month=2026-03')).body).toEqual(costs);
  await vi.waitFor(() => expect(existsSync(one.own.path)).toBe(false), 10_000);
  expect(existsSync(one.shared.path)).toBe(true);
  expect((await ask('GET', 'retention')).body).toEqual({
    days: 7,
    removes: { recordings: 0, transcripts: 0 },
  });
});

test('what a phone service sent is erased too, and after undo it can send it again without a second call', async () => {
  const { owner, orgId, ask, sweepNow } = await business();
  const { db } = server.database;
  const channel = await server.channel(orgId);
  const { token: as } = await server.serviceToken(orgId, owner);
  const at = `/organization/${orgId}/channels/${channel}`;
  const startTime = '2026-03-05T09:00:00Z';
  async function send() {
    const parts = [
      ['PUT', 'sessions/x', { startTime, phone: '0527770001', name: 'Omri' }],
      ['POST', 'sessions/x/turns', { turns: [{ number: 0, content: 'A zither, please' }] }],
      ['PUT', 'sessions/x/end', { endTime: '2026-03-05T09:01:00Z', status: 'completed', summary: 'Zither' }],
    ] as const;
    const replies = [];
    for (const [method, path, body] of parts)
      replies.push(await server.call(method, `${at}/${path}`, { as, body }));
    expect(replies.map(({ status }) => status < 300)).toEqual([true, true, true]);
    return replies[0]?.body.contact as string;
  }
  const contact = await send();
  const rows = async () => {
    const sessions = db.selectFrom('sessions').select('summary').where('contact_id', '=', contact);
    const turns = db.selectFrom('external_turns').select('content').where('org_id', '=', orgId);
    return [...(await sessions.execute()), ...(await turns.execute())];
  };
  const before = [{ summary: 'Zither' }, { content: 'A zither, please' }];
  expect(await rows()).toEqual(before);

  const { id } = (await ask('POST', `contacts/${contact}/erasure`)).body;
  expect(await rows()).toEqual([]);
  await ask('DELETE', `erasures/${id}`);
  await send();
  expect(await rows()).toEqual(before);

  await ask('POST', `contacts/${contact}/erasure`);
  await sweepNow();
  const left = await Promise.all(
    (['external_sessions', 'external_turns', 'erasure_holds'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(left)).not.toMatch(/zither/i);
});
