import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOwners } from './simulation/owners.ts';
import { createDatabase } from './testing/postgres.ts';
import { type ServerProcess, startProcess } from './testing/serverProcess.ts';

/** Two servers on one PostgreSQL database, as behind a load balancer. */

const folder = mkdtempSync(join(tmpdir(), 'console-two-'));
let servers: ServerProcess[] = [];
let one = '';
let other = '';
let tokens: string[] = [];

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  const env = {
    DATABASE_URL: await createDatabase(url, 'two_servers'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'on',
  };
  servers = [await startProcess(env), await startProcess(env)];
  [one = '', other = ''] = servers.map(({ address }) => address);
  tokens = (await signInOwners(one)).map(({ token }) => token);
}, 180_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
});

async function status(origin: string, path: string, token: string, method = 'GET') {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

test('people who sign in on one server are signed in on the other, until they sign out on either', async () => {
  const token = tokens[0] ?? '';
  expect(await status(one, '/users/me', token)).toBe(200);
  expect(await status(other, '/users/me', token)).toBe(200);
  expect(await status(other, '/user/logout', token, 'POST')).toBe(204);
  expect(await status(other, '/users/me', token)).toBe(401);
  expect(await status(one, '/users/me', token)).toBe(401);
});

test('attempts to sign in count toward one limit', async () => {
  const attempt = async (origin: string) => {
    const answer = await fetch(`${origin}/api/user/loginAfterGoogle`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ token: 'a', referer: '' }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push(await attempt(count % 2 ? one : other));
  // The owners have already used some of the ten of this minute.
  const left = 10 - tokens.length;
  expect(statuses).toEqual(Array.from({ length: 12 }, (_, index) => (index < left ? 400 : 429)));
});

test('the requests of a session count toward one limit, within about a second', async () => {
  const token = tokens[1] ?? '';
  for (let count = 0; count < 160; count++) {
    for (const origin of [one, other]) await status(origin, '/users/me', token);
  }
  for (const origin of [one, other]) {
    // Too few requests for the limit of one server.
    await expect.poll(() => status(origin, '/users/me', token), { interval: 500 }).toBe(429);
  }
});
