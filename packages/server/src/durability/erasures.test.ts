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
    const child = spawn(process.execPath, ['--conditions=@console/source', sweeper, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await told(child.stdout, random.whole(1, 4));
    await wait(random.whole(0, 400));
    child.kill('SIGKILL');
    await ended;

    const { db, close } = await open({ dataDir });
    const { rows } = await sql<State>`select erased_at is null as waiting,
        (select count(*) from erasure_holds where erasure_id = erasures.id) as holds,
        (select count(*) from contacts where id = erasures.contact_id) as live from erasures`.execute(db);
    // A contact with three calls and an appointment.
    const half = rows.filter(({ waiting, holds, live }) => holds !== (waiting ? 5 : 0) || live !== 0);
    expect(half, `with the seed ${seed}`).toEqual([]);
    const orphans = await sql`select 1 from sessions where contact_id is null`.execute(db);
    expect(orphans.rows, `with the seed ${seed}`).toEqual([]);

    const erasureLog = erasureLogOf(dataDir);
    await recordErasures({ db, terms: { fingerprint: (id) => id, backupDays: 15 }, erasureLog });
    const done = await db.selectFrom('erasures').select('id').where('erased_at', 'is not', null).execute();
    const recorded = new Set(erasureLog.read().map(({ id }) => id));
    expect([...recorded].sort(), `with the seed ${seed}`).toEqual(done.map(({ id }) => id).sort());
    erased = done.length;
    await close();
  }
  expect(erased).toBeGreaterThan(0);
});

/** Waits for so many lines of a process. */
async function told(output: Readable, lines: number) {
  let text = '';
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.split('\n').length > lines) return;
  }
}
