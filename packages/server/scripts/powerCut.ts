import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../src/demo/random.ts';
import { Acknowledged, type Round, report } from './acknowledged.ts';
import { type LoopDisk, loopDisk } from './loopDisk.ts';

/*
 * Cuts the power while the embedded database writes: the writer is frozen, all that has not reached its disk
 * (an ext4 image) is thrown away, and what is left is mounted and opened. What was acknowledged must be there and
 * it must always open. Every fifth round begins with an empty disk and cuts during the very first start.
 *
 * The copy of the image is no atomic snapshot, and disks that lie about their flushes are not modelled.
 *
 *   node scripts/powerCut.ts [rounds = 15] [seed]        (root; skipped where no loop device can be mounted)
 */
const [rounds = '15', seed = String(Date.now())] = process.argv.slice(2);
const random = new Random(seed);
const table: Round[] = [];
let disk: LoopDisk | undefined;
let acknowledged = new Acknowledged();

try {
  for (let number = 0; number < Number(rounds); number += 1) {
    const isFirstStart = number % 5 === 0;
    if (isFirstStart) {
      disk?.remove();
      disk = loopDisk(400);
      acknowledged = new Acknowledged();
    }
    if (!disk) break;
    const delay = isFirstStart ? random.whole(50, 5_000) : random.whole(5, 1_500);
    const when = `${delay} ms after ${isFirstStart ? 'the first start' : 'opening'}`;
    table.push({ when, ...(await cut(disk, isFirstStart, delay)) });
  }
} finally {
  disk?.remove();
}
if (table.length > 0) report(seed, table);

async function cut(disk: LoopDisk, isFirstStart: boolean, delay: number): Promise<Omit<Round, 'when'>> {
  const dataDir = join(disk.path, 'data');
  const writer = acknowledged.startWriter(dataDir);
  if (!isFirstStart) await writer.opened;
  await wait(delay);
  writer.child.kill('SIGSTOP');
  while (!isStopped(writer.child.pid)) await wait(1);
  disk.freeze();
  await writer.kill();
  disk.thaw();
  // It may name this process, which opened the database too; after a real power cut no process of it is left.
  rmSync(join(dataDir, 'lock'), { force: true });
  const told = writer.told();
  acknowledged.keep(told);
  return { acknowledged: told.length, ...(await acknowledged.compare(dataDir)) };
}

/** Whether a process stands still: a signal is obeyed once what it does in the kernel is done. */
function isStopped(pid: number | undefined): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat[stat.lastIndexOf(')') + 2] === 'T';
}
