import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** A business with one channel, its phone service, and functions that read its rows. */
async function business(from = server) {
  const owner = await from.person();
  const orgId = await from.organization(owner.id);
  const channelId = await from.channel(orgId);
  const { token } = await from.serviceToken(orgId, owner);
  const { db } = from.database;
  const at = `/organization/${orgId}/channels/${channelId}`;
  type Send = (
    method: 'PUT' | 'POST',
    path: string,
    body: unknown,
    as?: string,
  ) => ReturnType<typeof from.call>;
  const send: Send = (method, path, body, as = token) => from.call(method, `${at}${path}`, { as, body });
  const calls = () =>
    db.selectFrom('sessions').selectAll().where('org_id', '=', orgId).orderBy('created_at').execute();
  const contacts = () =>
    db.selectFrom('contacts').selectAll().where('org_id', '=', orgId).orderBy('created_at').execute();
  return { owner, orgId, channelId, token, send, calls, contacts };
}

const startTime = '2026-03-01T09:00:00Z';
const endTime = '2026-03-01T09:01:30Z';
const beginning = { startTime, phone: '+972 52-123-4567', name: 'Ada' };
const ending = { endTime, status: 'completed', summary: 'Ada comes tomorrow.' };
const said = (number: number, content = `Turn ${number}`) => ({
  ...{ number, content, speaker: number % 2 ? ('caller' as const) : ('representative' as const) },
  start: number,
});

test('a call begins, is answered, grows and ends, with the contact of its caller', async () => {
  const { send, calls, contacts, channelId } = await business();
  const began = await send('PUT', '/sessions/a', beginning);
  const [contact] = await contacts();
  expect(contact).toMatchObject({ name: 'Ada', phone: '0521234567', status: 'new', channel_id: channelId });
  expect(began.body).toMatchObject({ state: 'ongoing', contact: contact?.id, turns: 0, hasRecording: false });
  const seen = async () => (await calls()).map(({ status, active, end_time }) => [status, active, end_time]);
  expect(await seen()).toEqual([['ringing', true, null]]);
  await send('POST', '/sessions/a/turns', { turns: [] });
  expect(await seen()).toEqual([['in-progress', true, null]]);
  await send('POST', '/sessions/a/turns', { turns: [said(0), said(1)] });
  const ended = await send('PUT', '/sessions/a/end', ending);
  expect(ended.body).toMatchObject({ state: 'ended', session: began.body.session, turns: 2 });
  expect(await calls()).toMatchObject([
    {
      ...{ id: began.body.session, contact_id: contact?.id, channel_id: channelId, kind: 'call' },
      ...{ active: false, status: 'completed', summary: 'Ada comes tomorrow.', duration: 90 },
      transcription: 'Turn 0\nTurn 1',
      transcript: [
        { content: 'Turn 0', speaker: 'representative', start: 0 },
        { content: 'Turn 1', speaker: 'caller', start: 1 },
      ],
    },
  ]);
});

/** The parts of one call, each of which can be sent again. */
const parts = [
  ['PUT', '', beginning],
  ['POST', '/turns', { turns: [] }],
  ['POST', '/turns', { turns: [said(3), said(1)] }],
  ['POST', '/turns', { turns: [said(2)] }],
  ['POST', '/turns', { turns: [said(1), said(7)] }],
  ['PUT', '/end', ending],
] as const;

test('any order and any repetition of the parts gives the same call', async () => {
  const { send, calls, contacts } = await business();
  const order = fc
    .shuffledSubarray([...parts.keys(), ...parts.keys()], { minLength: parts.length })
    .map((some) => [...some, ...[...parts.keys()].filter((part) => !some.includes(part))]);
  const stored: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(order, async (turns) => {
      const externalId = randomUUID();
      for (const part of turns) {
        const [method, path, body] = parts[part] ?? parts[0];
        const { status } = await send(method, `/sessions/${externalId}${path}`, body);
        expect(status).toBe(200);
      }
      const { id: _, version: _v, created_at: _c, updated_at: _u, ...call } = (await calls()).at(-1) ?? {};
      stored.push(call);
      expect(call).toEqual(stored[0]);
    }),
    { numRuns: 60, seed: 17 },
  );
  expect(stored[0]).toMatchObject({
    ...{ active: false, status: 'completed', transcription: 'Turn 1\nTurn 2\nTurn 3\nTurn 7' },
  });
  expect(await calls()).toHaveLength(stored.length);
  expect(await contacts()).toHaveLength(1);
}, 60_000);

