import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { logOf } from '../../http/log.ts';
import { logLines } from '../../testing/logLines.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

const { lines, stream } = logLines();

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ logger: { ...logOf('info'), stream } });
});
afterAll(() => server.stop());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A person with a business, an appointment and an address of its calendar. */
async function subscriber({ hidesNames = false } = {}) {
  const owner = await server.person();
  const orgId = await server.organization(owner.id, { name: 'Carmel; Dental, 1' });
  const at = `/organization/${orgId}`;
  const as = owner.token;
  const made = await server.call('POST', `${at}/appointments`, {
    as,
    body: {
      ...{ title: 'Crown; second, visit', description: 'Bring\nX-rays', startTime: inHours(24) },
      ...{ endTime: inHours(25), contact_name: 'Noa Levi', contact_phonenumber: '0501234567' },
    },
  });
  const { body, status } = await server.call('PUT', `${at}/calendarFeed`, { as, body: { hidesNames } });
  expect(status).toBe(200);
  return { as, at, orgId, owner, id: made.body.id as string, path: body.path as string };
}

const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });

/** The events that ical.js reads at an address. */
async function eventsAt(path: string) {
  const { body, statusCode } = await get(path);
  expect(statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    title: event.getFirstPropertyValue('summary'),
    description: event.getFirstPropertyValue('description'),
    status: event.getFirstPropertyValue('status'),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
  }));
}

test('ical.js reads the appointments, and moved, canceled and deleted ones follow', async () => {
  const { as, id, path } = await subscriber();
  const [first] = await eventsAt(path);
  expect(first).toMatchObject({
    ...{ title: 'Crown; second, visit', status: 'CONFIRMED' },
    description: 'Bring\nX-rays\nNoa Levi 0501234567',
  });
  expect(first?.uid).toContain(id);

  const moved = { startTime: inHours(48), endTime: inHours(49) };
  const { body } = await server.call('GET', `/appointments/${id}`, { as });
  const at = `/organization/${body.organization}/appointments/${id}`;
  await server.call('PATCH', at, { as, body: { ...moved, status: 'cancelled' } });
  const [second] = await eventsAt(path);
  expect(second).toMatchObject({ uid: first?.uid, status: 'CANCELLED' });
  expect(second?.start.slice(0, 19)).toBe(moved.startTime.slice(0, 19));

  await server.call('DELETE', `/appointments/${id}`, { as });
  expect(await eventsAt(path)).toEqual([]);
});

test('with hidden names, a calendar has the times, and a common title in the language of the person', async () => {
  const { path } = await subscriber({ hidesNames: true });
  expect(await eventsAt(path)).toMatchObject([{ title: 'תור', description: null }]);
  expect((await get(path)).body).not.toMatch(/Noa|0501234567|Crown|X-rays/);
});

test('the address is sent once and stored as a hash, and a new one replaces it', async () => {
  const { as, at, path } = await subscriber();
  await get(path);
  const { body } = await server.call('GET', `${at}/calendarFeed`, { as });
  expect(body).toEqual({
    feed: { hidesNames: false, createdAt: expect.any(String), lastReadAt: expect.any(String) },
  });
  const rows = await server.database.db.selectFrom('calendar_feeds').selectAll().execute();
  const secret = path.slice('/calendar/'.length, -'.ics'.length);
  expect(JSON.stringify(rows)).not.toContain(secret);

  const next = await server.call('PUT', `${at}/calendarFeed`, { as, body: { hidesNames: false } });
  expect((await get(path)).statusCode).toBe(404);
  expect(await eventsAt(next.body.path)).toHaveLength(1);
});

test('a revoked address, and one of a person who left the team, is not found', async () => {
  const { as, at, orgId, path } = await subscriber();
  expect((await server.call('DELETE', `${at}/calendarFeed`, { as })).status).toBe(204);
  expect((await get(path)).statusCode).toBe(404);
  expect((await server.call('DELETE', `${at}/calendarFeed`, { as })).status).toBe(204);

  const colleague = await server.person();
  await server.member(orgId, colleague.id, 'viewer');
  const feed = await server.call('PUT', `${at}/calendarFeed`, {
    as: colleague.token,
    body: { hidesNames: false },
  });
  expect(await eventsAt(feed.body.path)).toHaveLength(1);
  await server.database.db.deleteFrom('memberships').where('user_id', '=', colleague.id).execute();
  expect((await get(feed.body.path)).statusCode).toBe(404);
});

test('an unchanged calendar is not sent again, and other files are not found', async () => {
  const { path } = await subscriber();
  const { headers, body } = await get(path);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const again = await get(path, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  for (const file of ['x.ics', `${'a'.repeat(43)}.ics`, path.slice(10, -4), `${path.slice(10)}.ics`])
    expect((await get(`/calendar/${file}`)).statusCode).toBe(404);
});

test('the log doesn’t contain the secret, however the address is spelled', async () => {
  const { path } = await subscriber();
  const secret = path.slice('/calendar/'.length, -'.ics'.length);
  lines.length = 0;
  for (const url of [path, path.replace('c', '%63'), `http://a${path}`, `${path}?x`, `${path}/more`])
    await get(url);
  await server.app.inject({ method: 'POST', url: path });
  expect(lines.join('')).toContain('"/calendar/:file"');
  expect(lines.join('')).not.toContain(secret);
});

test('calendars are limited per network', async () => {
  const limited = await startForTest({ limits: { ...usualLimits, calendar: 2 } });
  const read = () => limited.app.inject({ method: 'GET', url: '/calendar/x.ics' });
  expect([await read(), await read(), await read()].map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 429,
  ]);
  await limited.stop();
});
