import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../identity/sessions.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** A person with three sessions; requests use the first. */
async function person() {
  const first = await server.person();
  const { db } = server.database;
  const at = (userAgent: string) => startSession(db, { userId: first.id, userAgent, referer: null });
  const [phone, desk] = [await at('A phone'), await at('A desk')];
  const list = async (as = first.token) => (await server.call('GET', '/user/sessions', { as })).body;
  const idOf = async (userAgent: string) =>
    (await list()).find((row: { userAgent: string }) => row.userAgent === userAgent)?.id as string;
  return { ...first, phone: phone.token, desk: desk.token, list, idOf };
}

const isIn = async (token: string) => (await server.call('GET', '/users/me', { as: token })).status === 200;

test('the list has the person’s sessions and marks the current one', async () => {
  const { token, phone, list } = await person();
  await server.person();
  const rows = await list();
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ current }: { current: boolean }) => current)).toMatchObject([{ userAgent: '' }]);
  const fromPhone = (await list(phone)).filter(({ current }: { current: boolean }) => current);
  expect(fromPhone).toMatchObject([{ userAgent: 'A phone' }]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`hash|${token}`));
});

test('expired sessions aren’t listed', async () => {
  const { id, list } = await person();
  await server.database.db
    .updateTable('login_sessions')
    .set({ idle_expires_at: new Date(Date.now() - 1) })
    .where('user_id', '=', id)
    .where('user_agent', '=', 'A desk')
    .execute();
  expect(await list()).toHaveLength(2);
});

test('one session can end another', async () => {
  const { token, phone, desk, idOf } = await person();
  const ended = await server.call('DELETE', `/user/sessions/${await idOf('A phone')}`, { as: token });
  expect(ended.status).toBe(204);
  expect(ended.headers['set-cookie']).toBeUndefined();
  expect([await isIn(token), await isIn(phone), await isIn(desk)]).toEqual([true, false, true]);
});

test('ending the current session signs out and clears the cookie', async () => {
  const { token, desk, list } = await person();
  const [here] = (await list()).filter(({ current }: { current: boolean }) => current);
  const ended = await server.call('DELETE', `/user/sessions/${here.id}`, { as: token });
  expect(ended.status).toBe(204);
  expect(String(ended.headers['set-cookie'])).toMatch(/^media=;/);
  expect([await isIn(token), await isIn(desk)]).toEqual([false, true]);
});

test('one request ends all other sessions of the person', async () => {
  const { token, phone, desk } = await person();
  const other = await person();
  expect((await server.call('DELETE', '/user/sessions', { as: token })).status).toBe(204);
  expect([await isIn(token), await isIn(phone), await isIn(desk)]).toEqual([true, false, false]);
  expect(await isIn(other.phone)).toBe(true);
});

test('ending another person’s session gets 404', async () => {
  const [one, other] = [await person(), await person()];
  const id = await other.idOf('A desk');
  expect((await server.call('DELETE', `/user/sessions/${id}`, { as: one.token })).status).toBe(404);
  expect(await isIn(other.desk)).toBe(true);
});