test('parts without a beginning wait, and nobody sees them', async () => {
  const { send, calls } = await business();
  const waits = await send('POST', '/sessions/later/turns', { turns: [said(1)] });
  expect(waits.body).toMatchObject({ session: null, state: 'waiting', contact: null, turns: 1 });
  await send('PUT', '/sessions/later/end', ending);
  expect(await calls()).toEqual([]);
  const { body } = await send('PUT', '/sessions/later', beginning);
  expect(body).toMatchObject({ state: 'ended', turns: 1 });
});

test('parts whose beginning doesn’t come within a week are forgotten', async () => {
  const { send, orgId } = await business();
  const { db } = server.database;
  await send('POST', '/sessions/old/turns', { turns: [said(1)] });
  await db
    .updateTable('external_sessions')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('org_id', '=', orgId)
    .execute();
  await send('POST', '/sessions/new/turns', { turns: [said(1)] });
  const left = db.selectFrom('external_sessions').select('external_id').where('org_id', '=', orgId);
  expect(await left.execute()).toEqual([{ external_id: 'new' }]);
});

test('the same ID with other values gets 409, and nothing of the request is stored', async () => {
  const { send, calls, orgId, token } = await business();
  for (const [method, path, body] of parts) await send(method, `/sessions/a${path}`, body);
  const before = await calls();
  const refused = async (method: 'PUT' | 'POST', path: string, body: unknown) => {
    const answer = await send(method, `/sessions/a${path}`, body);
    expect(answer.status).toBe(409);
    return answer.body.errors;
  };
  expect(await refused('PUT', '', { ...beginning, name: 'Eve' })).toMatchObject([{ path: 'externalId' }]);
  expect(await refused('PUT', '/end', { ...ending, status: 'failed' })).toMatchObject([
    { path: 'externalId' },
  ]);
  const turns = [said(8), said(2, 'Something else')];
  expect(await refused('POST', '/turns', { turns })).toMatchObject([{ path: 'turns.1.number' }]);
  const second = await server.channel(orgId);
  const elsewhere = `/organization/${orgId}/channels/${second}/sessions/a`;
  expect((await server.call('PUT', elsewhere, { as: token, body: beginning })).status).toBe(409);
  expect(await calls()).toEqual(before);
  // The same moment in another time zone is the same.
  expect(
    (await send('PUT', '/sessions/a', { ...beginning, startTime: '2026-03-01T11:00:00+02:00' })).status,
  ).toBe(200);
});

test('the same ID in two organizations is two calls', async () => {
  const [one, two] = [await business(), await business()];
  for (const { send } of [one, two]) await send('PUT', '/sessions/same', beginning);
  const ids = [...(await one.calls()), ...(await two.calls())].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('what a person wrote stays: the end, the summary and a changed transcription', async () => {
  const { send, owner, orgId, calls } = await business();
  const { body } = await send('PUT', '/sessions/a', beginning);
  await send('POST', '/sessions/a/turns', { turns: [said(1)] });
  const at = `/organization/${orgId}/sessions/${body.session}`;
  const mine = {
    endTime: '2026-03-01T09:10:00Z',
    status: 'missed',
    transcription: 'By hand',
    summary: 'Mine',
  };
  expect((await server.call('PATCH', at, { as: owner.token, body: mine })).status).toBe(200);
  expect((await send('POST', '/sessions/a/turns', { turns: [said(2)] })).body.state).toBe('ended');
  await send('PUT', '/sessions/a/end', ending);
  const [call] = await calls();
  expect(call).toMatchObject({ status: 'missed', transcription: 'By hand', summary: 'Mine', duration: 600 });
  expect(call?.transcript).toHaveLength(2);
});

test('an end before the start is refused, whichever comes first', async () => {
  const { send } = await business();
  const early = { ...ending, endTime: '2026-03-01T08:00:00Z' };
  await send('PUT', '/sessions/a', beginning);
  const refused = await send('PUT', '/sessions/a/end', early);
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ path: 'endTime', code: 'ends-before-start' }],
  ]);
  await send('PUT', '/sessions/b/end', early);
  const late = await send('PUT', '/sessions/b', beginning);
  expect(late.body.errors).toMatchObject([{ path: 'startTime', code: 'ends-before-start' }]);
});

