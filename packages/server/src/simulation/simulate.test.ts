import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulationApi } from '../testing/simulationApi.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { flyingClock } from './flyingClock.ts';
import { readOptions } from './options.ts';
import type { Owner } from './owners.ts';
import { simulate } from './simulate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const owners: Owner[] = [];

async function business(name: string) {
  const owner = await server.person();
  owners.push(owner);
  const orgId = await server.organization(owner.id, { name });
  const channelId = await server.channel(orgId);
  return { orgId, channelId };
}

/** Simulates without waiting; the callback can stop it at each line. */
async function run(options: Record<string, unknown>, onLine?: (line: string, stop: () => void) => void) {
  const stop = new AbortController();
  const lines: string[] = [];
  await simulate({ api: simulationApi(server), owners }, readOptions(options), {
    clock: flyingClock(),
    signal: stop.signal,
    say(line) {
      lines.push(line);
      onLine?.(line, () => stop.abort());
    },
  });
  return lines;
}

const callsOf = (orgId: string) =>
  server.database.db
    .selectFrom('sessions')
    .selectAll()
    .where('org_id', '=', orgId)
    .orderBy('created_at')
    .execute();

const kept = ['status', 'duration', 'summary', 'transcription'] as const;

test('makes the requested number of calls, in turn to each business, and ends all of them', async () => {
  const places = [
    await business('One of three'),
    await business('Two of three'),
    await business('Three of three'),
  ];
  const lines = await run({ calls: 9, organization: 'of three', atOnce: 4, seed: 'nine' });
  for (const { orgId } of places) {
    const calls = await callsOf(orgId);
    expect(calls).toHaveLength(3);
    expect(calls.filter(({ active, end_time }) => active || !end_time)).toEqual([]);
  }
  // Four calls start at once, and their lines come in the order in which the database stores them.
  expect(lines).toContainEqual(
    expect.stringMatching(/^\d\d:\d\d:\d\d One of three: \+972 5\d{8} rings on A Channel$/),
  );
  expect(lines.at(-1)).toMatch(/^9 calls: \d completed, \d not answered, \d failed\./);
});

test('the same seed makes the same calls, and another seed makes other calls', async () => {
  const summaries = [];
  for (const [name, seed] of [
    ['First', 'a'],
    ['Again', 'a'],
    ['Other', 'b'],
  ] as const) {
    const { orgId } = await business(`${name} of seeds`);
    await run({ calls: 5, organization: orgId, atOnce: 1, seed });
    summaries.push((await callsOf(orgId)).map((call) => kept.map((field) => call[field])));
  }
  const [first, again, other] = summaries;
  // Compares only the status and the first word, because free hours differ between organizations.
  const words = (calls: unknown[][] | undefined) =>
    calls?.map(([status, , summary]) => [status, String(summary).split(' ')[0]]);
  expect(words(again)).toEqual(words(first));
  expect(words(other)).not.toEqual(words(first));
});

test('callers speak the business’s language, and the representative uses its opening message', async () => {
  const { orgId } = await business('פרחי נווה צדק');
  await run({ calls: 2, organization: orgId, seed: 'flowers' });
  const [call] = await callsOf(orgId);
  expect(call?.transcription).toMatch(/^Hello\n/);
  expect(call?.summary).toMatch(/\p{Script=Hebrew}/u);
});

test('appointments made by parallel calls don’t overlap', async () => {
  const { orgId } = await business('A busy one');
  await run({ calls: 40, organization: orgId, atOnce: 5, seed: 'busy' });
  const appointments = await server.database.db
    .selectFrom('appointments')
    .select(['start_time', 'end_time'])
    .where('org_id', '=', orgId)
    .orderBy('start_time')
    .execute();
  expect(appointments.length).toBeGreaterThan(5);
  for (const [index, { start_time }] of appointments.entries()) {
    expect(start_time.getTime()).toBeGreaterThanOrEqual(appointments[index - 1]?.end_time.getTime() ?? 0);
  }
});

test('a simulation that is stopped midway leaves no active call', async () => {
  const { orgId } = await business('A stopped one');
  const lines = await run({ organization: orgId, atOnce: 3 }, (line, stop) => {
    if (line.includes('is completed')) stop();
  });
  const calls = await callsOf(orgId);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ active, end_time }) => active || !end_time)).toEqual([]);
  expect(lines.at(-1)).toContain(`${calls.length} call`);
});

test('a channel that is turned off gets no more calls', async () => {
  const { orgId, channelId } = await business('A closing one');
  const { db } = server.database;
  const off = db.updateTable('channels').set({ active: false }).where('id', '=', channelId);
  let isOff: Promise<unknown> | undefined;
  let rung = 0;
  await run({ organization: orgId, atOnce: 1 }, (line, stop) => {
    if (line.includes('rings')) rung += 1;
    if (rung === 1 && !isOff) isOff = off.execute().then(() => setTimeout(stop, 200));
  });
  expect(await callsOf(orgId)).toHaveLength(1);
  await expect(run({ organization: orgId })).rejects.toThrow(/^No organization with "[\w-]+" in its name/);
});

test('each organization gets a token for its calls, which is revoked at the end', async () => {
  const { orgId } = await business('A careful one');
  const { db } = server.database;
  const tokens = () => db.selectFrom('service_tokens').select('name').where('org_id', '=', orgId).execute();
  let during: unknown[] = [];
  let looked: Promise<unknown> | undefined;
  await run({ organization: orgId, calls: 1 }, (line) => {
    if (line.includes('rings')) looked = tokens().then((rows) => (during = rows));
  });
  await looked;
  expect(during).toEqual([{ name: 'Simulation' }]);
  expect(await tokens()).toEqual([]);
});

test('a token that a killed simulation left behind is revoked by the next one', async () => {
  const { orgId } = await business('A killed one');
  const { db } = server.database;
  const created_at = new Date(Date.now() - 3_600_000);
  const row = { org_id: orgId, is_limited: false, created_at };
  const left = ['Simulation', 'A Phone Service'].map((name) => ({ ...row, name, token_hash: name }));
  await db.insertInto('service_tokens').values(left).execute();
  await run({ organization: orgId, calls: 1 });
  const kept = db.selectFrom('service_tokens').select('name').where('org_id', '=', orgId);
  expect(await kept.execute()).toEqual([{ name: 'A Phone Service' }]);
});

test.each([
  [{ speed: Number.NaN }, '--speed must be a number from 1 to 1000.'],
  [{ speed: 0.1 }, '--speed must be a number from 1 to 1000.'],
  [{ calls: 1.5 }, '--calls must be a whole number from 1 to 1000000.'],
  [{ atOnce: 0 }, '--at-once must be a whole number from 1 to 50.'],
  [{ organization: ' ' }, '--organization must be the id of an organization, or a part of its name.'],
  [{ seed: '' }, '--seed must be a text of 1 to 100 characters.'],
  [[], 'The options must be an object with calls, speed, organization, atOnce and seed.'],
])('%j gives a one-sentence error', (options, sentence) => {
  expect(() => readOptions(options)).toThrow(sentence);
});
