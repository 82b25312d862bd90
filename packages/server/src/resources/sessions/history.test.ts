import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** A contact with calls, a message, a chat, a live call and two appointments. */
async function acquaintance() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const contact = await server.contact(orgId);
  const ours = { contact_id: contact };
  const on = (day: number) => ({
    start_time: `2026-03-0${day}T09:00:00Z`,
    end_time: `2026-03-0${day}T10:00:00Z`,
  });
  const made = {
    call: await server.session(orgId, { ...ours, ...on(1), status: null }),
    whatsapp: await server.session(orgId, { ...ours, ...on(2), kind: 'whatsapp', summary: 'Sent a photo' }),
    appointment: await server.appointment(orgId, { ...ours, ...on(3), description: 'Bring keys' }),
    chat: await server.session(orgId, { ...ours, ...on(4), kind: 'chat' }),
    failed: await server.session(orgId, { ...ours, ...on(5), status: 'failed' }),
    live: await server.session(orgId, {
      ...{ ...ours, ...on(6), end_time: null, duration: null, active: true, status: null },
    }),
    later: await server.appointment(orgId, { ...ours, ...on(7), status: 'pending' }),
  };
  const other = await server.contact(orgId, { name: 'Another' });
  await server.session(orgId, { ...on(8), contact_id: other });
  await server.appointment(orgId, { ...on(8), contact_id: other });
  return { owner, orgId, contact, made, at: `/organization/${orgId}/contact/${contact}/session` };
}

test('a history lists a contact’s calls, messages and appointments, newest first', async () => {
  const { owner, made, at } = await acquaintance();
  const { status, body } = await server.call('GET', at, { as: owner.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: made.live, active: true, endTime: null, transcription: 'Hello' });
  expect(body.sessionHistory).toMatchObject([
    { type: 'appointment', id: made.later, status: 'pending', startTime: '2026-03-07T09:00:00.000Z' },
    { type: 'call', id: made.live, status: 'in-progress', endTime: null, duration: 0 },
    { type: 'call', id: made.failed, status: 'failed' },
    { type: 'whatsupMessage', id: made.chat, content: 'Hello' },
    { type: 'appointment', id: made.appointment, title: 'A Meeting', description: 'Bring keys' },
    { type: 'whatsupMessage', id: made.whatsapp, summary: 'Sent a photo' },
    {
      ...{ type: 'call', id: made.call, status: 'completed', duration: 120, content: 'Hello' },
      ...{ transcriptionJSON: [{ content: 'Hello', speaker: 'caller' }], summary: 'Asked about bread' },
    },
  ]);
});

test('a contact without conversations has a history but no latest conversation', async () => {
  const { owner, orgId } = await acquaintance();
  const contact = await server.contact(orgId);
  const at = `/organization/${orgId}/contact/${contact}/session`;
  expect((await server.call('GET', at, { as: owner.token })).body).toEqual({ sessionHistory: [] });
  const appointment = await server.appointment(orgId, { contact_id: contact });
  expect((await server.call('GET', at, { as: owner.token })).body).toEqual({
    sessionHistory: [expect.objectContaining({ type: 'appointment', id: appointment })],
  });
});

test('a viewer gets the history without transcripts; without the calls permission it’s 403', async () => {
  const { orgId, at } = await acquaintance();
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  const { body } = await server.call('GET', at, { as: viewer.token });
  expect(body).toMatchObject({ transcription: '', transcriptionJSON: [], recordingUrl: null });
  expect(JSON.stringify(body)).not.toContain('Hello');
  expect(body.sessionHistory.at(-1)).toMatchObject({ summary: 'Asked about bread', content: '' });
  await server.database.db
    .updateTable('memberships')
    .set({ permissions: ['contacts', 'appointments'] })
    .where('user_id', '=', viewer.id)
    .execute();
  expect((await server.call('GET', at, { as: viewer.token })).status).toBe(403);
});

test('the history of an unknown contact, or one of another organization, gets 404', async () => {
  const { owner, contact } = await acquaintance();
  const elsewhere = await server.organization(owner.id);
  const read = (orgId: string, contactId: string, token = owner.token) =>
    server.call('GET', `/organization/${orgId}/contact/${contactId}/session`, { as: token });
  expect((await read(elsewhere, contact)).status).toBe(404);
  expect((await read(elsewhere, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  const stranger = await server.person();
  expect((await read(elsewhere, contact, stranger.token)).status).toBe(404);
});

test('a reader gets 304 until an appointment changes', async () => {
  const { owner, made, at } = await acquaintance();
  const etag = String((await server.call('GET', at, { as: owner.token })).headers.etag);
  const again = () => server.call('GET', at, { as: owner.token, headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  const { db } = server.database;
  await db.updateTable('appointments').set({ title: 'Moved' }).where('id', '=', made.appointment).execute();
  expect((await again()).body.sessionHistory[4]).toMatchObject({ title: 'Moved' });
});
