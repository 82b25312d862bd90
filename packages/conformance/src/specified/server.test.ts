import { endpoints } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, extensions } from '../calls.ts';
import { routesOf } from './routes.ts';
import { type SpecifiedServer, startSpecifiedServer } from './server.ts';
import { emptyTables, fields } from './tables.ts';

const person = (id: string, card: string | null) => ({
  ...{ id, fullName: `Person ${id}`, picture: null, mainCreditCard: card, email: 'not.shown@example.com' },
  ...{ token: `token-${id}`, settings: {}, organizations: [] },
});
const tables = {
  ...emptyTables(),
  people: [person('ada', 'card'), person('ben', null)],
  phones: [{ id: '6f1c9a34-5c0e-4a0e-9d38-5c9b6f1d2a01', number: '074-5550100' }],
};
let server: SpecifiedServer;
beforeAll(async () => {
  server = await startSpecifiedServer(tables);
});
afterAll(() => server.stop());

async function ask(token: string, method: string, path: string, body?: object) {
  const response = await fetch(server.address + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
const ada = (method: string, path: string, body?: object) => ask('token-ada', method, path, body);

test('it has each call of the specification and no other', () => {
  const specified = calls.map(([name]) => name).filter((name) => !extensions.has(name));
  expect(Object.keys(routesOf(emptyTables())).toSorted()).toEqual(
    specified.filter((name) => name !== 'loginAfterGoogle').toSorted(),
  );
});

test('a business, its channel, contact, call and appointment are written and read with the fields of the specification', async () => {
  const business = (await ada('POST', '/organizations', { name: 'Bakery', country: 'il' })).body;
  const at = `/organization/${business.id}`;
  const phone = tables.phones[0]?.id;
  const channel = (await ada('POST', `${at}/channels`, { name: 'Orders', phoneNumber: phone })).body;
  await ada('POST', `/channels/${channel.id}/bots`, { name: 'Noa' });
  const contact = (
    await ada('POST', '/contacts', { organization: business.id, name: 'Dan', phone: '0521234567' })
  ).body;
  const startTime = '2026-11-01T10:00:00Z';
  const session = (
    await ada('POST', `${at}/sessions`, {
      startTime,
      channel: channel.id,
      contact: contact.id,
      summary: 'Cake',
    })
  ).body;
  const appointment = (
    await ada('POST', `${at}/appointments`, {
      ...{ title: 'Tasting', contact_name: 'Dan', contact_phonenumber: '0521234567' },
      ...{ startTime: '2026-11-02T10:00:00Z', endTime: '2026-11-02T11:00:00Z' },
    })
  ).body;
  await ada('PATCH', `${at}/qna/1700000000000`, { question: 'When?', answer: 'At nine.' });

  const [read] = (await ada('GET', '/organizations?limit=1')).body;
  expect(read).toMatchObject({
    name: 'Bakery',
    owner: 'ada',
    sessions: [session.id],
    contacts: [contact.id],
  });
  expect(read.channels).toMatchObject([
    {
      name: 'Orders',
      active: true,
      phoneNumber: { number: '074-5550100', used: true },
      bot: { name: 'Noa' },
    },
  ]);
  expect((await ada('GET', '/phones/available')).body).toEqual({ phones: [] });
  expect(Object.keys(session).toSorted()).toEqual([...fields.sessions].toSorted());
  expect((await ada('GET', `${at}/contact/${contact.id}/session`)).body).toMatchObject({
    summary: 'Cake',
    sessionHistory: [
      { type: 'appointment', id: appointment.id },
      { type: 'call', id: session.id },
    ],
  });
  expect((await ada('GET', `${at}/qna`)).body).toEqual([
    { id: 1_700_000_000_000, question: 'When?', answer: 'At nine.' },
  ]);
  const { daily } = (await ada('GET', `${at}/reports/daily`)).body;
  expect(daily.calls).toEqual([{ period: '2026-11-01', count: 1 }]);
  expect((await ada('PUT', `/appointments/${appointment.id}`, { title: 'Late' })).status).toBe(400);
  expect((await ada('DELETE', `/appointments/${appointment.id}`)).status).toBe(204);
  expect((await ada('GET', `/appointments/${appointment.id}`)).status).toBe(404);
});

test('it has no pages, versions or problem documents', async () => {
  for (const name of ['one', 'two', 'three']) await ada('POST', '/organizations', { name });
  const list = await ada('GET', '/organizations?limit=1&q=two&sort=-name');
  expect(list.body.length).toBeGreaterThanOrEqual(3);
  expect([...list.headers.keys()].filter((name) => /^(etag|link|x-)/.test(name))).toEqual([]);
  const refused = await ada('POST', '/organizations', { name: '' });
  expect(refused).toMatchObject({ status: 400, body: expect.stringContaining('name') });
  expect((await ada('GET', endpoints.listCallbacks.path)).status).toBe(404);
});

test('others see nothing, and nobody without a token does', async () => {
  const { id } = (await ada('POST', '/organizations', { name: 'Secret' })).body;
  const ben = (method: string, path: string, body?: object) => ask('token-ben', method, path, body);
  expect((await ben('GET', '/organizations')).body).toEqual([]);
  expect((await ben('GET', `/organization/${id}/contacts/`)).status).toBe(404);
  expect((await ben('DELETE', `/organizations/${id}`)).status).toBe(404);
  expect((await ask('', 'GET', '/users/me')).status).toBe(401);
  expect((await ada('GET', '/users/me')).body).toEqual({
    ...{ id: 'ada', fullName: 'Person ada', picture: null, mainCreditCard: 'card' },
  });
});

test('a channel takes a payment method, and a sign-in returns what the console stores', async () => {
  const ben = await ask('', 'POST', '/user/loginAfterGoogle', { token: 'token-ben' });
  expect(ben.body).toMatchObject({ token: 'token-ben', organizations: [], settings: { language: 'he' } });
  const { id } = (await ask('token-ben', 'POST', '/organizations', { name: 'New' })).body;
  const channel = await ask('token-ben', 'POST', `/organization/${id}/channels`, { name: 'First' });
  expect(channel).toMatchObject({ status: 400, body: 'You must add a payment method to add new channel.' });
});
