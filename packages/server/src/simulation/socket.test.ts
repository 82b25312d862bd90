import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';
import { peopleIn } from '../testing/fixtures.ts';
import { askServer } from './ask.ts';
import { flyingClock } from './flyingClock.ts';
import { listenForSimulations, socketPath } from './socket.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'console-'));
let database: Database;
let listening: Awaited<ReturnType<typeof listenForSimulations>>;

/** What the command hears; every line can hang it up. */
async function ask(options: Record<string, unknown>, onLine?: (line: string, hangUp: () => void) => unknown) {
  const stop = new AbortController();
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    onLine?.(line, () => stop.abort());
  };
  await askServer(dataDir, options, { say, signal: stop.signal });
  return lines;
}

async function listen() {
  // The embedded engine is the one that needs it; the rest works on either.
  listening = await listenForSimulations({ ...database, engine: 'embedded' }, dataDir, flyingClock());
}

const activeCalls = () =>
  database.db.selectFrom('sessions').select('id').where('active', '=', true).execute();

/** Sends anything, and reads the answer to its end. */
async function send(anything: string | Buffer) {
  const socket = connect(socketPath(dataDir));
  socket.write(anything);
  return text(socket);
}

beforeAll(async () => {
  database = await openForTest();
  const people = peopleIn(database.db);
  const owner = await people.person();
  await people.channel(await people.organization(owner.id));
  await listen();
});
afterAll(async () => {
  await listening.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test('whoever asks hears each call come in, and how it ended', async () => {
  const lines = await ask({ calls: 3, seed: 'three' });
  expect(lines.filter((line) => line.includes(' rings on '))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^3 calls: /);
  expect(await activeCalls()).toEqual([]);
});

test('only the user of the server may ask', () => {
  expect(statSync(socketPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('whoever hangs up ends the calls, and still hears how', async () => {
  const lines = await ask({}, (line, hangUp) => line.includes('is answered') && hangUp());
  expect(lines.at(-1)).toMatch(/^\d+ calls?: /);
  expect(await activeCalls()).toEqual([]);
});

test('a command that is killed ends its calls too', async () => {
  const socket = connect(socketPath(dataDir));
  socket.write('{}\n');
  await once(socket, 'data');
  socket.destroy();
  const calls = async () =>
    (await database.db.selectFrom('sessions').select('active').execute()).map(({ active }) => active);
  await expect
    .poll(async () => {
      const before = await calls();
      await wait(200);
      return { isOver: !before.includes(true), isQuiet: before.length === (await calls()).length };
    })
    .toEqual({ isOver: true, isQuiet: true });
});

test.each([
  ['words', 'make it ring\n', 'The options of a simulation must be one line of JSON.'],
  ['bytes', Buffer.from([0, 255, 254, 10]), 'The options of a simulation must be one line of JSON.'],
  ['a line without an end', 'x'.repeat(200_000), 'The options of a simulation must be one line of JSON.'],
  ['a list', '[]\n', 'The options must be an object with calls, speed, organization, atOnce and seed.'],
  ['a wrong option', '{"speed":0}\n', '--speed must be a number from 1 to 1000.'],
])('%s are refused in one sentence, and the next command is served', async (_what, garbage, sentence) => {
  expect(JSON.parse(await send(garbage))).toEqual({ refused: sentence });
  expect((await ask({ calls: 1 })).at(-1)).toMatch(/^1 call: /);
});

test('a server that stops ends the calls first, says how, and leaves no socket behind', async () => {
  let closing: Promise<void> | undefined;
  const lines = await ask({}, (line) => {
    if (line.includes('is answered')) closing ??= listening.close();
  });
  await closing;
  expect(lines.at(-1)).toMatch(/^\d+ calls?: /);
  expect(await activeCalls()).toEqual([]);
  expect(existsSync(socketPath(dataDir))).toBe(false);
  await expect(ask({})).rejects.toThrow('Start the console first: npm start');
  await listen();
  expect((await ask({ calls: 1 })).at(-1)).toMatch(/^1 call: /);
});

test('a data folder with a very long name has its socket elsewhere', () => {
  expect(Buffer.byteLength(socketPath(`/${'long/'.repeat(40)}`))).toBeLessThan(100);
});
