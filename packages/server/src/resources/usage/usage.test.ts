import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business(fields: { time_zone?: string } = {}) {
  const owner = await server.person();
  const orgId = await server.organization(owner.id, fields);
  return { owner, orgId, at: `/organization/${orgId}/usage` };
}

const ended = { end_time: null };

test('a month starts and ends at midnight in the organization’s time zone, across DST', async () => {
  const { owner, orgId, at } = await business();
  const channel_id = await server.channel(orgId);
  const call = (start_time: string, duration: number | null, rest = {}) =>
    server.session(orgId, { channel_id, start_time, duration, ...ended, ...rest });
  // Two hours before UTC until the 27th of March, three hours from then on.
  await call('2026-02-28T21:59:59Z', 1_000_000);
  await call('2026-02-28T22:00:00Z', 1800);
  await call('2026-03-31T20:59:59Z', 61);
  await call('2026-03-31T21:00:00Z', 2_000_000);
  await call('2026-03-15T09:00:00Z', null);
  await call('2026-03-15T09:00:00Z', 5_000, { kind: 'whatsapp' });
  const { body } = await server.call('GET', `${at}?month=2026-03`, { as: owner.token });
  expect(body).toEqual({
    ...{ month: '2026-03', timeZone: 'Asia/Jerusalem', currency: 'ILS', minutes: 32, cost: 64 },
    channels: [{ channel: channel_id, name: 'A Channel', seconds: 1861, minutes: 32, cost: 64 }],
  });
});

test('every channel of the month is charged for at least 30 minutes, even without calls', async () => {
  const { owner, orgId, at } = await business();
  const busy = await server.channel(orgId, 'Busy');
  const quiet = await server.channel(orgId, 'Quiet');
  await server.database.db
    .updateTable('channels')
    .set({ created_at: '2026-03-31T20:59:59Z' })
    .where('id', '=', quiet)
    .execute();
  await server.channel(orgId, 'Of a later month');
  const other = await business();
  await server.session(other.orgId, { channel_id: await server.channel(other.orgId), duration: 999_999 });
  await server.session(orgId, { channel_id: busy, duration: 45 * 60 });
  await server.session(orgId, { duration: 888_888 });
  const { body } = await server.call('GET', `${at}?month=2026-03`, { as: owner.token });
  expect(body).toMatchObject({ minutes: 45, cost: 150 });
  expect(body.channels).toEqual([
    { channel: busy, name: 'Busy', seconds: 2700, minutes: 45, cost: 90 },
    { channel: quiet, name: 'Quiet', seconds: 0, minutes: 0, cost: 60 },
  ]);
});

test('each call is rounded up separately: 30 calls of 61 seconds are 60 minutes', async () => {
  const { owner, orgId, at } = await business();
  const channel_id = await server.channel(orgId);
  for (let call = 0; call < 30; call++) await server.session(orgId, { channel_id, duration: 61 });
  const { body } = await server.call('GET', `${at}?month=2026-03`, { as: owner.token });
  expect(body.channels).toMatchObject([{ seconds: 1830, minutes: 60, cost: 120 }]);
  expect(body).toMatchObject({ minutes: 60, cost: 120 });
});

test('a deleted channel is charged for the months in which it existed and no later one', async () => {
  const { owner, orgId, at } = await business();
  const channel = await server.channel(orgId, 'Gone');
  await server.session(orgId, { channel_id: channel, duration: 45 * 60 });
  await server.call('DELETE', `/organization/${orgId}/channels/${channel}`, { as: owner.token });
  await server.database.db
    .updateTable('deleted_channels')
    .set({ created_at: '2026-02-10T00:00:00Z', deleted_at: '2026-04-10T00:00:00Z' })
    .where('id', '=', channel)
    .execute();
  const month = async (name: string) =>
    (await server.call('GET', `${at}?month=${name}`, { as: owner.token })).body.channels;
  const gone = { channel, name: 'Gone', deleted: true };
  expect(await month('2026-01')).toEqual([]);
  expect(await month('2026-02')).toEqual([{ ...gone, seconds: 0, minutes: 0, cost: 60 }]);
  expect(await month('2026-03')).toEqual([{ ...gone, seconds: 2700, minutes: 45, cost: 90 }]);
  expect(await month('2026-04')).toEqual([{ ...gone, seconds: 0, minutes: 0, cost: 60 }]);
  expect(await month('2026-05')).toEqual([]);
});

test('the default is the current month in the organization’s time zone', async () => {
  const { owner, at } = await business({ time_zone: 'Pacific/Kiritimati' });
  const month = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'Pacific/Kiritimati', year: 'numeric', month: '2-digit' },
  });
  const parts = Object.fromEntries(month.formatToParts().map(({ type, value }) => [type, value]));
  const { body } = await server.call('GET', at, { as: owner.token });
  expect(body).toEqual({
    ...{ month: `${parts.year}-${parts.month}`, timeZone: 'Pacific/Kiritimati', currency: 'ILS' },
    ...{ channels: [], minutes: 0, cost: 0 },
  });
});

test('an invalid month gets 422', async () => {
  const { owner, at } = await business();
  for (const month of ['2026-13', '0000-01', '1899-12', '2026-3', 'March']) {
    const { status, body } = await server.call('GET', `${at}?month=${month}`, { as: owner.token });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'month' }]);
  }
  expect((await server.call('GET', `${at}?month=9999-12`, { as: owner.token })).status).toBe(200);
});

test('a viewer gets 200, a member without the calls permission 403, a stranger 404', async () => {
  const { orgId, at } = await business();
  const viewer = await server.person();
  const nobody = await server.person();
  const stranger = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  await server.member(orgId, nobody.id, 'viewer');
  await server.database.db
    .updateTable('memberships')
    .set({ permissions: ['transcripts'] })
    .where('user_id', '=', nobody.id)
    .execute();
  const status = async (token: string) => (await server.call('GET', at, { as: token })).status;
  expect(await status(viewer.token)).toBe(200);
  expect(await status(nobody.token)).toBe(403);
  expect(await status(stranger.token)).toBe(404);
});

test('a reader gets 304 until a call, a channel or the time zone changes', async () => {
  const { owner, orgId, at } = await business();
  const channel_id = await server.channel(orgId);
  let etag = '';
  const read = () =>
    server.call('GET', `${at}?month=2026-03`, { as: owner.token, headers: { 'if-none-match': etag } });
  async function isNew() {
    const { status, headers } = await read();
    etag = String(headers.etag);
    return status === 200;
  }
  const { db } = server.database;
  expect(await isNew()).toBe(true);
  expect(await isNew()).toBe(false);
  await server.session(orgId, { channel_id });
  expect(await isNew()).toBe(true);
  await db.updateTable('channels').set({ name: 'New Name' }).where('id', '=', channel_id).execute();
  expect(await isNew()).toBe(true);
  await db.updateTable('organizations').set({ time_zone: 'UTC' }).where('id', '=', orgId).execute();
  expect(await isNew()).toBe(true);
  expect(await isNew()).toBe(false);
});
