import { appointmentStatuses } from '@console/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { pageOfAllAppointments } from './appointments.routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const at = (hours: string) => {
  const [start, end] = hours.split('-');
  return { start_time: `2026-03-02T${start}:00Z`, end_time: `2026-03-02T${end}:00Z` };
};

/** Four appointments on one day, inserted out of order. */
async function day() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const channel = await server.channel(orgId);
  const put = server.appointment;
  await put(orgId, { title: 'noon', ...at('12:00-13:00'), status: 'cancelled', contact_name: 'Ёлка' });
  await put(orgId, { title: 'Early', ...at('07:00-08:00'), contact_phonenumber: '050-123 4567' });
  await put(orgId, { title: 'late', ...at('18:00-20:00'), channel_id: channel, contact_name: 'דָּנָה' });
  await put(orgId, { title: 'Ate 100%', ...at('09:00-10:00'), contact_phonenumber: '+972521112222' });
  const list = (query = '', headers = {}) =>
    server.call('GET', `/organization/${orgId}/appointments?${query}`, { as: owner.token, headers });
  const titles = async (query: string) =>
    (await list(query)).body.map(({ title }: { title: string }) => title);
  return { owner, orgId, channel, list, titles };
}

test('appointments are sorted by start, or by the requested column', async () => {
  const { titles } = await day();
  expect(await titles('')).toEqual(['Early', 'Ate 100%', 'noon', 'late']);
  expect(await titles('sort=-startTime')).toEqual(['late', 'noon', 'Ate 100%', 'Early']);
  expect(await titles('sort=title')).toEqual(['Ate 100%', 'Early', 'late', 'noon']);
  expect(await titles('sort=status')).toEqual(['Early', 'Ate 100%', 'late', 'noon']);
  expect(await titles('sort=contact_name&limit=2')).toEqual(
    (await titles('sort=-contact_name')).reverse().slice(0, 2),
  );
});

test('appointments are sorted by status in workflow order', async () => {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  for (const status of appointmentStatuses.toSorted())
    await server.appointment(orgId, { title: status, status, ...at('12:00-13:00') });
  const titles = async (query: string) =>
    (await server.call('GET', `/organization/${orgId}/appointments?${query}`, { as: owner.token })).body.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('sort=status')).toEqual(appointmentStatuses);
  for (const status of appointmentStatuses) expect(await titles(`status=${status}`)).toEqual([status]);
});

test('a time range includes appointments that overlap it, not those that only touch it', async () => {
  const { titles } = await day();
  const span = (from: string, to: string) => titles(`from=2026-03-02T${from}:00Z&to=2026-03-02T${to}:00Z`);
  expect(await span('07:30', '09:30')).toEqual(['Early', 'Ate 100%']);
  expect(await span('08:00', '09:00')).toEqual([]);
  expect(await span('18:30', '19:00')).toEqual(['late']);
  expect(await titles('from=2026-03-02T12:30:00Z')).toEqual(['noon', 'late']);
  expect(await titles(`to=${encodeURIComponent('2026-03-02T10:00:00+03:00')}`)).toEqual([]);
});

test('a time range that ends before it starts gets 422', async () => {
  const { list } = await day();
  const { status, body } = await list('from=2026-03-03T00:00:00Z&to=2026-03-02T00:00:00Z');
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path: 'from', code: 'ends-before-start' }]);
});

test('a list can be filtered by status and channel', async () => {
  const { titles, channel } = await day();
  expect(await titles('status=cancelled')).toEqual(['noon']);
  expect(await titles(`channel=${channel}`)).toEqual(['late']);
  expect(await titles(`channel=${channel}&status=cancelled`)).toEqual([]);
});

test.each([
  ['ignores the case of a title', 'EARLY', ['Early']],
  ['ignores niqqud in a name', 'דנה', ['late']],
  ['treats ё and е as the same letter', 'елка', ['noon']],
  ['ignores separators in a phone number', '0501-234-567', ['Early']],
  ['matches part of a phone number', '23 45', ['Early']],
  ['finds a number as it’s stored', '+972521112222', ['Ate 100%']],
  ['finds a number without its country code', '0521112222', ['Ate 100%']],
  ['matches a wildcard literally', '%', ['Ate 100%']],
  ['returns nothing without a match', 'nobody', []],
])('search %s', async (_what, q, expected) => {
  const { titles } = await day();
  expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

test('pages neither repeat nor skip rows while an appointment is added', async () => {
  const { orgId, owner, list } = await day();
  const first = await list('limit=2&status=scheduled');
  expect(first.headers['x-total-count']).toBe('3');
  await server.appointment(orgId, { title: 'Before all', ...at('05:00-06:00') });
  const [, next] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  const second = await server.call('GET', String(next), { as: owner.token });
  const titles = [...first.body, ...second.body].map(({ title }) => title);
  expect(titles).toEqual(['Early', 'Ate 100%', 'late']);
  expect(second.headers.link).toBeUndefined();
  expect((await list('limit=1')).headers['x-total-count']).toBe('5');
});

test('a reader gets 304 until an appointment changes', async () => {
  const { orgId, list } = await day();
  const contact = await server.contact(orgId);
  await server.appointment(orgId, { contact_id: contact });
  const etag = async () => String((await list()).headers.etag);
  const before = await etag();
  await server.contact(orgId);
  expect((await list('', { 'if-none-match': before })).status).toBe(304);
  // The contact's appointment remains, without a contact.
  await server.database.db.deleteFrom('contacts').where('id', '=', contact).execute();
  expect((await list('', { 'if-none-match': before })).status).toBe(200);
  expect(await etag()).not.toBe(before);
});

test('the collection has the appointments of all of the person’s organizations, no others', async () => {
  const { owner, orgId } = await day();
  await day();
  const second = await server.organization(owner.id);
  await server.appointment(second, { title: 'Elsewhere' });
  const user = owner;
  const ask = (asked: Parameters<typeof pageOfAllAppointments>[2]) =>
    pageOfAllAppointments(server.database.db, user, asked);
  const page = await ask({ limit: 4 });
  expect(page.total).toBe(5);
  expect(page.rows.map(({ title, organization }) => [title, organization])).toEqual(
    ['noon', 'Early', 'late', 'Ate 100%'].map((title) => [title, orgId]),
  );
  const last = await ask({ limit: 4, ...(page.next !== undefined && { cursor: page.next }) });
  expect(last.rows).toMatchObject([{ title: 'Elsewhere', organization: second }]);
  expect((await ask({ sort: '-createdAt', q: 'elsew' })).rows).toMatchObject([{ title: 'Elsewhere' }]);
});
