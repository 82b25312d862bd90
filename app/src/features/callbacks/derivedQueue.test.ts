// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type ContactFacts, deriveQueue, type EntryChoice, type SessionFacts } from './derivedQueue.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ada: ContactFacts = { id: 'ada', name: 'Ada Levi', phone: '0524401187', nextDateOfContact: null };

let calls = 0;
const call = (day: number, status: string, more: Partial<SessionFacts> = {}): SessionFacts => {
  calls += 1;
  const startTime = `2026-11-${day}T08:00:00Z`;
  return { id: `s${calls}`, startTime, endTime: startTime, status, contact: 'ada', duration: 20, ...more };
};

const queueOf = (
  sessions: readonly SessionFacts[],
  contacts: readonly ContactFacts[] = [ada],
  choices: Record<string, EntryChoice> = {},
) => deriveQueue({ sessions, contacts, choiceOf: (id) => choices[id], now });

test('someone who wasn’t answered is listed once, with the attempts since the last completed call', () => {
  const last = call(19, 'failed', { channel: 'c1' });
  const sessions = [call(12, 'missed'), last, call(14, 'completed'), call(16, 'no-answer')];
  expect(queueOf(sessions)).toEqual([
    {
      id: 'contact:ada',
      contact: { id: 'ada', name: 'Ada Levi', phone: '0524401187' },
      phoneNumber: '0524401187',
      waitingSince: '2026-11-16T08:00:00Z',
      attempts: 2,
      seconds: 40,
      lastCall: { id: last.id, channel: 'c1', startTime: '2026-11-19T08:00:00Z', outcome: 'failed' },
      nextDateOfContact: null,
    },
  ]);
});

test('a completed call ends the waiting; an ongoing call and a chat don’t change it', () => {
  expect(queueOf([call(12, 'missed'), call(13, 'completed')])).toEqual([]);
  const ongoing = call(19, 'in-progress', { endTime: null, active: true });
  const chat = call(18, 'missed', { kind: 'chat' });
  expect(queueOf([call(12, 'missed', { kind: 'call' }), ongoing, chat])).toMatchObject([{ attempts: 1 }]);
});

test('calls without a contact are entries of their own, and the longest waiting is first', () => {
  const sessions = [
    call(17, 'missed', { id: 'x', contact: null }),
    call(15, 'missed', { id: 'y', contact: null }),
    call(16, 'missed'),
  ];
  expect(queueOf(sessions).map(({ id }) => id)).toEqual(['session:y', 'contact:ada', 'session:x']);
});

test('contacts whose date has come are also listed, and someone who called waits since the first call', () => {
  const due = { ...ada, nextDateOfContact: '2026-11-20T09:00:00Z' };
  expect(queueOf([], [due])).toMatchObject([
    { id: 'contact:ada', waitingSince: '2026-11-20T09:00:00Z', attempts: 0, seconds: 0, lastCall: null },
  ]);
  expect(queueOf([call(16, 'missed')], [due])).toMatchObject([{ waitingSince: '2026-11-16T08:00:00Z' }]);
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const isListedWith = (next: Date) =>
    queueOf([call(16, 'missed')], [{ ...ada, nextDateOfContact: next.toISOString() }]).length > 0;
  expect(isListedWith(new Date(tomorrow.getTime() - 1))).toBe(true);
  // Postponed, also with a missed call.
  expect(isListedWith(tomorrow)).toBe(false);
});

test('an entry that is done returns with the next missed call or date; an irrelevant one doesn’t', () => {
  const done = { 'contact:ada': { state: 'done', at: '2026-11-17T08:00:00Z' } } as const;
  expect(queueOf([call(16, 'missed')], [ada], done)).toEqual([]);
  expect(queueOf([call(16, 'missed'), call(18, 'missed')], [ada], done)).toMatchObject([
    { attempts: 1, waitingSince: '2026-11-18T08:00:00Z' },
  ]);
  const due = { ...ada, nextDateOfContact: '2026-11-20T09:00:00Z' };
  expect(queueOf([call(16, 'missed')], [due], done)).toMatchObject([{ attempts: 0 }]);
  expect(queueOf([call(18, 'missed')], [due], { 'contact:ada': { state: 'irrelevant' } })).toEqual([]);
});

test('a server that sends only the specified fields: every call that isn’t completed has its status', () => {
  const bare = { id: 's', startTime: '2026-11-16T08:00:00Z', endTime: '2026-11-16T08:00:09Z' };
  expect(queueOf([{ ...bare, status: 'missed' }], [])).toMatchObject([
    { id: 'session:s', contact: null, phoneNumber: null, seconds: 0 },
  ]);
  expect(queueOf([bare], [])).toEqual([]);
});
