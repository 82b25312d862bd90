import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type WebhookProvider, webhookProviders } from '@console/contract/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { usualLimits } from '../../../api/rateLimits.ts';
import { logOf } from '../../../http/log.ts';
import { startForTest, type TestServer } from '../../../testing/startForTest.ts';
import { FetchRefused } from '../fetchSound.ts';
import { samples, secret, sound, soundUrl } from './samples.ts';

let server: TestServer;
let logged = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
let dataDir: string;
/** The URLs that were fetched. */
let fetched: string[] = [];
/** What is behind each URL. */
let answer: () => Readable = () => Readable.from([sound]);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'webhooks-test-'));
  server = await startForTest({
    dataDir,
    logger: { ...logOf('info'), stream },
    async fetchSound(url) {
      fetched.push(url);
      return answer() as IncomingMessage;
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});
afterEach(() => {
  fetched = [];
  answer = () => Readable.from([sound]);
});
const files = async () => (await readdir(join(dataDir, 'recordings')).catch(() => [])).length;

/** A whole second, as some providers send no fraction. */
const startedAt = Math.floor(Date.now() / 1000) * 1000 - 120_000;

/** A business with the token of a provider, and functions that send its webhooks. */
async function business(provider: WebhookProvider, { limited = false } = {}) {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const channelId = await server.channel(orgId);
  const other = await server.channel(orgId);
  const at = `/organization/${orgId}/serviceTokens`;
  const body = { name: 'Bot', provider, signingSecret: secret, channels: limited ? [other] : null };
  const made = await server.call('POST', at, { as: owner.token, body });
  const { id } = made.body;
  interface Target {
    now?: number;
    key?: string;
    channel?: string;
    spoil?: (body: string) => string;
    path?: string;
  }
  async function send(event: object, target: Target = {}) {
    const { now = Date.now(), key = secret, channel = channelId, spoil = (sent) => sent } = target;
    const path = target.path ?? `/webhooks/${provider}/${id}/${channel}`;
    const about = { url: `http://localhost${path}`, now, secret: key };
    const { body: payload, headers } = samples[provider].sign(event, about);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: path,
      headers,
      payload: spoil(payload),
    });
    return statusCode;
  }
  const { db } = server.database;
  const calls = () => db.selectFrom('sessions').selectAll().where('org_id', '=', orgId).execute();
  const audit = () => db.selectFrom('audit_log').selectAll().where('org_id', '=', orgId).execute();
  return { ...{ owner, orgId, channelId, other, at, id, made, send, calls, audit } };
}

const hasTexts = (provider: WebhookProvider) => provider !== 'twilio';
const transcript = [
  { content: 'Hello', speaker: 'representative', start: 0.5 },
  { content: 'I am Ada', speaker: 'caller', start: 2 },
];

/** The one call after all events, in any order. */
async function expectOneCall(
  { calls, channelId, orgId }: Awaited<ReturnType<typeof business>>,
  texts: boolean,
) {
  const all = await calls();
  expect(all).toMatchObject([
    {
      ...{ channel_id: channelId, kind: 'call', active: false, status: 'completed' },
      end_time: new Date(startedAt + 90_000),
      ...{ transcript: texts ? transcript : [], summary: texts ? 'Ada called.' : '' },
    },
  ]);
  // Two events of a call can differ by less than a second.
  expect((all[0]?.start_time.getTime() ?? 0) - startedAt).toBeOneOf([0, 400]);
  expect(all[0]?.duration).toBeOneOf([89, 90]);
  const { db } = server.database;
  const contacts = await db.selectFrom('contacts').selectAll().where('org_id', '=', orgId).execute();
  expect(contacts).toMatchObject([{ id: all[0]?.contact_id, phone: '0521234567' }]);
  const recordings = await db.selectFrom('recordings').selectAll().where('org_id', '=', orgId).execute();
  expect(recordings.map(({ id, size }) => ({ id, size }))).toEqual(
    texts ? [{ id: all[0]?.recording_id, size: sound.length }] : [],
  );
}

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, first] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

