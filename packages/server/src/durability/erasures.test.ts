import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../database/open.ts';
import { erasureLogOf } from '../resources/personalData/erasureTerms.ts';
import { recordErasures } from '../resources/personalData/sweep.ts';
import { atExit } from '../testing/atExit.ts';
import { canMountDisks, LoopDisk } from './loopDisk.ts';
import { rounds, seeded } from './rounds.ts';

const sweeper = fileURLToPath(new URL('erasureSweeper.ts', import.meta.url));

interface State {
  waiting: boolean;
  holds: number;
  live: number;
}

test('an erasure that is interrupted by a crash has hidden or erased everything about a contact, or nothing', async () => {
  const { seed, random } = seeded();
  const dataDir = mkdtempSync(join(tmpdir(), 'console-erasure-'));
  onTestFinished(atExit(() => rmSync(dataDir, { recursive: true, force: true })));
  let erased = 0;
  for (let round = 0; round < rounds(5); round += 1) {
    const child = startSweeper(dataDir);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await told(child.stdout, random.whole(1, 4));
    await wait(random.whole(0, 400));
    child.kill('SIGKILL');
    await ended;
    erased = await expectWhole(dataDir, `with the seed ${seed}`);
  }
  expect(erased).toBeGreaterThan(0);
});

test.skipIf(!canMountDisks())(
  'an erasure during which the power is cut has hidden or erased everything about a contact, or nothing',
  async () => {
    const { seed, random } = seeded();
    const disk = new LoopDisk(400);
    onTestFinished(() => disk.remove());
    const dataDir = join(disk.path, 'data');
    let erased = 0;
    for (let round = 0; round < rounds(3); round += 1) {
      const child = startSweeper(dataDir);
      disk.users.push(child);
      const lines = random.whole(1, 4);
      await told(child.stdout, lines);
      await wait(random.whole(0, 400));
      await disk.cutPower(child);
      rmSync(join(dataDir, 'lock'), { force: true });
      const before = erased;
      erased = await expectWhole(dataDir, `with the seed ${seed}`);
      // What was reported as erased stays erased.
      expect(erased, `with the seed ${seed}`).toBeGreaterThanOrEqual(before + lines);
    }
  },
);

const startSweeper = (dataDir: string) =>
  spawn(process.execPath, ['--conditions=@console/source', sweeper, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Expects each contact to be hidden or erased as a whole. Returns the number of erased ones. */
async function expectWhole(dataDir: string, when: string): Promise<number> {
  const { db, close } = await open({ dataDir });
  const { rows } = await sql<State>`select erased_at is null as waiting,
      (select count(*) from erasure_holds where erasure_id = erasures.id) as holds,
      (select count(*) from contacts where id = erasures.contact_id) as live from erasures`.execute(db);
  // A contact with three calls and an appointment.
  const half = rows.filter(({ waiting, holds, live }) => holds !== (waiting ? 5 : 0) || live !== 0);
  expect(half, when).toEqual([]);
  const orphans = await sql`select 1 from sessions where contact_id is null`.execute(db);
  expect(orphans.rows, when).toEqual([]);

  const erasureLog = erasureLogOf(dataDir);
  await recordErasures({ db, terms: { fingerprint: (id) => id, backupDays: 15 }, erasureLog });
  const done = await db.selectFrom('erasures').select('id').where('erased_at', 'is not', null).execute();
  const recorded = new Set(erasureLog.read().map(({ id }) => id));
  expect([...recorded].sort(), when).toEqual(done.map(({ id }) => id).sort());
  await close();
  return done.length;
}

/** Waits for so many lines of a process. */
async function told(output: Readable, lines: number) {
  let text = '';
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.split('\n').length > lines) return;
  }
}
