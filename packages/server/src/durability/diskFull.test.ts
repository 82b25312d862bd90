import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { open } from '../database/open.ts';
import { type ServerProcess, startProcess } from '../testing/serverProcess.ts';
import { addBusiness, ask } from './business.ts';
import { canMountDisks, LoopDisk } from './loopDisk.ts';

const MB = 1_000_000;

/** How to break a disk (an ext4 image), how to repair it, and whether the server survives it. */
const cases: [
  what: string,
  { spoil(disk: LoopDisk): void; repair(disk: LoopDisk): void; recovers?: boolean },
][] = [
  [
    'a full disk refuses changes and serves reads until space is freed',
    { spoil: (disk) => fill(disk, 0), repair: empty, recovers: true },
  ],
  [
    'a disk too full for the write-ahead log ends the server with an error',
    { spoil: (disk) => fill(disk, 12 * MB), repair: empty },
  ],
  [
    'a disk made read-only refuses changes until the server exits',
    {
      spoil: (disk) => disk.giveUp(),
      repair(disk) {
        disk.unmount();
        disk.check();
        disk.mount();
      },
    },
  ],
];

test.skipIf(!canMountDisks()).each(cases)('%s; nothing is lost', async (_what, one) => {
  const disk = new LoopDisk(200);
  try {
    await go(disk, one);
  } finally {
    disk.remove();
  }
});

async function go(disk: LoopDisk, { spoil, repair, recovers = false }: (typeof cases)[number][1]) {
  const dataDir = join(disk.path, 'data');
  const business = await addBusiness({ dataDir });
  const server = await startProcess({ DATA_DIR: dataDir });
  disk.users.push(server.child);
  const isUp = () => server.child.exitCode === null;
  const added: string[] = [];
  /** Adds a contact of 15 kB that can't be compressed. */
  const add = async () => {
    const name = `Contact ${added.length}`;
    const notes = randomBytes(11_000).toString('base64');
    const body = { organization: business.orgId, name, phone: '0501234567', notes };
    const answer = await ask(server.address, business, ['POST', '/contacts', body]);
    if (answer.status === 201) added.push(name);
    return answer;
  };

  for (let number = 0; number < 20; number += 1) expect((await add()).status).toBe(201);
  spoil(disk);
  let refused = 0;
  for (let number = 0; number < 3_000 && refused < 50 && isUp(); number += 1) {
    const { status, retryAfter } = await add();
    if (status !== 201) refused += 1;
    if (status === 503) expect(retryAfter).not.toBeNull();
    if (![201, 503].includes(status) && isUp()) await ended(server, 1_000);
  }
  expect(refused).toBeGreaterThan(0);
  const wasUp = isUp();
  if (recovers) expect(wasUp).toBe(true);
  if (wasUp) {
    expect((await ask(server.address, business, ['GET', '/users/me'])).status).toBe(200);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  }
  if (recovers) {
    repair(disk);
    expect((await add()).status).toBe(201);
  }
  const { code, complaint } = await server.stop();
  if (!recovers) {
    repair(disk);
    // A clean exit is fine too, if there was nothing left to write to the log.
    if (code !== 0 || !wasUp) {
      expect(complaint).toMatch(/Is the disk full or read-only\? Stopping; a restart recovers\.\n$/);
      expect(code).toBe(74);
    }
  }

  const { db, close } = await open({ dataDir });
  const rows = await db.selectFrom('contacts').select('name').execute();
  await close();
  expect(new Set(rows.map(({ name }) => name)).isSupersetOf(new Set(added))).toBe(true);
}

/** Waits for the server to end, because it closes its connections before that. */
function ended(server: ServerProcess, withinMs: number): Promise<unknown> {
  return Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, withinMs))]);
}

/** Fills a disk until only `free` bytes are left. */
function fill(disk: LoopDisk, free: number) {
  const ballast = join(disk.path, 'ballast');
  writeFileSync(ballast, '');
  for (const piece of [MB, 4_096, 1]) {
    try {
      while (freeOn(disk) > free) appendFileSync(ballast, Buffer.alloc(piece));
    } catch {
      // Full for this size; a smaller piece might still fit.
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
