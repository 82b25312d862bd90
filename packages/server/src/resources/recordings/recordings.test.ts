import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../identity/sessions.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

const sound = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let server: TestServer;
let dataDir: string;
let files = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'recordings-test-'));
  await mkdir(join(dataDir, 'recordings'));
  await writeFile(join(dataDir, 'secret.mp3'), 'outside');
  server = await startForTest({ dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** A person with a session and its cookie for recordings. */
async function listener() {
  const person = await server.person();
  const { token, media } = await startSession(server.database.db, {
    ...{ userId: person.id, userAgent: undefined, referer: null },
  });
  return { ...person, token, cookie: { cookie: `media=${media}` } };
}

async function recorded({
  contact = 'Ada',
  media_type = 'audio/mpeg',
  content = sound as Buffer | null,
} = {}) {
  const owner = await listener();
  const orgId = await server.organization(owner.id);
  files += 1;
  const file_name = `sound-${files}.mp3`;
  if (content) await writeFile(join(dataDir, 'recordings', file_name), content);
  const { id } = await server.database.db
    .insertInto('recordings')
    .values({ org_id: orgId, file_name, media_type, size: sound.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.session(orgId, {
    ...{ recording_id: id, contact_id: await server.contact(orgId, { name: contact }) },
    ...{ start_time: '2026-03-01T23:00:00Z', end_time: null },
  });
  return { owner, orgId, id, path: `/recordings/${id}` };
}

async function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode: status, headers: told, rawPayload } = await server.app.inject({ method, url, headers });
  return { status, headers: told, bytes: rawPayload };
}

test('a request with the cookie or a token gets the whole recording, for private caching', async () => {
  const { owner, path } = await recorded();
  const { status, headers, bytes } = await ask(path, owner.cookie);
  expect(status).toBe(200);
  expect(bytes.equals(sound)).toBe(true);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'audio/mpeg', 'content-length': '1000', 'accept-ranges': 'bytes' },
    ...{ 'cache-control': 'private, no-cache', vary: 'Cookie, Authorization' },
    ...{ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
  });
  expect(headers).not.toHaveProperty('content-disposition');
  const bearer = await ask(path, { authorization: `Bearer ${owner.token}` });
  expect(bearer.bytes.equals(sound)).toBe(true);
});

