import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

type Item = { period: string; count: number };

async function business(fields: { created_at?: string; time_zone?: string } = {}) {
  const owner = await server.person();
  const orgId = await server.organization(owner.id, { created_at: '2020-01-01T00:00:00Z', ...fields });
  const { db } = server.database;
  return {
    contact: (at: string) =>
      db.insertInto('contacts').values({ org_id: orgId, name: 'Ada', created_at: at }).execute(),
    conversation: (at: string, kind: 'call' | 'chat' = 'call') =>
      db.insertInto('sessions').values({ org_id: orgId, start_time: at, kind }).execute(),
    appointment: (madeAt: string, start: string) =>
      db
        .insertInto('appointments')
        .values({
          ...{ org_id: orgId, title: 'Fitting', contact_name: 'Ada', created_at: madeAt },
          ...{ start_time: start, end_time: new Date(Date.parse(start) + 3_600_000) },
        })
        .execute(),
    report: (unit: 'daily' | 'monthly', query = '') =>
      server.call('GET', `/organization/${orgId}/reports/${unit}?${query}`, { as: owner.token }),
  };
}

const only = (items: Item[]) => items.filter(({ count }) => count > 0);

test('days are in the organization’s time zone, not the server’s', async () => {
  const { conversation, contact, report } = await business({ time_zone: 'Asia/Jerusalem' });
  // Half past midnight in Jerusalem is still the day before in UTC.
  await conversation('2026-02-10T22:30:00Z');
  await contact('2026-02-11T21:59:59Z');
  const { body } = await report('daily', 'from=2026-02-10&to=2026-02-12');
  expect(body.daily.calls).toEqual([
    { period: '2026-02-10', count: 0 },
    { period: '2026-02-11', count: 1 },
    { period: '2026-02-12', count: 0 },
  ]);
  expect(only(body.daily.contacts)).toEqual([{ period: '2026-02-11', count: 1 }]);
});

test('days with a clock change are counted once, in full', async () => {
  const { conversation, report } = await business({ time_zone: 'Asia/Jerusalem' });
  // Spring: 27 March 2026 has 23 hours. Autumn: 25 October 2025 ends after 25.
  for (const at of ['2026-03-26T22:00:00Z', '2026-03-27T20:59:59Z', '2026-03-27T21:00:00Z'])
    await conversation(at);
  for (const at of ['2025-10-25T20:59:59Z', '2025-10-25T21:00:00Z', '2025-10-26T21:59:59Z'])
    await conversation(at);
  const spring = (await report('daily', 'from=2026-03-26&to=2026-03-28')).body.daily.calls;
  expect(spring.map(({ count }: Item) => count)).toEqual([0, 2, 1]);
  const autumn = (await report('daily', 'from=2025-10-25&to=2025-10-27')).body.daily.calls;
  expect(autumn.map(({ count }: Item) => count)).toEqual([1, 2, 0]);
});

test('calls count by start, appointments by creation, and chats aren’t calls', async () => {
  const { conversation, appointment, report } = await business({ time_zone: 'UTC' });
  await conversation('2026-01-05T10:00:00Z');
  await conversation('2026-01-05T11:00:00Z', 'chat');
  await appointment('2026-01-05T10:01:00Z', '2026-01-09T10:00:00Z');
  const { daily } = (await report('daily', 'from=2026-01-01&to=2026-01-31')).body;
  expect(only(daily.calls)).toEqual([{ period: '2026-01-05', count: 1 }]);
  expect(only(daily.appointments)).toEqual([{ period: '2026-01-05', count: 1 }]);
});

test('a month includes all of its days; months without events have 0', async () => {
  const { conversation, report } = await business({ time_zone: 'UTC' });
  for (const at of ['2025-11-01T00:00:00Z', '2025-11-30T23:59:59Z', '2026-01-15T00:00:00Z'])
    await conversation(at);
  const { monthly } = (await report('monthly', 'from=2025-11-15&to=2026-01-31')).body;
  expect(monthly.calls).toEqual([
    { period: '2025-11', count: 2 },
    { period: '2025-12', count: 0 },
    { period: '2026-01', count: 1 },
  ]);
});

test('the first month is counted in full, the last one up to the requested date', async () => {
  const { conversation, report } = await business({ time_zone: 'UTC' });
  for (const at of ['2025-11-01T00:00:00Z', '2025-12-17T23:59:59Z', '2025-12-18T00:00:00Z'])
    await conversation(at);
  const { monthly } = (await report('monthly', 'from=2025-11-15&to=2025-12-17')).body;
  expect(monthly.calls).toEqual([
    { period: '2025-11', count: 1 },
    { period: '2025-12', count: 1 },
  ]);
});

test('days before the organization existed and future days are absent', async () => {
  const created = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const { report } = await business({ created_at: created, time_zone: 'UTC' });
  const today = new Date().toISOString().slice(0, 10);
  const { daily } = (await report('daily')).body;
  expect(daily.calls.map(({ period }: Item) => period)).toHaveLength(3);
  expect(daily.calls.at(-1)).toEqual({ period: today, count: 0 });
  const ahead = (await report('daily', 'from=2020-01-01&to=2199-01-01')).body.daily;
  expect(ahead.contacts.at(0)).toEqual({ period: created.slice(0, 10), count: 0 });
  expect(ahead.contacts.at(-1)).toEqual({ period: today, count: 0 });
  const before = (await report('daily', 'from=2019-01-01&to=2019-02-01')).body.daily;
  expect(before).toEqual({ contacts: [], appointments: [], calls: [] });
});

test('the default is the last 30 days or 12 months; days sets another length', async () => {
  const { report } = await business();
  expect((await report('daily')).body.daily.calls).toHaveLength(30);
  expect((await report('daily', 'days=7')).body.daily.calls).toHaveLength(7);
  expect((await report('monthly')).body.monthly.calls.length).toBeGreaterThan(11);
});

test.each(['days=0', 'days=9999999', 'from=2026-02-30', 'from=yesterday', 'from=2026-02-02&to=2026-02-01'])(
  'the query %s gets 422',
  async (query) => {
    const { report } = await business();
    const { status, body } = await report('daily', query);
    expect(status).toBe(422);
    expect(body.errors.length).toBeGreaterThan(0);
  },
);
