import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished, test } from 'vitest';
import { atExit } from '../testing/atExit.ts';
import { Acknowledged, expectNoLoss } from './acknowledged.ts';
import { rounds, seeded } from './rounds.ts';

/** Every fifth round kills the writer during the start, and the first round during the very first start. */
test('the embedded database keeps every acknowledged commit when it is killed while it writes', async () => {
  const { seed, random } = seeded();
  const dataDir = mkdtempSync(join(tmpdir(), 'console-crash-'));
  onTestFinished(atExit(() => rmSync(dataDir, { recursive: true, force: true })));
  const acknowledged = new Acknowledged();
  const outcomes = [];
  for (let number = 0; number < rounds(10); number += 1) {
    const killsStart = number % 5 === 0;
    const delay = killsStart ? random.whole(50, acknowledged.isFirst ? 4_000 : 900) : random.whole(5, 700);
    const writer = acknowledged.startWriter(dataDir);
    if (!killsStart) await writer.opened;
    await wait(delay);
    await writer.kill();
    const told = writer.told();
    acknowledged.keep(told);
    const when = `${delay} ms after ${killsStart ? 'the start' : 'opening'}`;
    outcomes.push({ when, acknowledged: told.length, ...(await acknowledged.compare(dataDir)) });
  }
  expectNoLoss(seed, outcomes);
});
