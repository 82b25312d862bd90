import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('settings are stored, and a change to one keeps the others', async () => {
  const { token } = await server.person();
  const before = await server.call('GET', '/user/settings', { as: token });
  expect(before.body).toMatchObject({ language: null, phone: '', subscribedWith: null, paypalToken: null });
  await server.call('PATCH', '/user/settings', { as: token, body: { language: 'ru' } });
  await server.call('PATCH', '/user/settings', { as: token, body: { phone: '0501234567' } });
  const { body } = await server.call('GET', '/user/settings', { as: token });
  expect(body).toMatchObject({ language: 'ru', phone: '0501234567' });
});

test.each([{ language: 'tlh' }, { isAdmin: true }, { phone: 5 }])('%j gets 422', async (body) => {
  const { token } = await server.person();
  expect((await server.call('PATCH', '/user/settings', { as: token, body })).status).toBe(422);
});

test('a change to an outdated version gets 412 with the current settings', async () => {
  const { token } = await server.person();
  const headers = {
    'if-match': String((await server.call('GET', '/user/settings', { as: token })).headers.etag),
  };
  const change = (language: string) =>
    server.call('PATCH', '/user/settings', { as: token, headers, body: { language } });
  expect((await change('he')).status).toBe(200);
  const late = await change('ru');
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ language: 'he' });
});

test('people can change their name and main card, but not to another person’s card', async () => {
  const rich = await server.person({ paying: true });
  const poor = await server.person();
  const { mainCreditCard } = (await server.call('GET', '/users/me', { as: rich.token })).body;
  expect(mainCreditCard).toBeTruthy();
  const stolen = await server.call('PATCH', '/users/me', { as: poor.token, body: { mainCreditCard } });
  expect(stolen.status).toBe(422);
  expect(stolen.body.errors).toMatchObject([{ path: 'mainCreditCard', code: 'not-found' }]);
  const body = { fullName: 'Grace', mainCreditCard: null };
  const changed = await server.call('PATCH', '/users/me', { as: rich.token, body });
  expect(changed.body).toMatchObject({ ...body, email: rich.email });
});
