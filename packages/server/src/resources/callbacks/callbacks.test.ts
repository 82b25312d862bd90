import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../../migrations/0016_callbacks.ts';
import { ago, businessIn } from '../../testing/callbacks.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let business: ReturnType<typeof businessIn>;
beforeAll(async () => {
  server = await startForTest();
  business = businessIn(server);
});
afterAll(() => server.stop());

test('a person who called and was not answered is one entry, the longest waiting first', async () => {
  const { orgId, call, contact, list } = await business();
  const dana = await contact();
  const channel = await server.channel(orgId);
  await call(30, { contact: dana, duration: 5 });
  const last = await call(10, { contact: dana, status: 'failed', channel });
  const unknown = await call(20, { status: 'no-answer' });
  await call(25, { kind: 'chat' });
  await call(5, { status: 'in-progress', active: true, contact: await contact() });
  expect(await list()).toEqual([
    {
      id: `contact:${dana}`,
      contact: { id: dana, name: 'Dana Levi', phone: '0541234567' },
      phoneNumber: '0541234567',
      ...{ waitingSince: ago(30), attempts: 2, seconds: 15, nextDateOfContact: null },
      lastCall: { id: last, channel, startTime: ago(10), outcome: 'failed' },
    },
    {
      ...{ id: `session:${unknown}`, contact: null, phoneNumber: null },
      ...{ waitingSince: ago(20), attempts: 1, seconds: 10, nextDateOfContact: null },
      lastCall: { id: unknown, channel: null, startTime: ago(20), outcome: 'missed' },
    },
  ]);
});

test('a later answered call ends an entry, an earlier one doesn’t, and a newer missed call opens it again', async () => {
  const { call, contact, waiting } = await business();
  const dana = await contact();
  await call(40, { contact: dana, status: 'completed' });
  await call(30, { contact: dana });
  await call(20, { contact: await contact(), status: 'completed' });
  await call(20, { contact: dana, status: 'completed', kind: 'whatsapp' });
  expect(await waiting()).toEqual([[ago(30), 1]]);
  await call(20, { contact: dana, status: 'completed' });
  expect(await waiting()).toEqual([]);
  await call(10, { contact: dana });
  expect(await waiting()).toEqual([[ago(10), 1]]);
});

test('changed notes end an entry; other changes of the contact don’t', async () => {
  const { call, contact, change, waiting } = await business();
  const dana = await contact({ notes: 'A regular' });
  await call(30, { contact: dana });
  await change(dana, { notes: 'A regular', email: 'dana@example.test', status: 'irrelevant' });
  expect(await waiting()).toEqual([[ago(30), 1]]);
  await change(dana, { notes: 'Called back' });
  expect(await waiting()).toEqual([]);
  await call(10, { contact: dana });
  expect(await waiting()).toEqual([[ago(10), 1]]);
});

test('done ends an entry until the next missed call, and open brings back the same entry', async () => {
  const { call, contact, decide, list, waiting } = await business();
  const dana = `contact:${await contact()}`;
  await call(40, { contact: dana.slice(8) });
  await call(30, { contact: dana.slice(8) });
  const unknown = `session:${await call(20)}`;
  const before = await list();
  for (const id of [dana, unknown]) {
    expect((await decide(id, 'done')).status).toBe(204);
    await decide(id, 'done');
  }
  expect(await list()).toEqual([]);
  for (const id of [dana, unknown]) await decide(id, 'open');
  await decide(dana, 'open');
  expect(await list()).toEqual(before);

  await decide(unknown, 'done');
  await decide(dana, 'done');
  await call(10, { contact: dana.slice(8) });
  expect(await waiting()).toEqual([[ago(10), 1]]);
  await decide(dana, 'done');
  await decide(dana, 'done');
  await decide(dana, 'open');
  expect(await waiting()).toEqual([[ago(10), 1]]);
});

test('done after a moment, or while a call rings, doesn’t hide a call that the person hasn’t seen', async () => {
  const { at, send, call, contact, decide, waiting } = await business();
  const dana = await contact();
  await call(30, { contact: dana });
  const rings = await call(12, { contact: dana, status: 'ringing', active: true });
  await call(20, { contact: dana });
  await decide(`contact:${dana}`, 'done', ago(30));
  expect(await waiting()).toEqual([[ago(20), 1]]);
  await decide(`contact:${dana}`, 'done');
  expect(await waiting()).toEqual([]);
  await send('PATCH', `${at}/sessions/${rings}`, { status: 'missed', active: false });
  expect(await waiting()).toEqual([[ago(12), 1]]);
});