describe.each(webhookProviders)('%s', (provider) => {
  const events = samples[provider].events(startedAt);

  test('in every order, and twice, the events of a call give one complete call', async () => {
    for (const order of ordersOf(events)) {
      const there = await business(provider);
      for (const event of order)
        expect([await there.send(event), await there.send(event)]).toEqual([200, 200]);
      await expectOneCall(there, hasTexts(provider));
    }
  });

  test('events that arrive at the same time give one call', async () => {
    const there = await business(provider);
    const twice = [...events, ...events];
    const statuses = await Promise.all(twice.map((event) => there.send(event)));
    expect(statuses).toEqual(twice.map(() => 200));
    await expectOneCall(there, hasTexts(provider));
  });

  test('what a person has changed in the meantime stays', async () => {
    const { send, calls } = await business(provider);
    await send(events.at(-1) ?? {});
    const { db } = server.database;
    const [call] = await calls();
    await db
      .updateTable('sessions')
      .set({ summary: 'Mine' })
      .where('id', '=', call?.id ?? '')
      .execute();
    for (const event of events) await send(event);
    expect(await calls()).toMatchObject([{ summary: 'Mine', active: false }]);
  });

  test('a forged, changed or unsigned event gets 401, and nothing is stored', async () => {
    const { send, calls, id, channelId } = await business(provider);
    const event = events.at(-1) ?? {};
    expect(await send(event, { key: 'another secret' })).toBe(401);
    expect(await send(event, { spoil: (body) => body.replace('972521234567', '972521234568') })).toBe(401);
    const url = `/webhooks/${provider}/${id}/${channelId}`;
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const bare = { method: 'POST', url, payload: '{}', headers: { 'content-type': type } } as const;
      expect((await server.app.inject(bare)).statusCode).toBe(401);
    }
    expect(await calls()).toEqual([]);
  });

  test('an event that was signed long ago, or for a later time, gets 401', async () => {
    const { send, calls } = await business(provider);
    const event = events.at(-1) ?? {};
    const { oldAt } = samples[provider];
    for (const skew of [-oldAt, oldAt]) {
      vi.useFakeTimers({ now: startedAt + 90_000 + skew, toFake: ['Date'] });
      expect(await send(event, { now: startedAt + 90_000 })).toBe(401);
      vi.useRealTimers();
    }
    expect(await calls()).toEqual([]);
  });

  test('a token is valid for its provider, organization and channels only, and until it is revoked', async () => {
    const limited = await business(provider, { limited: true });
    const event = events.at(-1) ?? {};
    expect(await limited.send(event)).toBe(404);
    expect(await limited.calls()).toEqual([]);
    expect(await limited.send(event, { channel: limited.other })).toBe(200);
    const there = await business(provider);
    expect(await there.send(event, { channel: limited.channelId })).toBe(404);
    const wrong = provider === 'retell' ? 'vapi' : 'retell';
    for (const path of [
      `/webhooks/${wrong}/${there.id}/${there.channelId}`,
      `/webhooks/${provider}/${crypto.randomUUID()}/${there.channelId}`,
      `/webhooks/${provider}/x/${there.channelId}`,
      `/webhooks/__proto__/${there.id}/${there.channelId}`,
    ]) {
      expect(await there.send(event, { path })).toBe(401);
    }
    await server.call('DELETE', `${there.at}/${there.id}`, { as: there.owner.token });
    expect(await there.send(event)).toBe(401);
    expect(await there.calls()).toEqual([]);
    const gone = await business(provider);
    await server.call('DELETE', `/organizations/${gone.orgId}`, { as: gone.owner.token });
    expect(await gone.send(event)).toBe(401);
  });

  test('other events and unreadable ones store nothing', async () => {
    const { send, calls } = await business(provider);
    const Timestamp = new Date().toUTCString();
    const other = { event: 'other', type: 'other', message: { type: 'other' }, Timestamp };
    expect(await send(other)).toBe(200);
    const broken = {
      ...{
        event: 'call_ended',
        call: { call_id: 7 },
        CallSid: 'no number?',
        CallStatus: 'completed',
        Timestamp,
      },
      ...{ type: 'post_call_transcription', data: 7, message: { type: 7 } },
    };
    expect(await send(broken)).toBe(400);
    expect(await calls()).toEqual([]);
  });
});

/** The event with another value in one place. */
function* spoiltEvents(event: unknown, odd: readonly unknown[]): Generator<unknown> {
  if (typeof event !== 'object' || event === null) return;
  for (const [name, value] of Object.entries(event)) {
    const put = (other: unknown) =>
      Array.isArray(event) ? event.with(Number(name), other) : { ...event, [name]: other };
    for (const other of odd) yield put(other);
    for (const other of spoiltEvents(value, odd)) yield put(other);
  }
}

test.each(['retell', 'vapi', 'elevenlabs'] as const)(
  '%s: an event with an odd value is stored or refused',
  async (provider) => {
    const event = samples[provider].events(startedAt).at(-1);
    const odd = [null, -1, 1e300, '\0\ud800', 'x'.repeat(30_000), [], {}];
    const { send } = await business(provider);
    const statuses = new Set<number>();
    for (const spoilt of spoiltEvents(event, odd)) statuses.add(await send(spoilt as object));
    expect([...statuses].sort()).toEqual([200, 400]);
  },
);

