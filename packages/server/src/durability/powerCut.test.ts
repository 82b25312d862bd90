import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'vitest';
import { Acknowledged, expectNoLoss } from './acknowledged.ts';
import { canMountDisks, LoopDisk } from './loopDisk.ts';
import { rounds, seeded } from './rounds.ts';

/**
 * Freezes the writer, discards everything that hasn't reached its disk (an ext4 image), then mounts the disk and opens
 * the database. Every fifth round starts with an empty disk and cuts the power during the very first start.
 *
 * The copy of the image isn't an atomic snapshot, and disks that lie about their flushes are not modeled.
 */
test.skipIf(!canMountDisks())(
  'the embedded database keeps every acknowledged commit when the power is cut while it writes',
  async () => {
    const { seed, random } = seeded();
    const outcomes = [];
    let disk = new LoopDisk(400);
    let acknowledged = new Acknowledged();
    try {
      for (let number = 0; number < rounds(10); number += 1) {
        const isFirstStart = number % 5 === 0;
        if (isFirstStart && number > 0) {
          disk.remove();
          disk = new LoopDisk(400);
          acknowledged = new Acknowledged();
        }
        const delay = isFirstStart ? random.whole(50, 5_000) : random.whole(5, 1_500);
        const when = `${delay} ms after ${isFirstStart ? 'the first start' : 'opening'}`;
        outcomes.push({ when, ...(await cut(disk, acknowledged, isFirstStart, delay)) });
      }
    } finally {
      disk.remove();
    }
    expectNoLoss(seed, outcomes);
  },
);

async function cut(disk: LoopDisk, acknowledged: Acknowledged, isFirstStart: boolean, delay: number) {
  const dataDir = join(disk.path, 'data');
  const writer = acknowledged.startWriter(dataDir);
  if (!isFirstStart) await writer.opened;
  await wait(delay);
  await disk.cutPower(writer.child);
  // It might name this process, which also opened the database. After a real power cut no such process exists.
  rmSync(join(dataDir, 'lock'), { force: true });
  const told = writer.told();
  acknowledged.keep(told);
  return { acknowledged: told.length, ...(await acknowledged.compare(dataDir)) };
}
