import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { open } from '../src/database/open.ts';
import { startProcess } from '../src/testing/serverProcess.ts';
import { type Answer, addBusiness, ask } from './business.ts';

/*
 * Kills PostgreSQL under a server that is at work, leaves it down for a while and starts it again, round after
 * round: meanwhile calls are told to come back (503, Retry-After), the server stays up, and every contact whose
 * addition was answered is there in the end.
 *
 *   node scripts/withPostgres.ts node --conditions=@console/source scripts/killPostgres.ts [rounds = 5]
 */
const { TEST_DATABASE_URL: databaseUrl, TEST_POSTGRES_DATA: data } = process.env;
if (!databaseUrl || !data) throw new Error('Run this under withPostgres.ts.');
const rounds = Number(process.argv[2] ?? 5);
const workers = 8;
const downMs = 1_500;

const business = await addBusiness({ databaseUrl });
const server = await startProcess({ DATABASE_URL: databaseUrl });
const added: string[] = [];
/** What was answered since the last look. */
let answers: (Answer & { at: number })[] = [];
let isOver = false;

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

const table = [];
for (let round = 0; round < rounds; round += 1) {
  await wait(1_000);
  const before = take();
  process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await wait(downMs);
  const meanwhile = take();
  const back = await startAgain(data);
  await wait(2_000);
  const after = take();
  const first = after.find(({ status, at }) => status === 201 && at >= back);
  table.push({
    before: counted(before),
    'while it was down': counted(meanwhile),
    'from its start on': counted(after),
    'without Retry-After': [...meanwhile, ...after].filter(
      ({ status, retryAfter }) => status === 503 && !retryAfter,
    ).length,
    'first success': first ? `${Math.round(first.at - back)} ms` : 'none',
  });
}
isOver = true;
await Promise.all(working);
const isUp = server.child.exitCode === null;
await server.stop();

const database = await open({ databaseUrl });
const rows = await database.db.selectFrom('contacts').select('name').execute();
await database.close();
const kept = new Set(rows.map(({ name }) => name));
const lost = added.filter((name) => !kept.has(name)).length;
console.table(table);
console.log(
  `${rounds} kills, ${added.length} contacts acknowledged, ${lost} lost; the server ${isUp ? 'stayed up' : 'ended'}.`,
);
const isGood = table.every(
  (round) =>
    [...Object.keys(round['while it was down']), ...Object.keys(round['from its start on'])].every((status) =>
      ['201', '503'].includes(status),
    ) &&
    round['without Retry-After'] === 0 &&
    round['first success'] !== 'none',
);
process.exitCode = isGood && isUp && lost === 0 && added.length > 0 ? 0 : 1;

function take() {
  const taken = answers;
  answers = [];
  return taken;
}

/** How many of each status. */
function counted(of: readonly Answer[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(of, ({ status }) => status)).map(([status, some]) => [
      status,
      some?.length ?? 0,
    ]),
  );
}

/** Starts PostgreSQL as it was started before; what the dead one left in memory may take a moment to go. */
async function startAgain(data: string): Promise<number> {
  const program = readFileSync(join(data, 'postmaster.opts'), 'utf8').split(' ')[0] ?? '';
  const { uid, gid } = statSync(data);
  const args = ['restart', '-D', data, '-w', '-s', '-l', join(dirname(data), 'log')];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { status } = spawnSync(join(dirname(program), 'pg_ctl'), args, { uid, gid, cwd: data });
    if (status === 0) return performance.now();
    await wait(100);
  }
  throw new Error('PostgreSQL did not start again.');
}
