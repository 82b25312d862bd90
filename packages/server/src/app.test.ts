import { afterEach, expect, test } from 'vitest';
import { usualLimits } from './api/rateLimits.ts';
import { DatabaseUnavailable } from './database/errors.ts';
import { startForTest, type TestServer } from './testing/startForTest.ts';

let server: TestServer;
afterEach(() => server.stop());

test('sign-in attempts are rate limited without affecting other requests', async () => {
  server = await startForTest({ limits: { ...usualLimits, session: 5, signIn: 2 } });
  const attempt = () => server.call('POST', '/user/loginAfterGoogle', { body: { token: 'a' } });
  expect([(await attempt()).status, (await attempt()).status]).toEqual([400, 400]);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(refused.body.type).toBe('urn:console:problem:rate-limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.call('GET', '/user/methods')).status).toBe(200);
});

test('each session has its own rate limit; guessed tokens count toward the IP address', async () => {
  server = await startForTest({ limits: { ...usualLimits, session: 5, signIn: 2 } });
  const [ada, bob] = [await server.person(), await server.person()];
  const look = async (as: string) => (await server.call('GET', '/users/me', { as })).status;
  for (let count = 0; count < 5; count++) expect(await look(ada.token)).toBe(200);
  expect(await look(ada.token)).toBe(429);
  expect(await look(bob.token)).toBe(200);
  for (let count = 0; count < 3; count++) expect(await look('x'.repeat(42) + count)).toBe(401);
  expect(await look('y'.repeat(43))).toBe(429);
  expect(await look(bob.token)).toBe(200);
});

test('without the database, /healthz returns 200, /readyz 503, and requests get 503', async () => {
  server = await startForTest();
  const { token } = await server.person();
  const { app, database } = server;
  const health = async (url: string) => (await app.inject(url)).statusCode;
  expect([await health('/healthz'), await health('/readyz')]).toEqual([200, 200]);

  const isReady = database.isReady;
  const { selectFrom } = database.db;
  database.isReady = async () => false;
  database.db.selectFrom = () => {
    throw new DatabaseUnavailable(new Error('password=hunter2'));
  };
  expect([await health('/healthz'), await health('/readyz')]).toEqual([200, 503]);
  const answer = await server.call('GET', '/users/me', { as: token });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.text).not.toContain('hunter2');
  Object.assign(database, { isReady });
  Object.assign(database.db, { selectFrom });
});
