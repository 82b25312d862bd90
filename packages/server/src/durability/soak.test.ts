import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { load } from '../../scripts/bench/load.ts';
import { filesOf, memoryOf } from '../../scripts/bench/usage.ts';
import { attacksOf, casesOf, refusedCases } from '../../scripts/clients/cases.ts';
import type { Job, Result } from '../../scripts/clients/drive.ts';
import { startClient } from '../../scripts/clients/workers.ts';
import { open } from '../database/open.ts';
import { atExit } from '../testing/atExit.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/serverProcess.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 0);
const [rows, consoles] = [20_000, 50];
/** No response or a server error. A rejection with Retry-After isn't a failure. */
const isFailure = (what: string) => /^(no answer|5(?!03 with))/.test(what);

/** Runs a server with a large organization under load, and measures its memory and open files. */
async function soak(engine: string, work: (rig: Rig) => Promise<object>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-soak-'));
  onTestFinished(atExit(() => rmSync(dataDir, { recursive: true, force: true })));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  onTestFinished(() => postgres?.stop());

  const database = await open(
    postgres ? { databaseUrl: `${postgres.url}?statement_timeout=0` } : { dataDir },
  );
  const subject = await load(database.db, rows);
  await database.close();
  const server = await startProcess({
    ...{ DATA_DIR: dataDir, MAX_MEMBERS: '1000000' },
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const { address, child } = server;
  const end = performance.now() + minutes * 60_000;
  const watchers = startClient();
  await watchers.watch({ address, subject, consoles });
  const memory: number[] = [];
  const files: number[] = [];
  async function watch() {
    while (performance.now() < end) {
      memory.push(memoryOf(child.pid));
      files.push(filesOf(child.pid));
      await wait(1_000);
    }
  }
  const [asked] = await Promise.all([work({ address, subject, seconds: minutes * 60 }), watch()]);
  const { refused, ...waited } = await watchers.take();
  watchers.stop();
  await server.stop();
  const figures = { asked, refused, waited, memory: halves(memory), files: halves(files) };
  process.stdout.write(`${engine}, ${minutes} minutes: ${JSON.stringify(figures)}\n`);
  const [warm, last] = figures.memory;
  expect(last).toBeLessThan(warm * 1.1);
  return refused;
}

type Rig = Pick<Job, 'address' | 'subject' | 'seconds'>;

/** Sends all cases in turn from a separate process. */
async function drive(job: Job): Promise<Result> {
  const client = startClient();
  const result = await client.drive(job);
  client.stop();
  expect(Object.keys(result.refused).filter(isFailure)).toEqual([]);
  return result;
}

const timeout = minutes * 60_000 + 300_000;

describe.runIf(minutes > 0).each(['embedded', 'PostgreSQL'])('on %s', (engine) => {
  test('memory stays flat and no request fails under a constant mixed load', { timeout }, async () => {
    const refused = await soak(engine, (rig) => {
      const cases = [...casesOf(rig.subject), ...refusedCases];
      return drive({ ...rig, cases, connections: 10 });
    });
    expect(refused).toEqual({});
  });

  test('memory stays flat under 200 connections, five of which attack', { timeout }, async () => {
    await soak(engine, (rig) => {
      const cases = [...casesOf(rig.subject), ...refusedCases];
      return Promise.all([
        drive({ ...rig, cases, connections: 195 }),
        drive({ ...rig, cases: attacksOf(rig.subject), connections: 5, isOneEach: true }),
      ]);
    });
  });
});

/** The median of a tenth of the time after warm-up (the first three tenths), and the median of the last tenth. */
function halves(samples: readonly number[]): [warm: number, last: number] {
  const looked = samples.slice(Math.floor(samples.length * 0.3));
  const tenth = Math.max(1, Math.floor(looked.length / 10));
  const middle = (some: readonly number[]) =>
    some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0;
  return [middle(looked.slice(0, tenth)), middle(looked.slice(-tenth))];
}
