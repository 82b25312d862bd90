import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mostRecordingBytes } from '@console/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { FetchRefused } from './fetchSound.ts';
import { removeAbandonedSounds, typeOfSound } from './storeSound.ts';

const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5_000, 7)]);
const wave = Buffer.from('RIFF....WAVEfmt and the samples');
/** What is behind each URL. */
const web: Record<string, Buffer | FetchRefused> = {
  'https://recordings.example/1': sound,
  'https://recordings.example/page': Buffer.from('<!doctype html><title>Not found</title>'),
  'https://recordings.example/huge': Buffer.concat([sound, Buffer.alloc(mostRecordingBytes)]),
  'https://recordings.example/gone': new FetchRefused('not-found', 'recordings.example answered 404'),
};
let fetched = 0;
let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ingested-recordings-test-'));
  server = await startForTest({
    dataDir,
    quotas: { recordingMegabytes: 0.02 },
    async fetchSound(url) {
      fetched += 1;
      const found = web[url] ?? new FetchRefused('not-in-list', 'not an allowed host');
      if (found instanceof Error) throw found;
      return Readable.from([found.subarray(0, 7), found.subarray(7)]) as IncomingMessage;
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const files = () => readdir(join(dataDir, 'recordings')).catch(() => []);

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const channelId = await server.channel(orgId);
  const { token } = await server.serviceToken(orgId, owner);
  const at = (id: string) => `/organization/${orgId}/channels/${channelId}/sessions/${id}`;
  const upload = (id: string, bytes: Buffer, type = 'audio/mpeg', as: string | undefined = token) =>
    server.call('PUT', `${at(id)}/recording`, { as, body: bytes, headers: { 'content-type': type } });
  const link = (id: string, url: string) =>
    server.call('POST', `${at(id)}/recording`, { as: token, body: { url } });
  const begin = (id: string) =>
    server.call('PUT', at(id), { as: token, body: { startTime: '2026-03-01T09:00:00Z' } });
  const call = async () => {
    const path = `/organization/${orgId}/sessions`;
    return (await server.call('GET', path, { as: owner.token })).body[0];
  };
  const listen = (url: string) =>
    server.app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
  return { orgId, owner, upload, link, begin, call, listen };
}

test('a recording sent as bytes can be played, whether it comes before or after the beginning', async () => {
  for (const isFirst of [true, false]) {
    const { upload, begin, call, listen } = await business();
    if (!isFirst) await begin('a');
    const { status, body } = await upload('a', sound);
    expect([status, body.hasRecording, body.session === null]).toEqual([200, true, isFirst]);
    if (isFirst) await begin('a');
    const played = await listen((await call()).recordingUrl);
    expect(played.rawPayload.equals(sound)).toBe(true);
    expect(played.headers['content-type']).toBe('audio/mpeg');
  }
});

test('a recording is fetched once from its URL', async () => {
  const { link, begin, call, listen } = await business();
  await begin('a');
  const before = fetched;
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await link('a', 'https://recordings.example/1')).body.hasRecording).toBe(true);
  }
  expect(fetched).toBe(before + 1);
  expect((await listen((await call()).recordingUrl)).rawPayload.equals(sound)).toBe(true);
});

test('the same recording twice is stored once, and another one gets 409', async () => {
  const { upload, link, begin } = await business();
  await begin('a');
  await upload('a', sound);
  const before = await files();
  expect((await upload('a', sound)).status).toBe(200);
  expect((await link('a', 'https://recordings.example/1')).status).toBe(200);
  expect((await upload('a', wave, 'audio/wav')).status).toBe(409);
  expect(await files()).toEqual(before);
});

test('two uploads of a recording at once are stored once', async () => {
  const { upload, begin } = await business();
  await begin('a');
  const before = await files();
  const answers = await Promise.all([upload('a', sound), upload('a', sound), upload('a', sound)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await files()).toHaveLength(before.length + 1);
});

test('the type is that of the bytes', async () => {
  const { upload, begin, call, listen } = await business();
  await begin('a');
  expect((await upload('a', wave)).status).toBe(200);
  expect((await listen((await call()).recordingUrl)).headers['content-type']).toBe('audio/wav');
  expect(typeOfSound(Buffer.from([0xff, 0xfb, 0x90, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('audio/mpeg');
  expect(typeOfSound(Buffer.from('OggS........'))).toBe('audio/ogg');
  expect(typeOfSound(Buffer.from('....ftypM4A '))).toBe('audio/mp4');
  for (const other of ['RIFF....AVI ', '<!doctype ht', 'MZ..........', 'ID', '']) {
    expect(typeOfSound(Buffer.from(other))).toBeUndefined();
  }
});

test('what isn’t a recording, is too large or has another content type is refused and not stored', async () => {
  const { upload, begin } = await business();
  await begin('a');
  const before = await files();
  expect((await upload('a', Buffer.from('<!doctype html>'))).status).toBe(422);
  expect((await upload('a', Buffer.alloc(0))).status).toBe(422);
  const huge = Buffer.concat([sound, Buffer.alloc(mostRecordingBytes)]);
  expect((await upload('a', huge)).status).toBe(413);
  for (const type of ['application/json', 'text/html', 'video/mp4', 'application/octet-stream']) {
    expect((await upload('a', sound, type)).status).toBe(415);
  }
  expect(await files()).toEqual(before);
});

test('other routes still refuse sounds', async () => {
  const { owner, orgId } = await business();
  const { status } = await server.call('PATCH', `/organizations/${orgId}`, {
    ...{ as: owner.token, body: sound, headers: { 'content-type': 'audio/mpeg' } },
  });
  expect(status).toBe(415);
});

test('a URL that can’t be fetched gets 422 at the field', async () => {
  const { link, begin, call } = await business();
  await begin('a');
  const before = await files();
  const code = async (path: string) => {
    const { status, body } = await link('a', `https://recordings.example/${path}`);
    expect([status, body.errors[0].path]).toEqual([422, 'url']);
    return body.errors[0].code;
  };
  expect(await code('page')).toBe('invalid');
  expect(await code('huge')).toBe('too-large');
  expect(await code('gone')).toBe('not-found');
  expect(await code('elsewhere')).toBe('not-in-list');
  expect(await files()).toEqual(before);
  expect((await call()).recordingUrl).toBeNull();
});

test('all recordings of an organization have a limit', async () => {
  const { upload } = await business();
  const statuses = [];
  for (const id of ['a', 'b', 'c', 'd']) {
    const { status } = await upload(id, Buffer.concat([sound, Buffer.from(id)]));
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 409]);
});

test('a request without a valid token stores nothing', async () => {
  const { upload, owner } = await business();
  const before = await files();
  for (const as of [owner.token, `console_${'x'.repeat(43)}`]) {
    expect((await upload('a', sound, 'audio/mpeg', as)).status).toBe(401);
  }
  expect(await files()).toEqual(before);
});

test('a start removes what was left of an upload an hour ago, and nothing else', async () => {
  const folder = join(dataDir, 'recordings');
  const paths = ['incoming-old', 'incoming-new', 'kept.mp3'].map((name) => join(folder, name));
  const [old = '', fresh = '', kept = ''] = paths;
  for (const path of paths) await writeFile(path, 'sound');
  const before = new Date(Date.now() - 2 * 3_600_000);
  for (const path of [old, kept]) await utimes(path, before, before);
  await removeAbandonedSounds(folder);
  expect(paths.map(existsSync)).toEqual([false, true, true]);
  expect(await readFile(fresh, 'utf8')).toBe('sound');
  expect((await readFile(kept, 'utf8')).length).toBe(5);
});
