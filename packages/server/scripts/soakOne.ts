import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { open } from '../src/database/open.ts';
import { startProcess } from '../src/testing/serverProcess.ts';
import { hand } from './bench/engines.ts';
import { load, placeFor } from './bench/load.ts';
import { filesOf, memoryOf } from './bench/usage.ts';
import type { Waited } from './clients/consoles.ts';
import { askMixed, type Mixed } from './clients/mix.ts';
import { startConsoles } from './clients/workers.ts';

/** What a server held at one moment: megabytes, and open files and sockets. */
export interface Held {
  memory: number;
  files: number;
}

/** What came of it on one engine. */
export interface Soaked extends Mixed {
  /** When it was warm, and at the end; each a median of a tenth of the time that is looked at. */
  warm: Held;
  last: Held;
  mostMemory: number;
  beside: Waited;
}

/* Asks a server on one engine for so many minutes. Run by `soak.ts`. */
const minutes = Number(process.argv[2]);
const [rows, clients, consoles] = [20_000, 10, 50];
const databaseUrl = process.env.TEST_DATABASE_URL;
const dataDir = mkdtempSync(join(tmpdir(), 'console-soak-'));

const database = await open(placeFor(dataDir));
const subject = await load(database.db, rows);
await database.close();
const server = await startProcess({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
const { address, child } = server;
const end = performance.now() + minutes * 60_000;
const watchers = await startConsoles({ address, subject, consoles });

const samples: Held[] = [];
async function watch() {
  while (performance.now() < end) {
    samples.push({ memory: memoryOf(child.pid), files: filesOf(child.pid) });
    await wait(1_000);
  }
}
const [mixed] = await Promise.all([askMixed({ address, subject, clients, end }), watch()]);
const beside = await watchers.take();
watchers.stop();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

const looked = samples.slice(Math.floor(samples.length * 0.3));
const tenth = Math.max(1, Math.floor(looked.length / 10));
hand({
  ...mixed,
  ...{ warm: middle(looked.slice(0, tenth)), last: middle(looked.slice(-tenth)), beside },
  mostMemory: Math.max(...samples.map(({ memory }) => memory)),
} satisfies Soaked);

function middle(held: readonly Held[]): Held {
  const of = (part: keyof Held) =>
    held.map((one) => one[part]).toSorted((a, b) => a - b)[Math.floor(held.length / 2)] ?? 0;
  return { memory: of('memory'), files: of('files') };
}
