import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from '../../src/database/open.ts';
import { startProcess } from '../../src/testing/serverProcess.ts';
import { casesOf } from '../clients/cases.ts';
import type { Waited } from '../clients/consoles.ts';
import type { Result } from '../clients/drive.ts';
import { startConsoles, startDriver } from '../clients/workers.ts';
import { hand } from './engines.ts';
import { explain } from './explain.ts';
import { load, placeFor } from './load.ts';
import { measureOptions } from './options.ts';
import { cpuOf, cpuOfPostgres, memoryOf, peakOf } from './usage.ts';

/** One case with so many connections: how it went, and how it went for the others meanwhile. */
export interface Measured {
  name: string;
  result: Result;
  beside: Waited;
  /** Seconds of a core. */
  cpu: { server: number; database: number; client: number; consoles: number };
  seconds: number;
}

/** What was found on one engine. */
export interface Figures {
  loadSeconds: number;
  runs: { connections: number; measured: Measured[]; memoryBefore: number; memoryAfter: number }[];
  memoryPeak: number;
}

/* Measures the server on one engine: PostgreSQL when TEST_DATABASE_URL names one, else embedded. Run by `bench.ts`. */
const { rows, seconds, connections, consoles, only, plans, profile } = measureOptions();
const databaseUrl = process.env.TEST_DATABASE_URL;
const home = await mkdtemp(join(tmpdir(), 'console-bench-'));

const database = await open(placeFor(home));
const begin = performance.now();
const subject = await load(database.db, rows);
const loadSeconds = (performance.now() - begin) / 1_000;
const cases = casesOf(subject).filter(({ name }, number) => number === 0 || only.test(name));
if (plans) process.stdout.write(`${await explain(database, cases, subject)}\n`);
await database.close();

const server = await startProcess({
  DATA_DIR: home,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
});
const { pid } = server.child;
const watchers = await startConsoles({ address: server.address, subject, consoles });
const driver = startDriver();
const runs: Figures['runs'] = [];
for (const number of connections) {
  const memoryBefore = memoryOf(pid);
  const measured: Measured[] = [];
  for (const one of cases) {
    const used = () =>
      [cpuOf(pid), cpuOfPostgres(process.env.TEST_POSTGRES_DATA), cpuOf(watchers.pid)] as const;
    await watchers.take();
    const [start, before] = [performance.now(), used()];
    const { result, cpu } = await driver.drive({
      ...{ case: one, address: server.address, subject, connections: number, seconds },
    });
    const [beside, after] = [await watchers.take(), used()];
    measured.push({
      ...{ name: one.name, result, beside, seconds: (performance.now() - start) / 1_000 },
      cpu: {
        ...{ server: after[0] - before[0], database: after[1] - before[1], client: cpu },
        consoles: after[2] - before[2],
      },
    });
    process.stderr.write(
      `${number} connections, ${one.name}: ${result.rate.toFixed(0)} a second, ${((1_000 * (cpuOf(pid) - before[0])) / result.count).toFixed(2)} ms of the server's time each\n`,
    );
  }
  runs.push({ connections: number, measured, memoryBefore, memoryAfter: memoryOf(pid) });
}
const memoryPeak = peakOf(pid);
driver.stop();
watchers.stop();
await server.stop();
rmSync(home, { recursive: true, force: true });
hand({ loadSeconds, runs, memoryPeak } satisfies Figures);
