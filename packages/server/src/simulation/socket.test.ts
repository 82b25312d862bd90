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

/** The lines that the command receives; the callback can abort it at each line. */
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
  // Only the embedded engine uses the socket; everything else works on both engines.
  listening = await listenForSimulations({ ...database, engine: 'embedded' }, dataDir, flyingClock());
}

const activeCalls = () =>
  database.db.selectFrom('sessions').select('id').where('active', '=', true).execute();

/** Sends arbitrary data and reads the whole response. */
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

test('the command receives a line for each call and a summary', async () => {
  const lines = await ask({ calls: 3, seed: 'three' });
  expect(lines.filter((line) => line.includes(' rings on '))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^3 calls: /);
  expect(await activeCalls()).toEqual([]);
});

test('only the user of the server can access the socket', () => {
  expect(statSync(socketPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('aborting the command ends its calls and still prints the summary', async () => {
  const lines = await ask({}, (line, hangUp) => line.includes('is answered') && hangUp());
  expect(lines.at(-1)).toMatch(/^\d+ calls?: /);
  expect(await activeCalls()).toEqual([]);
});

test('killing the command ends its calls too', async () => {
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
  ['plain text', 'make it ring\n', 'The options of a simulation must be one line of JSON.'],
  ['binary data', Buffer.from([0, 255, 254, 10]), 'The options of a simulation must be one line of JSON.'],
  ['an endless line', 'x'.repeat(200_000), 'The options of a simulation must be one line of JSON.'],
  ['a JSON array', '[]\n', 'The options must be an object with calls, speed, organization, atOnce and seed.'],
  ['an invalid option', '{"speed":0}\n', '--speed must be a number from 1 to 1000.'],
])('%s gets a one-sentence error, and the next command works', async (_what, garbage, sentence) => {
  expect(JSON.parse(await send(garbage))).toEqual({ refused: sentence });
  expect((await ask({ calls: 1 })).at(-1)).toMatch(/^1 call: /);
});

test('stopping the server ends the calls, sends the summary and removes the socket', async () => {
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

test('a data folder with a very long path gets a short socket path', () => {
  expect(Buffer.byteLength(socketPath(`/${'long/'.repeat(40)}`))).toBeLessThan(100);
});
