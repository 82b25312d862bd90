import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../src/testing/serverProcess.ts';
import { addBusiness, ask } from './business.ts';

/*
 * Asks a server mixed questions without a pause and watches its memory: once it is warm (a third of the time) it
 * must not grow. With DATABASE_URL, the server stands on PostgreSQL.
 *
 *   node --conditions=@console/source scripts/soak.ts [minutes = 10]
 */
const minutes = Number(process.argv[2] ?? 10);
const workers = 10;
const { DATABASE_URL: databaseUrl } = process.env;
const dataDir = mkdtempSync(join(tmpdir(), 'console-soak-'));

const business = await addBusiness(databaseUrl ? { databaseUrl } : { dataDir });
const { orgId } = business;
const server = await startProcess(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir });
const statuses = new Map<number, number>();
const end = performance.now() + minutes * 60_000;
const samples: number[] = [];

const working = Array.from({ length: workers }, async (_, worker) => {
  for (let number = 0; performance.now() < end; number += 1) {
    const { status } = await ask(server.address, business, question(worker + number));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
});
const watching = (async () => {
  while (performance.now() < end) {
    samples.push(memoryOf(server.child.pid));
    await wait(1_000);
  }
})();
await Promise.all([...working, watching]);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

const warm = samples.slice(Math.floor(samples.length / 3));
const tenth = Math.max(1, Math.floor(warm.length / 10));
const [first, last] = [median(warm.slice(0, tenth)), median(warm.slice(-tenth))];
const growth = ((last - first) / first) * 100;
console.table(Object.fromEntries(statuses));
console.log(
  `${minutes} min, ${workers} clients, ${[...statuses.values()].reduce((sum, count) => sum + count)} calls: RSS ${first} MB when warm, ${last} MB at the end (${growth.toFixed(1)} %).`,
);
process.exitCode = growth < 10 && [...statuses.keys()].every((status) => status > 0 && status < 500) ? 0 : 1;

type Question = Parameters<typeof ask>[2];

/** Mostly reading, some writing of which the rows hardly grow in number, some refusals. */
function question(number: number): Question {
  const contact = { organization: orgId, name: `Contact ${number}`, phone: '0501234567' };
  const questions: Question[] = [
    ['GET', '/users/me'],
    ['GET', '/organizations'],
    ['GET', `/organization/${orgId}/contacts?limit=50`],
    ['GET', '/phones/available'],
    ['GET', `/organization/${orgId}/reports/daily`],
    ['GET', `/organization/${orgId}/channels`],
    ['GET', '/contacts/nobody'],
    ['PATCH', `/organizations/${orgId}`, { features: `Feature ${number}` }],
    ['POST', '/contacts', { ...contact, phone: '1' }],
    number % 50 === 0
      ? ['POST', '/contacts', contact]
      : ['PATCH', '/user/settings', { phone: String(number) }],
  ];
  return questions[number % questions.length] ?? ['GET', '/users/me'];
}

/** Megabytes of memory in use by a process (Linux). */
function memoryOf(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
