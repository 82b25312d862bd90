import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { open } from '../src/database/open.ts';
import { Random } from '../src/demo/random.ts';

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
const writer = fileURLToPath(new URL('crashWriter.ts', import.meta.url));

interface Round {
  killed: string;
  acknowledged: number;
  lost: number;
  half: number;
  reopened: string;
}

const table: Round[] = [];
const acknowledged = new Set<number>();
let next = 1;

for (let number = 0; number < Number(rounds); number += 1) {
  const killsStart = number % 5 === 0;
  const { numbers, killed } = await crash(killsStart);
  for (const one of numbers) acknowledged.add(one);
  table.push({ killed, acknowledged: numbers.length, ...(await inspect()) });
}

rmSync(dataDir, { recursive: true, force: true });
console.table(table);
const total = (count: (round: Round) => number) => table.reduce((sum, round) => sum + count(round), 0);
const lost = total((round) => round.lost);
const half = total((round) => round.half);
const closed = table.filter(({ reopened }) => !reopened.endsWith(' ms')).length;
console.log(
  `Seed ${seed}: ${table.length} rounds, ${acknowledged.size} acknowledged commits, ${lost} lost, ${half} half, ${closed} times not opened.`,
);
process.exitCode = lost + half + closed > 0 || acknowledged.size === 0 ? 1 : 0;

/** Lets the writer write and kills it: at a random moment of its start, or of its work. */
async function crash(killsStart: boolean): Promise<{ numbers: number[]; killed: string }> {
  const child = spawn(process.execPath, [writer, dataDir, String(next)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const opened = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.startsWith('open\n')) opened.resolve();
  });
  if (!killsStart) await Promise.race([opened.promise, ended]);
  const delay = killsStart ? random.whole(50, next === 1 ? 4_000 : 900) : random.whole(5, 700);
  await wait(delay);
  child.kill('SIGKILL');
  await ended;
  const lines = said.slice(0, said.lastIndexOf('\n') + 1).split('\n');
  const numbers = lines.filter((line) => /^\d+$/.test(line)).map(Number);
  return { numbers, killed: `${delay} ms after ${killsStart ? 'the start' : 'opening'}` };
}

/** Opens what is left and compares it with what was acknowledged. */
async function inspect(): Promise<Omit<Round, 'killed' | 'acknowledged'>> {
  const start = performance.now();
  try {
    const { db, close } = await open({ dataDir });
    const reopened = `${Math.round(performance.now() - start)} ms`;
    const rows = await db.selectFrom('server_state').select('key').execute();
    await close();
    const [left, right] = ['left', 'right'].map((side) => numbersOf(rows, side));
    if (!left || !right) throw new Error('There are two sides.');
    const lost = [...acknowledged].filter((number) => !left.has(number) || !right.has(number)).length;
    next = Math.max(0, ...left, ...right, ...acknowledged) + 1;
    return { lost, half: left.symmetricDifference(right).size, reopened };
  } catch (error) {
    return { lost: acknowledged.size, half: 0, reopened: String(error) };
  }
}

function numbersOf(rows: readonly { key: string }[], side: string): Set<number> {
  return new Set(
    rows.flatMap(({ key }) => (key.startsWith(`${side} `) ? Number(key.slice(side.length)) : [])),
  );
}