test('invalid values get 422 with their paths, and an invalid ID gets 404', async () => {
  const { send } = await business();
  const wrong = await send('POST', '/sessions/a/turns', {
    turns: [said(1), { number: -1, content: 'x'.repeat(4_001), speaker: 'nobody' }],
  });
  expect(wrong.status).toBe(422);
  expect(wrong.headers['content-type']).toContain('application/problem+json');
  expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    ...['turns.1.number', 'turns.1.content', 'turns.1.speaker'],
  ]);
  const phone = await send('PUT', '/sessions/a', { ...beginning, phone: 'nobody' });
  expect(phone.body.errors).toMatchObject([{ path: 'phone', code: 'invalid' }]);
  for (const id of ['%20', 'a%2Fb', '-', 'x'.repeat(201)]) {
    expect((await send('PUT', `/sessions/${id}`, beginning)).status).toBe(404);
  }
});

test('a call has at most 2,000 turns and 200,000 characters', async () => {
  const { send } = await business();
  const long = Array.from({ length: 50 }, (_, number) => said(number, 'x'.repeat(3_999)));
  expect((await send('POST', '/sessions/a/turns', { turns: long })).status).toBe(200);
  const more = await send('POST', '/sessions/a/turns', { turns: [said(50)] });
  expect(more.body.errors).toMatchObject([{ path: 'turns', code: 'too-long', limit: 200_000 }]);
});

test('the contact is found by its number in any form, and keeps its name', async () => {
  const { send, calls, contacts, orgId } = await business();
  const known = await server.contact(orgId, { name: 'Grace', phone: '+972521234567', email: '' });
  await send('PUT', '/sessions/a', { startTime, phone: '052-1234567', name: 'Somebody' });
  const added = await send('POST', '/contacts', {
    phone: '0521234567',
    name: 'Eve',
    email: 'g@example.test',
  });
  expect(added.body).toEqual({ contact: known, isNew: false });
  expect((await calls())[0]?.contact_id).toBe(known);
  expect(await contacts()).toMatchObject([{ name: 'Grace', email: 'g@example.test' }]);
});

test('a caller without a name is called by the number until the name is known', async () => {
  const { send, contacts } = await business();
  await send('PUT', '/sessions/a', { startTime, phone: '+44 20 7946 0000' });
  expect(await contacts()).toMatchObject([{ name: '+442079460000', phone: '+442079460000' }]);
  const again = { phone: '+442079460000', name: 'Ada', source: 'Phone' };
  expect((await send('POST', '/contacts', again)).body.isNew).toBe(false);
  await send('POST', '/contacts', { ...again, name: 'Eve', source: 'Web' });
  expect(await contacts()).toMatchObject([{ name: 'Ada', source: 'Phone' }]);
});

test('a withheld number has no contact', async () => {
  const { send, contacts } = await business();
  expect((await send('PUT', '/sessions/a', { startTime })).body.contact).toBeNull();
  expect(await contacts()).toEqual([]);
});

test('an appointment is added once, waits for approval if the channel requires it, and stays deleted', async () => {
  const { send, orgId, channelId, owner } = await business();
  const { db } = server.database;
  const agreed = { title: 'A visit', startTime, endTime, contact_name: 'Ada', phone: '0521234567' };
  const first = await send('PUT', '/appointments/a', agreed);
  expect(first.body).toMatchObject({ status: 'scheduled', contact: expect.any(String) });
  expect((await send('PUT', '/appointments/a', agreed)).body).toEqual(first.body);
  expect((await send('PUT', '/appointments/a', { ...agreed, title: 'Another' })).status).toBe(409);
  await db
    .updateTable('channels')
    .set({ appointments_need_approval: true })
    .where('id', '=', channelId)
    .execute();
  expect((await send('PUT', '/appointments/b', agreed)).body.status).toBe('pending');
  await server.call('DELETE', `/appointments/${first.body.appointment}`, { as: owner.token });
  expect((await send('PUT', '/appointments/a', agreed)).body).toEqual({
    ...{ appointment: null, status: null, contact: null },
  });
  const rows = await db.selectFrom('appointments').selectAll().where('org_id', '=', orgId).execute();
  expect(rows).toMatchObject([
    { title: 'A visit', contact_name: 'Ada', contact_phonenumber: '0521234567', channel_id: channelId },
  ]);
});