test('irrelevant hides later calls until it is undone', async () => {
  const { call, contact, change, decide, waiting } = await business();
  const dana = await contact();
  await call(30, { contact: dana });
  for (let time = 0; time < 2; time += 1) await decide(`contact:${dana}`, 'irrelevant');
  await call(20, { contact: dana });
  await decide(`contact:${dana}`, 'done');
  expect(await waiting()).toEqual([]);
  await decide(`contact:${dana}`, 'open');
  expect(await waiting()).toEqual([[ago(30), 2]]);

  // Also someone who doesn't wait.
  const other = await contact();
  await decide(`contact:${other}`, 'irrelevant');
  await call(10, { contact: other });
  await change(dana, { notes: 'Called back' });
  expect(await waiting()).toEqual([]);
});

test('a contact is hidden until the day of its next date, and listed from then on', async () => {
  const { call, contact, change, decide, list, tonight } = await business();
  const [today, tomorrow] = await tonight();
  const dana = await contact({ nextDateOfContact: tomorrow });
  await call(30, { contact: dana });
  expect(await list()).toEqual([]);
  await change(dana, { nextDateOfContact: today });
  expect(await list()).toMatchObject([{ waitingSince: ago(30), attempts: 1, nextDateOfContact: today }]);
  await decide(`contact:${dana}`, 'done');
  expect(await list()).toEqual([]);

  const due = await contact({ nextDateOfContact: ago(60) });
  expect(await list()).toMatchObject([
    { waitingSince: ago(60), attempts: 0, seconds: 0, lastCall: null, nextDateOfContact: ago(60) },
  ]);
  await decide(`contact:${due}`, 'irrelevant');
  expect(await list()).toEqual([]);
  await decide(`contact:${due}`, 'open');
  expect(await list()).toHaveLength(1);
  await change(due, { notes: 'Called' });
  expect(await list()).toEqual([]);
  await change(due, { nextDateOfContact: ago(50) });
  expect(await list()).toMatchObject([{ waitingSince: ago(50), attempts: 0 }]);
  await call(40, { contact: due, status: 'completed' });
  expect(await list()).toEqual([]);
  await change(due, { notes: 'Called, and calls again', nextDateOfContact: ago(30) });
  expect(await list()).toMatchObject([{ waitingSince: ago(30) }]);
  await change(due, { nextDateOfContact: null });
  expect(await list()).toEqual([]);
});

test('a call that moves to another contact, or changes its outcome, moves or ends the entries', async () => {
  const { at, send, call, contact, list, waiting } = await business();
  const [dana, avi] = [await contact(), await contact()];
  const id = await call(30, { contact: dana });
  await call(20, { contact: avi });
  const move = (fields: object) => send('PATCH', `${at}/sessions/${id}`, fields);
  await move({ contact: avi });
  expect(await list()).toMatchObject([{ id: `contact:${avi}`, attempts: 2, waitingSince: ago(30) }]);
  await move({ contact: null });
  expect(await list()).toMatchObject([{ id: `session:${id}` }, { id: `contact:${avi}`, attempts: 1 }]);
  await move({ contact: dana, startTime: ago(10), duration: 7 });
  expect(await list()).toMatchObject([{ id: `contact:${avi}` }, { id: `contact:${dana}`, seconds: 7 }]);
  await move({ summary: 'Asked about bread' });
  await move({ status: 'completed' });
  expect(await waiting()).toEqual([[ago(20), 1]]);
  await move({ status: 'failed', kind: 'chat' });
  expect(await waiting()).toEqual([[ago(20), 1]]);
});

test('deleted contacts leave the list with their calls, and deleted channels leave their calls in it', async () => {
  const { orgId, at, send, call, contact, list } = await business();
  const [dana, avi] = [await contact(), await contact({ nextDateOfContact: '2026-03-01T09:00:00Z' })];
  const channel = await server.channel(orgId);
  for (const person of [dana, avi]) await call(30, { contact: person, channel });
  const unknown = await call(20, { channel });
  await send('DELETE', `${at}/channels/${channel}`);
  expect((await list()).map(({ lastCall }: { lastCall: { channel: null } }) => lastCall.channel)).toEqual([
    ...[null, null, null],
  ]);
  for (const person of [dana, avi]) await send('DELETE', `/contacts/${person}`);
  expect(await list()).toMatchObject([{ id: `session:${unknown}` }]);
  await server.database.db.deleteFrom('sessions').where('id', '=', unknown).execute();
  expect(await list()).toEqual([]);
  await call(10, { contact: await contact({ nextDateOfContact: '2026-03-01T09:00:00Z' }) });
  await call(5);
  await server.database.db.deleteFrom('organizations').where('id', '=', orgId).execute();
  expect((await send('GET', `/organizations/${orgId}`)).status).toBe(404);
});