test('a range request gets 206 with the requested bytes', async () => {
  const { owner, path } = await recorded();
  for (const [range, first, last] of [
    ...([
      ['bytes=0-99', 0, 99],
      ['bytes=500-', 500, 999],
      ['bytes=-10', 990, 999],
    ] as const),
    ...([
      ['bytes=990-2000', 990, 999],
      ['bytes=-5000', 0, 999],
      ['bytes=7-7', 7, 7],
    ] as const),
  ]) {
    const { status, headers, bytes } = await ask(path, { ...owner.cookie, range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/1000`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(bytes.equals(sound.subarray(first, last + 1))).toBe(true);
  }
});

test('a range past the end gets 416; an invalid or multiple range gets the whole file', async () => {
  const { owner, path } = await recorded();
  for (const range of ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0']) {
    const { status, headers, bytes } = await ask(path, { ...owner.cookie, range });
    expect([status, headers['content-range'], bytes.length]).toEqual([416, 'bytes */1000', 0]);
  }
  for (const range of ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'nonsense']) {
    expect((await ask(path, { ...owner.cookie, range })).status).toBe(200);
  }
});

test('conditional requests get 304, and a stale If-Range gets the whole file', async () => {
  const { owner, path } = await recorded();
  const { headers } = await ask(path, owner.cookie);
  const etag = String(headers.etag);
  expect((await ask(path, { ...owner.cookie, 'if-none-match': etag })).status).toBe(304);
  const since = String(headers['last-modified']);
  expect((await ask(path, { ...owner.cookie, 'if-modified-since': since })).status).toBe(304);
  const part = (seen: string) => ask(path, { ...owner.cookie, range: 'bytes=0-9', 'if-range': seen });
  expect((await part(etag)).status).toBe(206);
  expect((await part(since)).status).toBe(206);
  expect((await part('"older"')).status).toBe(200);
});

test('HEAD returns the length and no body', async () => {
  const { owner, path } = await recorded();
  const { status, headers, bytes } = await ask(path, { ...owner.cookie, range: 'bytes=0-9' }, 'HEAD');
  expect([status, headers['content-length'], headers['content-type']]).toEqual([200, '1000', 'audio/mpeg']);
  expect(bytes.length).toBe(0);
});

test('a download is named after the contact and the organization’s date, in any script', async () => {
  const ada = await recorded();
  expect((await ask(`${ada.path}?download`, ada.owner.cookie)).headers['content-disposition']).toBe(
    `attachment; filename="Ada 2026-03-02.mp3"; filename*=UTF-8''Ada%202026-03-02.mp3`,
  );
  const noa = await recorded({ contact: 'נועה', media_type: 'audio/wav' });
  const { headers } = await ask(`${noa.path}?download=1`, noa.owner.cookie);
  expect(headers['content-type']).toBe('audio/wav');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Recording 2026-03-02.wav"; filename*=UTF-8''${encodeURIComponent('נועה 2026-03-02.wav')}`,
  );
  const odd = await recorded({ contact: '../"Eve"\r\n\u202eX: (1)\'; a=b', media_type: 'text/html' });
  const answer = await ask(`${odd.path}?download`, odd.owner.cookie);
  expect(answer.headers['content-type']).toBe('audio/mpeg');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Eve X (1)'; a=b 2026-03-02.mp3"; filename*=UTF-8''Eve%20X%20%281%29%27%3B%20a%3Db%202026-03-02.mp3`,
  );
});

test('a request without a session gets 401; without permission, the same 404 as if missing', async () => {
  const { owner, orgId, path } = await recorded();
  const other = await listener();
  await server.organization(other.id);
  const viewer = await listener();
  await server.member(orgId, viewer.id, 'viewer');
  const missing = '/recordings/00000000-0000-4000-8000-000000000000';
  const gone = await recorded({ content: null });
  const refusals = [
    await ask(missing, owner.cookie),
    await ask(path, other.cookie),
    await ask(path, viewer.cookie),
    await ask(path, { authorization: `Bearer ${other.token}` }),
    await ask(`${gone.path}?download`, gone.owner.cookie),
    await ask('/recordings/no-id', owner.cookie),
  ];
  for (const { status, headers, bytes } of refusals) {
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('content-disposition');
    expect(JSON.parse(String(bytes))).toEqual({
      ...JSON.parse(String(refusals[0]?.bytes)),
      instance: expect.anything(),
    });
  }
  for (const headers of [{}, { cookie: 'media=nonsense' }, { authorization: 'Bearer x', ...owner.cookie }]) {
    expect((await ask(path, headers)).status).toBe(401);
  }
});

test('an expired or deleted session gets 401', async () => {
  const { owner, path } = await recorded();
  const sessions = () => server.database.db.updateTable('login_sessions').where('user_id', '=', owner.id);
  await sessions()
    .set({ idle_expires_at: new Date(0) })
    .execute();
  expect((await ask(path, owner.cookie)).status).toBe(401);
  await sessions()
    .set({ idle_expires_at: new Date(Date.now() + 60_000), expires_at: new Date(0) })
    .execute();
  expect((await ask(path, owner.cookie)).status).toBe(401);
  await server.database.db.deleteFrom('login_sessions').where('user_id', '=', owner.id).execute();
  expect((await ask(path, owner.cookie)).status).toBe(401);
});

test('no path reaches a file outside the folder or a file by its name', async () => {
  const { owner } = await recorded();
  for (const path of [
    ...['../secret.mp3', '..%2fsecret.mp3', '%2e%2e/secret.mp3', '%2e%2e%2fsecret.mp3', '..%5csecret.mp3'],
    ...['....//secret.mp3', '.%00./secret.mp3', 'sound-1.mp3', '', '.', '%', 'x'.repeat(500)],
  ]) {
    const { status, bytes } = await ask(`/recordings/${path}`, { ...owner.cookie, accept: '*/*' });
    expect([400, 404, 414]).toContain(status);
    expect(String(bytes)).not.toContain('outside');
  }
});
