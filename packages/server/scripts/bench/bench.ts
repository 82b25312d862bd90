import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DatabaseConfig, open } from '../../src/database/open.ts';
import { startProcess } from '../../src/testing/serverProcess.ts';
import { casesOf } from './cases.ts';
import { drive, type Result } from './drive.ts';
import { explain } from './explain.ts';
import { load } from './load.ts';

/*
 * Measures the server with one large organization: requests a second and waiting times of each case beside an
 * endpoint that does nothing, its memory, and the plans of its queries. On PostgreSQL when TEST_DATABASE_URL names
 * one (an empty database), else embedded.
 *
 *   node scripts/bench/bench.ts [--rows 100000] [--seconds 4] [--connections 20] [--plans]
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '20' },
    plans: { type: 'boolean', default: false },
  },
});
const [rows, seconds, connections] = [
  Number(values.rows),
  Number(values.seconds),
  Number(values.connections),
];
const databaseUrl = process.env.TEST_DATABASE_URL;
const home = await mkdtemp(join(tmpdir(), 'console-bench-'));
const place: DatabaseConfig = databaseUrl ? { databaseUrl } : { dataDir: home };

const database = await open(place);
const begin = performance.now();
const subject = await load(database.db, rows);
const took = ((performance.now() - begin) / 1_000).toFixed(0);
console.log(`${database.engine}: ${rows} contacts and ${rows} calls loaded in ${took} s`);
const cases = casesOf(subject);
if (values.plans) console.log(await explain(database, cases, subject.token));
await database.close();

const server = await startProcess({ DATA_DIR: home, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
const memory = () => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)} MB`;
};
const memoryAtStart = memory();
const results: Result[] = [];
for (const one of cases) {
  results.push(await drive(one, { address: server.address, token: subject.token, connections, seconds }));
}
const [trivial] = results;
console.table(
  results.map((result) => ({
    ...result,
    'of trivial': `${((100 * result['req/s']) / (trivial?.['req/s'] || 1)).toFixed(1)} %`,
  })),
);
console.log(`Memory of the server: ${memoryAtStart} after the start, ${memory()} after the load.`);
await server.stop();
rmSync(home, { recursive: true, force: true });
