import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';
import { peopleIn } from '../testing/fixtures.ts';
import { findSession } from './sessions.ts';

const hour = 3_600_000;
let database: Database;
beforeAll(async () => {
  database = await openForTest();
});
afterAll(() => database.close());

async function session() {
  const { id, token } = await peopleIn(database.db).person();
  const row = () =>
    database.db.selectFrom('login_sessions').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
  const set = (fields: { last_seen_at?: Date; idle_expires_at?: Date; expires_at?: Date }) =>
    database.db.updateTable('login_sessions').set(fields).where('user_id', '=', id).execute();
  return { id, token, row, set };
}

test('the database doesn’t contain the token', async () => {
  const { token, row } = await session();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await row())).not.toContain(token);
});

test('a session expires after 12 idle hours or 7 days', async () => {
  const { token, row, set } = await session();
  const { idle_expires_at, expires_at } = await row();
  expect((idle_expires_at.getTime() - Date.now()) / hour).toBeCloseTo(12, 1);
  expect((expires_at.getTime() - Date.now()) / hour).toBeCloseTo(7 * 24, 1);
  await set({ idle_expires_at: new Date(Date.now() - 1) });
  expect(await findSession(database.db, token)).toBeUndefined();
  await set({ idle_expires_at: new Date(Date.now() + hour), expires_at: new Date(Date.now() - 1) });
  expect(await findSession(database.db, token)).toBeUndefined();
});

test('use extends the session and is recorded at most once a minute', async () => {
  const { id, token, row, set } = await session();
  const before = await row();
  expect(await findSession(database.db, token)).toMatchObject({ session: { user: { id } } });
  expect(await row()).toEqual(before);
  await set({
    last_seen_at: new Date(Date.now() - 2 * 60_000),
    idle_expires_at: new Date(Date.now() + hour),
  });
  await findSession(database.db, token);
  const after = await row();
  expect(Date.now() - after.last_seen_at.getTime()).toBeLessThan(5_000);
  expect((after.idle_expires_at.getTime() - Date.now()) / hour).toBeCloseTo(12, 1);
});
