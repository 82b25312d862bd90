import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '../src/database/open.ts';
import { type ServerProcess, startProcess } from '../src/testing/serverProcess.ts';
import { type Answer, addBusiness, ask, type Business } from './business.ts';
import { type LoopDisk, loopDisk } from './loopDisk.ts';

/*
 * What becomes of the embedded database, and of the server over it, on a disk (an ext4 image) that
 *   1. has not one block left: changes are refused with 503, reads go on, and with space it goes on by itself;
 *   2. is too full for the database's log to grow: the server ends with a line that says why;
 *   3. the kernel gave up and made read-only: changes are refused with 503 and reads go on, until the database must
 *      write its log; then the server ends in the same way, at its own stop at the latest.
 * In each case all that was acknowledged is there after a new start.
 *
 *   node --conditions=@console/source scripts/diskFull.ts     (root; skipped where no loop device can be mounted)
 */
const MB = 1_000_000;

const cases: {
  name: string;
  spoil(disk: LoopDisk): void;
  repair(disk: LoopDisk): void;
  recovers?: boolean;
}[] = [
  { name: 'no block left', spoil: (disk) => fill(disk, 0), repair: empty, recovers: true },
  { name: 'no room for the log', spoil: (disk) => fill(disk, 12 * MB), repair: empty },
  {
    name: 'read-only',
    spoil: (disk) => disk.giveUp(),
    repair(disk) {
      disk.unmount();
      disk.check();
      disk.mount();
    },
  },
];

const table: Record<string, unknown>[] = [];
let isGood = true;
for (const one of cases) {
  const disk = loopDisk(200);
  if (!disk) break;
  try {
    const { problems, ...line } = await go(disk, one);
    table.push({ case: one.name, ...line });
    for (const problem of problems) console.log(`${one.name}: ${problem}`);
    isGood &&= problems.length === 0;
  } finally {
    disk.remove();
  }
}
if (table.length > 0) console.table(table);
process.exitCode = isGood ? 0 : 1;

async function go(disk: LoopDisk, { spoil, repair, recovers = false }: (typeof cases)[number]) {
  const dataDir = join(disk.path, 'data');
  const business = await addBusiness({ dataDir });
  const server = await startProcess({ DATA_DIR: dataDir });
  disk.users.push(server.child);
  const added: string[] = [];
  const wrote = new Map<number, number>();
  const problems: string[] = [];
  const add = async () => {
    const answer = await addNote(server, business, added);
    wrote.set(answer.status, (wrote.get(answer.status) ?? 0) + 1);
    return answer;
  };

  for (let number = 0; number < 20; number += 1) await add();
  spoil(disk);
  let refused = 0;
  for (let number = 0; number < 3_000 && refused < 50 && server.child.exitCode === null; number += 1) {
    const { status, retryAfter } = await add();
    if (status !== 201) refused += 1;
    if (status === 503 && !retryAfter) problems.push('a refusal without Retry-After');
    if (![201, 503].includes(status) && server.child.exitCode === null) await ended(server, 1_000);
  }
  const isUp = server.child.exitCode === null;
  const read = isUp ? (await ask(server.address, business, ['GET', '/users/me'])).status : 'ended';
  const ready = isUp ? (await fetch(`${server.address}/readyz`)).status : 'ended';
  if (refused === 0) problems.push('nothing was refused');
  if (recovers && !isUp) problems.push('the server ended');
  if (isUp && (read !== 200 || ready !== 503)) problems.push(`reads ${read}, readiness ${ready}`);

  if (recovers) {
    repair(disk);
    const { status } = await add();
    if (status !== 201) problems.push(`with space again: ${status}`);
  }
  const { code, complaint } = await server.stop();
  if (!recovers) {
    repair(disk);
    const saysWhy = complaint.endsWith('Is the disk full or read-only? Stopping; a restart recovers.\n');
    // A clean end is one too: the log had nothing more to write.
    if (!(code === 74 && saysWhy) && !(code === 0 && isUp)) {
      problems.push(`it ended with ${code}: ${complaint}`);
    }
  }

  const { db, close } = await open({ dataDir });
  const rows = await db.selectFrom('contacts').select('name').execute();
  await close();
  const kept = new Set(rows.map(({ name }) => name));
  const lost = added.filter((name) => !kept.has(name)).length;
  if (lost > 0) problems.push(`${lost} lost`);
  const writes = [...wrote].map(([status, count]) => `${status || 'cut'}: ${count}`).join(', ');
  return {
    writes,
    reads: read,
    readyz: ready,
    'ended with': code,
    acknowledged: added.length,
    lost,
    problems,
  };
}

/** Adds a contact of 15 kB that cannot be compressed. */
async function addNote(
  server: ServerProcess,
  { orgId, ...rest }: Business,
  added: string[],
): Promise<Answer> {
  const name = `Contact ${added.length}`;
  const notes = randomBytes(11_000).toString('base64');
  const body = { organization: orgId, name, phone: '0501234567', notes };
  const answer = await ask(server.address, { orgId, ...rest }, ['POST', '/contacts', body]);
  if (answer.status === 201) added.push(name);
  return answer;
}

/** A server that ends closes its connections first. */
function ended(server: ServerProcess, withinMs: number): Promise<unknown> {
  return Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, withinMs))]);
}

/** Fills a disk until only so much of it is free. */
function fill(disk: LoopDisk, free: number) {
  const ballast = join(disk.path, 'ballast');
  writeFileSync(ballast, '');
  for (const piece of [MB, 4_096, 1]) {
    try {
      while (freeOn(disk) > free) appendFileSync(ballast, Buffer.alloc(piece));
    } catch {
      // Full to the piece; a smaller one may still fit.
    }
  }
}

function freeOn(disk: LoopDisk): number {
  const { bavail, bsize } = statfsSync(disk.path);
  return bavail * bsize;
}

function empty(disk: LoopDisk) {
  rmSync(join(disk.path, 'ballast'));
}