test('polling sees each new turn, and a repeated part doesn’t change the ETag', async () => {
  const { send, owner, orgId } = await business();
  let etag = '';
  const poll = async () => {
    const answer = await server.call(
      'GET',
      `/organization/${orgId}/sessions?limit=9&fields=transcriptionJSON`,
      {
        ...{ as: owner.token, headers: { 'if-none-match': etag } },
      },
    );
    etag = String(answer.headers.etag);
    return answer.status === 304 ? 304 : answer.body[0]?.transcriptionJSON?.length;
  };
  await send('PUT', '/sessions/a', beginning);
  expect(await poll()).toBe(0);
  for (const number of [1, 2]) {
    await send('POST', '/sessions/a/turns', { turns: [said(number)] });
    expect(await poll()).toBe(number);
    await send('POST', '/sessions/a/turns', { turns: [said(number)] });
    await send('PUT', '/sessions/a', beginning);
    expect(await poll()).toBe(304);
  }
});

test('50 calls at once by ten tokens are each stored once and completely', async () => {
  const { send, calls, contacts, orgId, owner } = await business();
  const tokens = await Promise.all(Array.from({ length: 10 }, () => server.serviceToken(orgId, owner)));
  const numbers = Array.from({ length: 50 }, (_, call) => call);
  const sendAll = (call: number) =>
    Promise.all(
      parts.map(async ([method, path, body], part) => {
        const own =
          path === '' ? { ...beginning, phone: `05200000${call % 10}0`, name: `Caller ${call % 10}` } : body;
        const as = tokens[(call + part) % 10]?.token;
        // A client repeats what got 503, as its Retry-After allows.
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const { status } = await send(method, `/sessions/call-${call}${path}`, own, as);
          if (status !== 503) return expect(status).toBe(200);
        }
        throw new Error(`Call ${call} was never accepted.`);
      }),
    );
  await Promise.all(numbers.map(sendAll));
  const stored = await calls();
  expect(stored).toHaveLength(50);
  for (const call of stored) {
    expect(call).toMatchObject({
      ...{ active: false, status: 'completed', transcription: 'Turn 1\nTurn 2\nTurn 3\nTurn 7' },
    });
  }
  expect(await contacts()).toHaveLength(10);
}, 120_000);

test('an organization can be erased with its calls, the parts that wait, and its tokens', async () => {
  const { send, orgId } = await business();
  for (const [method, path, body] of parts) await send(method, `/sessions/a${path}`, body);
  await send('POST', '/sessions/b/turns', { turns: [said(1)] });
  await send('PUT', '/appointments/a', { title: 'A visit', startTime, endTime, contact_name: 'Ada' });
  const { db } = server.database;
  await db.deleteFrom('organizations').where('id', '=', orgId).execute();
  for (const table of ['external_sessions', 'external_turns', 'external_appointments'] as const) {
    expect(await db.selectFrom(table).select('org_id').where('org_id', '=', orgId).execute()).toEqual([]);
  }
});

test('each request of a token is in the audit log, without its texts', async () => {
  const { send, orgId } = await business();
  for (const [method, path, body] of parts) await send(method, `/sessions/a${path}`, body);
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'service_token_id', 'fields'])
    .where('org_id', '=', orgId)
    .execute();
  expect(notes).toHaveLength(parts.length);
  expect(notes[0]).toMatchObject({
    ...{ action: 'ingestion.begin', user_id: null, service_token_id: expect.any(String) },
    fields: ['startTime', 'phone', 'name'],
  });
  expect(JSON.stringify(notes)).not.toMatch(/Ada|0521234567|Turn/);
});

test('a token has rate limits of its own, with Retry-After', async () => {
  const limited = await startForTest({ limits: { ...usualLimits, service: 3 } });
  const [one, two] = [await business(limited), await business(limited)];
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    const { status, headers } = await one.send('PUT', '/sessions/a', beginning);
    statuses.push(status);
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await two.send('PUT', '/sessions/a', beginning)).status).toBe(200);
  await limited.stop();
});

test('texts count toward the limit of the organization, also while they wait', async () => {
  const small = await startForTest({ quotas: { megabytes: 0.001 } });
  const { send } = await business(small);
  const { status, body } = await send('POST', '/sessions/a/turns', { turns: [said(1, 'x'.repeat(2_000))] });
  expect([status, body.errors[0].code]).toEqual([409, 'too-much']);
  await small.stop();
});
