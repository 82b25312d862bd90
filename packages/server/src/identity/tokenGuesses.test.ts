import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualLimits } from '../api/rateLimits.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { newSecret } from './secrets.ts';

let server: TestServer;
let queries = 0;
beforeEach(async () => {
  server = await startForTest({
    limits: { ...usualLimits, session: 4 },
    onQuery(statement) {
      // With PostgreSQL, the counts of the limits are also written, once a second.
      if (!statement.includes('into guesses')) queries++;
    },
  });
});
afterEach(() => server.stop());

const look = async (as: string) => (await server.call('GET', '/users/me', { as })).status;
const recording = '/recordings/00000000-0000-4000-8000-000000000000';

/** Sends made-up tokens until they are refused. */
async function guess() {
  for (let count = 0; count < 4; count++) await look(newSecret());
  expect(await look(newSecret())).toBe(429);
}

test('after too many unknown tokens, an address gets 429 without a database query', async () => {
  await guess();
  queries = 0;
  const all = await Promise.all(Array.from({ length: 20 }, () => look(newSecret())));
  expect(new Set(all)).toEqual(new Set([429]));
  const refused = await server.call('GET', '/users/me', { as: newSecret() });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // The same for a cookie, and for another route.
  for (const headers of [{ cookie: `media=${newSecret()}` }, { authorization: `Bearer ${newSecret()}` }]) {
    expect((await server.app.inject({ url: recording, headers })).statusCode).toBe(429);
  }
  expect(queries).toBe(0);
});

test('unknown tokens are counted before the lookup, not after', async () => {
  queries = 0;
  const all: Promise<number>[] = [];
  for (let count = 0; count < 20; count++) {
    all.push(look(newSecret()));
    // As if from separate connections.
    await nextTurn();
  }
  expect((await Promise.all(all)).filter((status) => status === 401)).toHaveLength(4);
  expect(queries).toBe(4);
});

test('known and newly issued tokens still work behind a blocked address', async () => {
  const [ada, bob] = [await server.person(), await server.person()];
  expect([await look(ada.token), await look(ada.token)]).toEqual([200, 200]);
  await guess();
  expect(await look(ada.token)).toBe(200);
  // This token isn't known yet, so it counts as a guess.
  expect(await look(bob.token)).toBe(429);
  server.app.rememberSecret(bob.token);
  expect(await look(bob.token)).toBe(200);
});

test('a token of an ended session counts as a guess', async () => {
  const { id, token } = await server.person();
  expect(await look(token)).toBe(200);
  await guess();
  await server.database.db.deleteFrom('login_sessions').where('user_id', '=', id).execute();
  expect([await look(token), await look(token)]).toEqual([401, 429]);
});
