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

/** The response to a database error with this code. */
const failing = (code: string, message = 'hush: what the database said') =>
  app.inject({ url: '/broken', query: { code, message } });

test.each([
  ['is full', '53100', undefined],
  ['has no memory', '53200', undefined],
  ['has no connection left', '53300', undefined],
  ['cannot read its disk', '58030', undefined],
  ['can’t create a file', '58P02', undefined],
  ['is read-only', '25006', undefined],
  ['is on a disk that became read-only', '42501', 'could not extend file "a": Read-only file system'],
  ['detects a deadlock', '40P01', undefined],
  ['can’t serialize two changes', '40001', undefined],
  ['cancels a slow query', '57014', undefined],
])('a database that %s gives 503 with Retry-After and no details (%s)', async (_what, code, message) => {
  const answer = await failing(code, message);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.body).not.toMatch(/hush|file|disk/);
});

test.each([
  ['a combination of conflicting values', '23514', 'values-conflict'],
  ['a number out of range', '22003', 'values-conflict'],
  ['a time out of range', '22008', 'values-conflict'],
  ['text that can’t be stored', '22021', 'invalid-characters'],
])('%s gives 422 (%s)', async (_what, state, code) => {
  const answer = await failing(state);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ path: '', code, message: expect.any(String) }]);
  expect(answer.body).not.toContain('hush');
});

test('a missing database privilege gives 500', async () => {
  expect((await failing('42501')).statusCode).toBe(500);
});
