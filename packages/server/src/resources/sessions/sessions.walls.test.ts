import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** An organization with a recorded conversation, and people with different access to it. */
async function team() {
  const owner = await server.person();
  const viewer = await server.person();
  const nobody = await server.person();
  const stranger = await server.person();
  const orgId = await server.organization(owner.id);
  await server.member(orgId, viewer.id, 'viewer');
  await server.member(orgId, nobody.id, 'viewer');
  await server.database.db
    .updateTable('memberships')
    .set({ permissions: [] })
    .where('user_id', '=', nobody.id)
    .execute();
  const recording = await server.database.db
    .insertInto('recordings')
    .values({ org_id: orgId, file_name: 'one.mp3', media_type: 'audio/mpeg', size: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await server.session(orgId, {
    ...{ summary: 'Asked about bread', transcription: 'The door code is 4711', recording_id: recording.id },
    transcript: JSON.stringify([{ content: 'The door code is 4711', speaker: 'caller', start: 1 }]),
  });
  return { owner, viewer, nobody, stranger, orgId, id, recording, at: `/organization/${orgId}/sessions` };
}

test('without the transcripts permission, the list has the conversation but no transcript', async () => {
  const { owner, viewer, at, id, recording } = await team();
  expect((await server.call('GET', at, { as: owner.token })).body).toMatchObject([
    {
      ...{ id, transcription: 'The door code is 4711', recordingUrl: `/recordings/${recording.id}` },
      transcriptionJSON: [{ content: 'The door code is 4711', speaker: 'caller', start: 1 }],
    },
  ]);
  expect((await server.call('GET', at, { as: viewer.token })).body).toMatchObject([
    { id, summary: 'Asked about bread', transcription: '', transcriptionJSON: [], recordingUrl: null },
  ]);
});

test('search matches transcripts only with the transcripts permission, summaries always', async () => {
  const { owner, viewer, at, id } = await team();
  const found = async (token: string, q: string) => {
    const { body, headers } = await server.call('GET', `${at}?q=${q}&limit=10`, { as: token });
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.map((session: { id: string }) => session.id);
  };
  expect(await found(owner.token, 'DOOR')).toEqual([id]);
  expect(await found(viewer.token, 'DOOR')).toEqual([]);
  expect(await found(owner.token, '4711')).toEqual([id]);
  expect(await found(viewer.token, '4711')).toEqual([]);
  expect(await found(viewer.token, 'Bread')).toEqual([id]);
  expect(await found(owner.token, '%25')).toEqual([]);
});

test('reading without the calls permission gets 403, as does writing as a viewer', async () => {
  const { viewer, nobody, stranger, at, id } = await team();
  const startTime = '2026-03-01T09:00:00Z';
  const write = (token: string) => [
    server.call('POST', at, { as: token, body: { startTime } }),
    server.call('PATCH', `${at}/${id}`, { as: token, body: { startTime } }),
  ];
  const statuses = async (answers: ReturnType<typeof write>) =>
    (await Promise.all(answers)).map(({ status }) => status);
  expect((await server.call('GET', at, { as: nobody.token })).status).toBe(403);
  expect(await statuses(write(viewer.token))).toEqual([403, 403]);
  expect((await server.call('GET', at, { as: stranger.token })).status).toBe(404);
  expect(await statuses(write(stranger.token))).toEqual([404, 404]);
});

test('a change without the calls permission gets 403, not 404', async () => {
  const { nobody, at, id } = await team();
  const change = (which: string) =>
    server.call('PATCH', `${at}/${which}`, { as: nobody.token, body: { summary: 'x' } });
  expect((await change(id)).status).toBe(403);
});

test('the transcripts permission alone allows neither reading nor writing', async () => {
  const { nobody, at, id } = await team();
  await server.database.db
    .updateTable('memberships')
    .set({ permissions: ['transcripts'] })
    .where('user_id', '=', nobody.id)
    .execute();
  const body = { startTime: '2026-03-01T09:00:00Z' };
  expect((await server.call('GET', at, { as: nobody.token })).status).toBe(403);
  expect((await server.call('POST', at, { as: nobody.token, body })).status).toBe(403);
  expect((await server.call('PATCH', `${at}/${id}`, { as: nobody.token, body })).status).toBe(403);
});

test('a conversation can’t be reached through another organization', async () => {
  const { owner, id } = await team();
  const elsewhere = await server.organization(owner.id);
  const path = `/organization/${elsewhere}/sessions`;
  const changed = await server.call('PATCH', `${path}/${id}`, { as: owner.token, body: { summary: 'x' } });
  expect(changed.status).toBe(404);
  expect((await server.call('GET', `${path}?id=${id}`, { as: owner.token })).body).toEqual([]);
});

test('revoking the transcripts permission applies to the next request, despite its ETag', async () => {
  const { orgId, owner, at } = await team();
  const staff = await server.person();
  await server.member(orgId, staff.id, 'staff');
  const before = await server.call('GET', at, { as: staff.token });
  expect(before.body[0].transcription).not.toBe('');
  await server.database.db
    .updateTable('memberships')
    .set({ permissions: ['calls'] })
    .where('user_id', '=', staff.id)
    .execute();
  const headers = { 'if-none-match': String(before.headers.etag) };
  const after = await server.call('GET', at, { as: staff.token, headers });
  expect(after.status).toBe(200);
  expect(after.body[0].transcription).toBe('');
  expect((await server.call('GET', at, { as: owner.token })).body[0].transcription).not.toBe('');
});
