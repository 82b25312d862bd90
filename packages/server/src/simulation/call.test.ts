import { afterAll, beforeAll, expect, test } from 'vitest';
import { spoken } from '../demo/conversation.ts';
import { simulationApi } from '../testing/simulationApi.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { type CallEvent, playCall } from './call.ts';
import type { Clock } from './clock.ts';
import { Door } from './door.ts';
import { flyingClock } from './flyingClock.ts';
import { findLines, type Line } from './lines.ts';
import type { Caller, Fate, Plan } from './plan.ts';
import { Tokens } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** A line of a new business, and functions that read its rows. */
async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const channelId = await server.channel(orgId);
  const [line] = await findLines(simulationApi(server), [owner], orgId);
  if (!line) throw new Error('There is one line.');
  const { db } = server.database;
  const calls = () =>
    db.selectFrom('sessions').selectAll().where('org_id', '=', orgId).orderBy('created_at').execute();
  const contacts = () => db.selectFrom('contacts').selectAll().where('org_id', '=', orgId).execute();
  const appointments = () =>
    db.selectFrom('appointments').selectAll().where('org_id', '=', orgId).orderBy('created_at').execute();
  return { orgId, channelId, line, calls, contacts, appointments };
}

const ada: Caller = { name: 'Ada', phone: '0521234567', source: 'Phone' };

const words = [
  ['r', 'Hello'],
  ['c', 'Good morning, I would like to come tomorrow.'],
  ['r', 'You are welcome at nine, Ada.'],
] as const;

function plan(line: Line, fate: Fate, caller = ada): Plan {
  const start = new Date(Date.now() + 86_400_000);
  const end = new Date(start.getTime() + 1_800_000);
  const booking = { start, end, weekday: 0, clock: '09:00' };
  return {
    ...{ line, caller, fate, rings: 4 },
    said: {
      ...spoken(words),
      summary: 'Ada comes tomorrow.',
      agreement: { title: 'A visit', description: 'The first one.', booking },
    },
    excuses: { 'no-answer': 'Nobody spoke.', failed: 'The line broke.' },
  };
}

interface Playing {
  /** Called between the steps of the call. */
  onWait?: (stop: () => void) => unknown;
  speed?: number;
  clock?: Clock;
}

async function play(one: Plan, { onWait, speed = 10, clock }: Playing = {}) {
  const stop = new AbortController();
  const events: CallEvent[] = [];
  const api = simulationApi(server);
  const door = new Door(api, one.line, await new Tokens(api).of(one.line));
  await playCall(one, {
    ...{ door, speed, signal: stop.signal },
    clock: clock ?? flyingClock(() => onWait?.(() => stop.abort())),
    on: (event) => events.push(event),
  });
  return events;
}

test('a call rings, is answered, grows turn by turn and is completed with a new contact', async () => {
  const { line, calls, contacts } = await business();
  const seen: unknown[] = [];
  await play(plan(line, 'completed'), {
    async onWait() {
      const [call] = await calls();
      seen.push([call?.status, call?.active, call?.end_time, call?.transcript?.length]);
      expect(call?.transcription).toBe(call?.transcript?.map(({ content }) => content).join('\n'));
    },
  });
  expect(seen).toEqual([
    ['ringing', true, null, 0],
    ['in-progress', true, null, 0],
    ...[1, 2, 3].map((turns) => ['in-progress', true, null, turns]),
  ]);
  const [call] = await calls();
  const [contact] = await contacts();
  expect(contact).toMatchObject({ ...ada, status: 'new', channel_id: line.channelId });
  const { duration } = spoken(words);
  expect(call).toMatchObject({
    ...{ active: false, status: 'completed', kind: 'call', contact_id: contact?.id },
    ...{ summary: 'Ada comes tomorrow.', duration: 4 + duration },
    transcript: words.map(([who, content]) => ({
      ...{ speaker: who === 'r' ? 'representative' : 'caller', content, start: expect.any(Number) },
    })),
  });
});