test('only people and unknown callers of the organization can be decided about, with a known decision', async () => {
  const { call, contact, decide, send, at } = await business();
  const other = await business();
  const dana = await contact();
  const ofDana = await call(30, { contact: dana });
  const strange = [`contact:${await other.contact()}`, `session:${await other.call(30)}`];
  for (const id of [
    ...strange,
    `session:${ofDana}`,
    `contact:${randomUUID()}`,
    `contact:${ofDana}`,
    dana,
    'x',
  ]) {
    expect([id, (await decide(id, 'done')).status]).toEqual([id, 404]);
  }
  expect(await other.list()).toHaveLength(1);
  for (const body of [{}, { state: 'later' }, { state: 'done', until: 'now' }]) {
    const { status } = await send('PUT', `${at}/callbacks/contact:${dana}`, body);
    expect([body, status]).toEqual([body, 422]);
  }
  expect((await decide(`contact:${dana.toUpperCase()}`, 'done')).status).toBe(204);
});

test('decisions are in the audit log with their person', async () => {
  const { orgId, contact, decide } = await business();
  const dana = await contact();
  for (const state of ['done', 'irrelevant', 'open']) await decide(`contact:${dana}`, state);
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .where('org_id', '=', orgId)
    .where('action', 'like', 'callback.%')
    .orderBy('id')
    .execute();
  expect(notes).toEqual(
    ['done', 'irrelevant', 'open'].map((state) => ({ action: `callback.${state}`, subject_id: dana })),
  );
});

test('the list comes in pages with its length, and can be searched by name and number', async () => {
  const { at, send, call, contact } = await business();
  for (let minutes = 5; minutes > 0; minutes -= 1) {
    await call(minutes, {
      contact: await contact({ name: `Caller ${minutes}`, phone: `050000000${minutes}` }),
    });
  }
  await call(6);
  const seen: string[] = [];
  for (let path: string | undefined = `${at}/callbacks?limit=4`; path; ) {
    const page = await send('GET', path);
    expect(page.headers['x-total-count']).toBe('6');
    seen.push(...page.body.map(({ waitingSince }: { waitingSince: string }) => waitingSince));
    path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1].map(ago));
  const found = async (query: string) =>
    (await send('GET', `${at}/callbacks?${query}`)).body.map(
      ({ phoneNumber }: { phoneNumber: string }) => phoneNumber,
    );
  expect(await found('q=caller+3')).toEqual(['0500000003']);
  expect(await found('q=%2B972+50-000-0002')).toEqual(['0500000002']);
  expect(await found('sort=-waitingSince&limit=2')).toEqual(['0500000001', '0500000002']);
});

test('a reader gets 304 until a call, a contact or a decision changes the list', async () => {
  const { owner, at, call, contact, change, decide, list } = await business();
  const dana = await contact();
  const id = await call(30, { contact: dana });
  const changes = [
    () => call(20, { contact: dana }),
    () => change(dana, { name: 'Dana Cohen' }),
    () => decide(`contact:${dana}`, 'done'),
    () => decide(`contact:${dana}`, 'open'),
  ];
  for (const make of changes) {
    const before = await list();
    const { headers } = await server.call('GET', `${at}/callbacks`, { as: owner.token });
    const again = () =>
      server.call('GET', `${at}/callbacks`, {
        as: owner.token,
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await again()).status).toBe(304);
    await make();
    expect((await again()).body).not.toEqual(before);
  }
  expect(id).toBeDefined();
});

test('the migration lists the people of earlier calls and dates', async () => {
  const { call, contact, list, at, send } = await business();
  const dana = await contact();
  for (const minutes of [40, 30]) await call(minutes, { contact: dana });
  const answered = await contact();
  await call(30, { contact: answered });
  await call(20, { contact: answered, status: 'completed' });
  await contact({ nextDateOfContact: ago(25) });
  await call(20);
  const before = await list();
  expect(before).toHaveLength(3);

  const db = server.database.db as unknown as Kysely<unknown>;
  const { rows: made } = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where proname ~ '^(follow_|refresh_|count_callbacks)' and pronamespace = 'public'::regnamespace`.execute(
    db,
  );
  const drops = [
    'drop table callbacks, callback_counts',
    'drop index sessions_answered, sessions_unanswered',
    ...made.map(({ name }) => `drop function ${name} cascade`),
  ];
  for (const drop of drops) await sql.raw(drop).execute(db);
  await up(db);
  expect(await list()).toEqual(before);
  expect((await send('GET', `${at}/callbacks?limit=1`)).headers['x-total-count']).toBe('3');
});
