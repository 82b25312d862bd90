import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../src/demo/random.ts';
import { Acknowledged, type Round, report } from './acknowledged.ts';

/*
 * Kills the embedded database without warning while it writes, round after round on one folder, and opens it
 * again: what was acknowledged must be there, no transaction may be half there, and it must always open.
 * Every fifth round kills during the start, the first one during the very first start.
 *
 *   node scripts/crashRounds.ts [rounds = 25] [seed]
 */
const [rounds = '25', seed = String(Date.now())] = process.argv.slice(2);
const random = new Random(seed);
const dataDir = mkdtempSync(join(tmpdir(), 'console-crash-'));
const acknowledged = new Acknowledged();
const table: Round[] = [];

for (let number = 0; number < Number(rounds); number += 1) {
  const killsStart = number % 5 === 0;
  const delay = killsStart ? random.whole(50, acknowledged.isFirst ? 4_000 : 900) : random.whole(5, 700);
  const writer = acknowledged.startWriter(dataDir);
  if (!killsStart) await writer.opened;
  await wait(delay);
  await writer.kill();
  const told = writer.told();
  acknowledged.keep(told);
  const when = `${delay} ms after ${killsStart ? 'the start' : 'opening'}`;
  table.push({ when, acknowledged: told.length, ...(await acknowledged.compare(dataDir)) });
}

rmSync(dataDir, { recursive: true, force: true });
report(seed, table);
