import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from '../../src/database/open.ts';
import { startPostgres } from '../../src/testing/postgres.ts';
import { startProcess } from '../../src/testing/serverProcess.ts';
import { type Case, casesOf } from '../clients/cases.ts';
import type { Waited } from '../clients/consoles.ts';
import type { Result } from '../clients/drive.ts';
import { startClient } from '../clients/workers.ts';
import { explain } from './explain.ts';
import { load } from './load.ts';
import { cpuOf, cpuOfPostgres, memoryOf, peakOf } from './usage.ts';

export type Engine = 'embedded' | 'PostgreSQL';

export interface BenchOptions {
  engine: Engine;
  /** The number of contacts and the number of calls. */
  rows: number;
  /** The duration of each case. */
  seconds: number;
  connections: number[];
  consoles: number;
  /** The names of the cases to measure, in addition to the baseline. */
  only: RegExp;
  plans: boolean;
  /** The folder for the server's CPU profile. */
  profile?: string | undefined;
}

/** The result of one case, and of the consoles that were open at the same time. */
export interface Measured {
  name: string;
  result: Result;
  beside: Waited;
  /** CPU time, in seconds. */
  cpu: Record<Part, number>;
  seconds: number;
}

export type Part = 'server' | 'database' | 'client' | 'consoles';

/** The results of all cases with one number of connections, and the server's memory in megabytes. */
export interface Run {
  engine: Engine;
  connections: number;
  measured: Measured[];
  memory: { before: number; after: number; peak: number };
}

/** The list that is also measured on a bare server with the same query. */
export const compared = { ours: 'Contacts, first 50', bare: 'The same list, bare Fastify with `pg`' };

/** Starts the bare server of `bareServer.ts`. */
async function startBareServer(databaseUrl: string, orgId: string) {
  const child = fork(fileURLToPath(new URL('bareServer.ts', import.meta.url)), [databaseUrl, orgId]);
  const [address] = (await once(child, 'message')) as [string];
  return { address, pid: child.pid, stop: () => child.disconnect() };
}

/** Benchmarks the server on one engine. */
export async function measure(options: BenchOptions): Promise<Run[]> {
  const { engine, rows, seconds, connections, consoles, only, plans, profile } = options;
  const home = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const database = await open(
    postgres ? { databaseUrl: `${postgres.url}?statement_timeout=0` } : { dataDir: home },
  );
  const subject = await load(database.db, rows);
  const cases = casesOf(subject).filter(({ name }, number) => number === 0 || only.test(name));
  if (plans) process.stdout.write(`${await explain(database, cases, subject)}\n`);
  await database.close();

  const server = await startProcess({
    DATA_DIR: home,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
  });
  const { address, child } = server;
  const [watchers, driver] = [startClient(), startClient()];
  const bare = postgres && (await startBareServer(postgres.url, subject.orgId));
  const asked: { one: Case; address: string }[] = cases.map((one) => ({ one, address }));
  const ours = cases.findIndex(({ name }) => name === compared.ours);
  if (bare && ours >= 0) {
    const one: Case = { name: compared.bare, method: 'GET', path: '/contacts' };
    asked.splice(ours, 0, { one, address: bare.address });
  }
  await watchers.watch({ address, subject, consoles });
  const used = (): Record<Part, number> => ({
    server: cpuOf(child.pid) + (bare ? cpuOf(bare.pid) : 0),
    database: postgres ? cpuOfPostgres(postgres.data) : 0,
    client: cpuOf(driver.pid),
    consoles: cpuOf(watchers.pid),
  });

  const runs: Run[] = [];
  for (const number of connections) {
    const before = memoryOf(child.pid);
    const measured: Measured[] = [];
    for (const { one, address } of asked) {
      await watchers.take();
      const [start, first] = [performance.now(), used()];
      const result = await driver.drive({ cases: [one], address, subject, connections: number, seconds });
      const [beside, last] = [await watchers.take(), used()];
      const cpu = Object.fromEntries(
        Object.entries(last).map(([part, time]) => [part, time - first[part as Part]]),
      ) as Measured['cpu'];
      measured.push({
        ...{ name: one.name, result, beside, cpu },
        seconds: (performance.now() - start) / 1_000,
      });
      const each = ((1_000 * cpu.server) / result.count).toFixed(2);
      process.stderr.write(
        `${number} connections, ${one.name}: ${result.rate.toFixed(0)} a second, ${each} ms of the server's time each\n`,
      );
    }
    const memory = { before, after: memoryOf(child.pid), peak: peakOf(child.pid) };
    runs.push({ engine, connections: number, measured, memory });
  }
  for (const client of [driver, watchers]) client.stop();
  bare?.stop();
  await server.stop();
  postgres?.stop();
  rmSync(home, { recursive: true, force: true });
  return runs;
}