test('a recording is fetched once, and the call is stored without one that can’t be', async () => {
  const [, ended = {}, analyzed = {}] = samples.retell.events(startedAt);
  const there = await business('retell');
  expect([await there.send(ended), await there.send(analyzed)]).toEqual([200, 200]);
  expect(fetched).toEqual([soundUrl]);

  for (const refused of [
    new FetchRefused('not-in-list', 'recordings.example is not an allowed host'),
    new FetchRefused('invalid', 'recordings.example is not on the public internet'),
    undefined,
  ]) {
    answer = () => {
      if (refused) throw refused;
      return Readable.from([Buffer.from('<!doctype html><title>Not a sound</title>')]);
    };
    const { send, calls } = await business('retell');
    const before = await files();
    expect(await send(ended)).toBe(200);
    expect(await calls()).toMatchObject([{ recording_id: null, active: false, transcript }]);
    expect(await files()).toBe(before);
  }
});

test('if a recording can’t be fetched now, the provider gets 503 and sends it again; the call is one', async () => {
  const [, ended = {}] = samples.retell.events(startedAt);
  const { send, calls } = await business('retell');
  answer = () => {
    throw new FetchRefused('not-found', 'recordings.example could not be reached');
  };
  expect(await send(ended)).toBe(503);
  expect(await calls()).toMatchObject([{ recording_id: null, active: false, transcript }]);
  answer = () => Readable.from([sound]);
  expect(await send(ended)).toBe(200);
  expect(await calls()).toMatchObject([{ recording_id: expect.any(String) }]);
});

test('another recording of the same call, and a sound that isn’t one, are left out', async () => {
  const [audio = {}, transcription = {}] = samples.elevenlabs.events(startedAt);
  const other = (bytes: Buffer) => {
    const { data } = audio as { data: object };
    return { ...audio, data: { ...data, full_audio: bytes.toString('base64') } };
  };
  const { send, calls, orgId } = await business('elevenlabs');
  const before = await files();
  expect(await send(other(Buffer.from('no sound, only some words')))).toBe(200);
  expect(await send(audio)).toBe(200);
  expect(await calls()).toEqual([]);
  expect(await send(other(Buffer.concat([sound, sound])))).toBe(200);
  expect(await send(transcription)).toBe(200);
  expect(await calls()).toMatchObject([{ recording_id: expect.any(String) }]);
  expect(await files()).toBe(before + 1);
  const { db } = server.database;
  const kept = await db.selectFrom('recordings').select('size').where('org_id', '=', orgId).execute();
  expect(kept).toEqual([{ size: sound.length }]);
});

test('the token of a provider is never sent, and its secret is encrypted, in no reply and in no log', async () => {
  const { made, owner, at, id, send, audit } = await business('retell');
  expect(made.body).toMatchObject({ token: null, provider: 'retell', lastUsedAt: null });
  for (const event of samples.retell.events(startedAt)) await send(event);
  const list = await server.call('GET', at, { as: owner.token });
  expect(list.body).toMatchObject([{ id, provider: 'retell', lastUsedAt: expect.any(String) }]);
  const { db } = server.database;
  const rows = await db.selectFrom('service_tokens').selectAll().where('id', '=', id).execute();
  const notes = await audit();
  for (const text of [made.text, list.text, JSON.stringify(rows), JSON.stringify(notes), logged]) {
    expect(text).not.toContain(secret);
  }
  for (const text of ['I am Ada', '521234567', 'Ada called']) {
    expect(logged + JSON.stringify(notes)).not.toContain(text);
  }
  expect(notes.map(({ action, service_token_id, fields }) => [action, service_token_id, fields])).toEqual([
    ['serviceToken.create', null, ['name', 'channels', 'provider', 'signingSecret']],
    ...['webhook', 'webhook', 'record', 'webhook'].map((kind) => [`ingestion.${kind}`, id, null]),
  ]);
});

test('a provider needs a secret of 8 characters, and nothing else has one', async () => {
  const { at, owner } = await business('vapi');
  for (const fields of [
    { provider: 'vapi' },
    { signingSecret: secret },
    { provider: 'vapi', signingSecret: 'short' },
  ]) {
    const { status, body } = await server.call('POST', at, {
      as: owner.token,
      body: { name: 'Bot', ...fields },
    });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'signingSecret' }]]);
  }
  const odd = { name: 'Bot', provider: 'constructor', signingSecret: secret };
  expect((await server.call('POST', at, { as: owner.token, body: odd })).status).toBe(422);
});

test('a body of more than 15 MB and another media type are refused', async () => {
  const { id, channelId } = await business('retell');
  const url = `/webhooks/retell/${id}/${channelId}`;
  const post = (payload: string, type: string) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  expect((await post(' '.repeat(15_000_001), 'application/json')).statusCode).toBe(413);
  expect((await post('x', 'text/plain')).statusCode).toBe(415);
});

test('many requests to tokens that don’t exist get 429', async () => {
  const limited = await startForTest({ limits: { ...usualLimits, session: 2 } });
  const send = async () => {
    const url = `/webhooks/retell/${crypto.randomUUID()}/${crypto.randomUUID()}`;
    const headers = { 'content-type': 'application/json' };
    return (await limited.app.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode;
  };
  expect([await send(), await send(), await send()]).toEqual([401, 401, 429]);
  await limited.stop();
});
