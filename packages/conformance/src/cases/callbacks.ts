import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Callback, endpoints } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import type { TestContext } from '../context.ts';
import { expect, ifPossible } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A call that ended some minutes ago. */
const call = (contact: string, minutes: number, status = 'missed') => ({
  ...{ contact, status, active: false, duration: 10, startTime: minutesAgo(minutes) },
  endTime: minutesAgo(minutes - 1),
});

const idOf = ({ id }: { id: string }) => `contact:${id}`;

/** The entry of a contact. */
async function entryOf({ sendOther, world }: CallResult, contact: { id: string }) {
  const { json } = await sendOther('listCallbacks', { params: await world.inside() });
  const rows = endpoints.listCallbacks.reply.safeParse(json).data;
  return rows?.find(({ id }) => id === idOf(contact));
}

/** Missed and failed calls are counted until one is answered; a date of contact hides or lists a contact. */
async function listsThoseWhoWait(trial: CallResult) {
  const { ledger, world } = trial;
  const { newContact, newSession } = world;
  const caller = await newContact({ nextDateOfContact: null });
  const first = await newSession(call(caller.id, 30));
  const last = await newSession(call(caller.id, 20, 'failed'));
  const entry = await entryOf(trial, caller);
  const isRight =
    entry?.attempts === 2 &&
    entry.seconds === 20 &&
    entry.contact?.name === caller['name'] &&
    Date.parse(entry.waitingSince) === Date.parse(String(first['startTime'])) &&
    entry.lastCall?.id === last.id &&
    entry.lastCall.outcome === 'failed';
  expect(ledger, isRight, 'a contact with a missed and a failed call is not one entry with both');
  await newSession(call(caller.id, 10, 'completed'));
  expect(ledger, !(await entryOf(trial, caller)), 'an answered call does not end the entry of its contact');
  await newSession(call(caller.id, 5));
  const again = await entryOf(trial, caller);
  expect(ledger, again?.attempts === 1, 'a missed call after an answered one is not an entry of its own');

  const due = await newContact({ nextDateOfContact: minutesAgo(40) });
  const waits = await entryOf(trial, due);
  expect(ledger, waits?.attempts === 0 && waits.lastCall === null, 'a contact that is due is not listed');
  const later = await newContact({ nextDateOfContact: minutesAgo(-3 * 24 * 60) });
  await newSession(call(later.id, 30));
  expect(ledger, !(await entryOf(trial, later)), 'a contact is listed before its next date of contact');
}

/** Each decision and its undoing, and notes. */
async function obeysDecisions(trial: CallResult) {
  const { ledger, world, send, sendOther } = trial;
  const caller = await world.newWaiting();
  const params = await world.inside(idOf(caller));
  const decide = (state: string) => send({ params, body: { state } });
  const before: Callback | undefined = await entryOf(trial, caller);
  await decide('done');
  expect(ledger, !(await entryOf(trial, caller)), 'done does not end the entry');
  await decide('open');
  const isBack = isDeepStrictEqual(await entryOf(trial, caller), before);
  expect(ledger, isBack, 'open does not bring back the entry as it was before done');
  await decide('irrelevant');
  await world.newSession(call(caller.id, 5));
  expect(ledger, !(await entryOf(trial, caller)), 'irrelevant does not hide later calls');
  await decide('open');
  const all = await entryOf(trial, caller);
  expect(ledger, all?.attempts === 2, 'open does not bring back the calls that irrelevant hid');
  const notes = { params: await world.inside(caller.id), body: { notes: world.label('Called back') } };
  await sendOther('updateContact', notes);
  expect(ledger, !(await entryOf(trial, caller)), 'a note does not end the entry of its contact');
  const { status } = await send({
    params: await world.inside(`contact:${randomUUID()}`),
    body: { state: 'done' },
  });
  expect(ledger, status === 404, `an unknown contact is answered ${status} instead of 404`);
}

const one = async ({ waiting, inside }: TestContext) => inside(idOf(await waiting()));

/** The people to call back. */
export const callbacks = {
  listCallbacks: {
    params: async ({ waiting, inside }) => {
      await waiting();
      return inside();
    },
    async finds({ waiting, newWaiting }) {
      const [caller, other] = [await waiting(), await newWaiting()];
      return [{ query: { q: String(caller['name']) }, has: idOf(caller), hasNot: idOf(other) }];
    },
    changedBy: 'decideCallback',
    also: (trial) =>
      ifPossible(trial.ledger, 'that people who wait are listed', () => listsThoseWhoWait(trial)),
  },
  decideCallback: {
    params: one,
    body: ({ next }) => ({ state: 'done', until: minutesAgo(-next()) }),
    bad: { state: 'later', until: 'tomorrow' },
    also: (trial) => ifPossible(trial.ledger, 'that decisions are obeyed', () => obeysDecisions(trial)),
  },
} satisfies Record<string, CallCase>;
