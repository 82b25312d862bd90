import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../database/open.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { type Answer, addBusiness, ask } from './business.ts';
import { rounds } from './rounds.ts';

const workers = 8;
const downMs = 1_500;

test('when PostgreSQL is killed, the server stays up, sends Retry-After and loses nothing', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = postgres.url;
  const business = await addBusiness({ databaseUrl });
  const server = await startProcess({ DATABASE_URL: databaseUrl });
  const added: string[] = [];
  /** The responses since the last `take`. */
  const answers: (Answer & { at: number })[] = [];
  let isOver = false;
  const take = () => answers.splice(0);

  const working = Array.from({ length: workers }, async (_, worker) => {
    for (let number = 0; !isOver; number += 1) {
      const name = `Contact ${worker}.${number}`;
      const body = { organization: business.orgId, name, phone: '0501234567' };
      const answer = await ask(server.address, business, ['POST', '/contacts', body]);
      answers.push({ ...answer, at: performance.now() });
      if (answer.status === 201) added.push(name);
      else await wait(20);
    }
  });

  for (let round = 0; round < rounds(3); round += 1) {
    await wait(1_000);
    take();
    postgres.kill();
    await wait(downMs);
    const back = await restarted(postgres.restart);
    await wait(2_000);
    const seen = take();
    expect(new Set(seen.map(({ status }) => status)).difference(new Set([201, 503]))).toEqual(new Set());
    expect(seen.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
    expect(seen.some(({ status, at }) => status === 201 && at >= back)).toBe(true);
  }
  isOver = true;
  await Promise.all(working);
  expect(server.child.exitCode).toBeNull();
  await server.stop();

  const { db, close } = await open({ databaseUrl });
  const rows = await db.selectFrom('contacts').select('name').execute();
  await close();
  expect(added.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ name }) => name)).isSupersetOf(new Set(added))).toBe(true);
});

/** Restarts PostgreSQL and returns the time. Retries, because shared memory of the killed server can remain. */
async function restarted(restart: () => void): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      restart();
      return performance.now();
    } catch (error) {
      if (attempt === 50) throw error;
      await wait(100);
    }
  }
}