test('at any speed, the times and duration of a call agree, and none is in the future', async () => {
  const { line, calls } = await business();
  for (const speed of [1, 5, 1000]) {
    const clock = flyingClock();
    await play(plan(line, 'completed'), { speed, clock });
    const { start_time, end_time, duration } = (await calls()).at(-1) ?? {};
    expect(Number(end_time) - Number(start_time)).toBe(1000 * Number(duration));
    expect(Number(clock.now())).toBeGreaterThanOrEqual(Number(end_time));
    if (speed === 1) expect(clock.now()).toEqual(end_time);
  }
});

test('a later call has a later start time, however short the earlier one was', async () => {
  const { line, calls } = await business();
  await play(plan(line, 'no-answer'), { speed: 1000 });
  await play(plan(line, 'completed'), { speed: 1000 });
  const [first, second] = await calls();
  expect(Number(second?.start_time)).toBeGreaterThan(Number(first?.start_time));
});

test('a known phone number is linked to its contact from the first ring', async () => {
  const { line, calls, contacts } = await business();
  await play(plan(line, 'completed'));
  const events = await play(plan(line, 'no-answer', { ...ada, name: 'Somebody with her phone' }));
  expect(events[0]).toEqual({ kind: 'ringing', isKnown: true });
  await play(plan(line, 'completed', { ...ada, name: 'Somebody with her phone' }));
  const people = await contacts();
  expect(people.map(({ name }) => name)).toEqual(['Ada']);
  const numbers = (await calls()).map(({ contact_id }) => contact_id);
  expect(numbers).toEqual(Array(3).fill(people[0]?.id));
});

test('an appointment is pending if the channel requires approval, and scheduled if not', async () => {
  const { line, channelId, contacts, appointments } = await business();
  await play(plan(line, 'completed'));
  await server.database.db
    .updateTable('channels')
    .set({ appointments_need_approval: true })
    .where('id', '=', channelId)
    .execute();
  await play(plan(line, 'completed'));
  const agreed = await appointments();
  expect(agreed.map(({ status }) => status)).toEqual(['scheduled', 'pending']);
  const [contact] = await contacts();
  expect(agreed[1]).toMatchObject({
    ...{ title: 'A visit', contact_id: contact?.id, channel_id: channelId },
    ...{ contact_name: 'Ada', contact_phonenumber: ada.phone },
  });
});

test('an unanswered or failed call adds its number as a contact, and no appointment', async () => {
  const { line, calls, contacts, appointments } = await business();
  await play(plan(line, 'no-answer'));
  await play(plan(line, 'failed'));
  expect(await calls()).toMatchObject([
    { active: false, status: 'no-answer', duration: 4, summary: 'Nobody spoke.', transcription: '' },
    { active: false, status: 'failed', summary: 'The line broke.', transcript: [{}, {}] },
  ]);
  expect(await contacts()).toMatchObject([{ name: ada.phone, phone: ada.phone }]);
  expect(await appointments()).toEqual([]);
});

test.each([
  [1, 'no-answer'],
  [2, 'failed'],
  [4, 'failed'],
])('a call that is stopped after %i steps ends as %s', async (steps, status) => {
  const { line, calls } = await business();
  let step = 0;
  await play(plan(line, 'completed'), {
    onWait(stop) {
      step += 1;
      if (step === steps) stop();
    },
  });
  const [call] = await calls();
  expect(call).toMatchObject({ active: false, status, end_time: expect.any(Date) });
  expect(call?.end_time?.getTime()).toBe((call?.start_time.getTime() ?? 0) + 1000 * (call?.duration ?? 0));
});

test('a call that someone ends or deletes while it runs isn’t changed again', async () => {
  const { line, orgId, calls } = await business();
  const { db } = server.database;
  const mine = db
    .updateTable('sessions')
    .set({ active: false, summary: 'Ended by hand' })
    .where('org_id', '=', orgId);
  expect((await play(plan(line, 'completed'), { onWait: () => mine.execute() })).at(-1)).toEqual({
    kind: 'gone',
  });
  expect(await calls()).toMatchObject([{ summary: 'Ended by hand' }]);
  const gone = db.deleteFrom('sessions').where('org_id', '=', orgId);
  expect((await play(plan(line, 'completed'), { onWait: () => gone.execute() })).at(-1)).toEqual({
    kind: 'gone',
  });
  expect(await calls()).toEqual([]);
});
