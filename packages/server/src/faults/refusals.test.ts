import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';

let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  database = await openForTest();
  app = await buildApp({
    config: { identity: { kind: 'development' }, trustedProxies: [], consoleDir: '/nowhere' },
    database,
  });
  app.get<{ Querystring: { code: string; message: string } }>('/broken', async ({ query }) => {
    throw Object.assign(new Error(query.message), { code: query.code });
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** What a caller reads when the database fails in this way. */
const failing = (code: string, message = 'hush: what the database said') =>
  app.inject({ url: '/broken', query: { code, message } });

test.each([
  ['is full', '53100', undefined],
  ['has no memory', '53200', undefined],
  ['has no connection left', '53300', undefined],
  ['cannot read its disk', '58030', undefined],
  ['finds a file that it could not make', '58P02', undefined],
  ['may only read', '25006', undefined],
  ['stands on a disk that became read-only', '42501', 'could not extend file "a": Read-only file system'],
  ['was in the way of itself', '40P01', undefined],
  ['saw two changes at once', '40001', undefined],
  ['took too long', '57014', undefined],
])('a database that %s is told as "come back" (%s), and nothing more', async (_what, code, message) => {
  const answer = await failing(code, message);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.body).not.toMatch(/hush|file|disk/);
});

test.each([
  ['values that do not fit together', '23514', 'values-conflict'],
  ['a number out of range', '22003', 'values-conflict'],
  ['a time out of range', '22008', 'values-conflict'],
  ['text that cannot be kept', '22021', 'invalid-characters'],
])('%s are the fault of the request (%s)', async (_what, state, code) => {
  const answer = await failing(state);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ path: '', code, message: expect.any(String) }]);
  expect(answer.body).not.toContain('hush');
});

test('a missing right in the database is a fault of ours', async () => {
  expect((await failing('42501')).statusCode).toBe(500);
});
