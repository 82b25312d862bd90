import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openForTest } from '../database/openForTest.ts';
import { SharedCounts } from './sharedCounts.ts';

const minute = 60_000;

async function database() {
  const { db, close } = await openForTest();
  onTestFinished(close);
  return db;
}

/** Two servers that count in one database; keys that begin with `rare` are rare. */
async function pair() {
  const db = await database();
  const servers = [1, 2].map(() => {
    const counts = new SharedCounts(db, (key) => key.startsWith('rare'));
    onTestFinished(() => counts.close());
    return (key: string, length = minute, limit = 10) =>
      new Promise<{ current: number; ttl: number } | undefined>((resolve, reject) =>
        counts.incr(key, (error, result) => (error ? reject(error) : resolve(result)), length, limit),
      );
  });
  const [one, other] = servers;
  if (!one || !other) throw new Error('No servers');
  return { db, one, other };
}

test('rare requests are counted exactly, also when both servers get them at once', async () => {
  const { one, other } = await pair();
  const sent = Array.from({ length: 16 }, (_, index) => (index % 2 ? one : other)('rare', minute, 10));
  const counts = (await Promise.all(sent)).map((result) => result?.current ?? 0);
  expect(counts.filter((current) => current <= 10).sort((a, b) => a - b)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ]);
  expect((await one('rare', minute, 10))?.current).toBeGreaterThan(10);
  expect((await other('rare', minute, 10))?.ttl).toBeLessThanOrEqual(minute);
  expect((await other('rare 2'))?.current).toBe(1);
});

test('other requests are counted at once here, and within about a second everywhere', async () => {
  const { one, other } = await pair();
  for (let count = 1; count <= 4; count++) expect((await one('session'))?.current).toBe(count);
  expect((await other('session'))?.current).toBe(1);
  await vi.waitFor(async () => expect((await one('session'))?.current).toBeGreaterThan(6), 10_000);
  await vi.waitFor(async () => expect((await other('session'))?.current).toBeGreaterThan(8), 10_000);
});

test('a window that has ended starts again', async () => {
  const { db, one, other } = await pair();
  expect([(await one('rare', 300))?.current, (await other('rare', 300))?.current]).toEqual([1, 2]);
  await wait(400);
  expect([(await one('rare', 300))?.current, (await other('rare', 300))?.current]).toEqual([1, 2]);
  const { rows } = await sql<{ count: number }>`select count(*) from guesses`.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('without the database, rare requests fail and all others are counted here', async () => {
  const { db, one, other } = await pair();
  await sql`alter table guesses rename to gone`.execute(db);
  await expect(one('rare')).rejects.toThrow('guesses');
  for (let count = 1; count <= 3; count++) expect((await one('session'))?.current).toBe(count);
  await wait(1_500);
  expect((await one('session'))?.current).toBe(4);
  await sql`alter table gone rename to guesses`.execute(db);
  await vi.waitFor(async () => expect((await other('session'))?.current).toBeGreaterThan(4), 10_000);
});
