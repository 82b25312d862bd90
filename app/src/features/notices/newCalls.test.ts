// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isUnseen } from '../../core/live/lastLookStore.ts';
import { callsIn, callsToTell, countLabel, keyOf } from './newCalls.ts';

const row = (id: string, time: string, more = {}) => ({
  ...{ id, startTime: `2026-11-27T${time}:00Z`, kind: 'call', active: false, status: 'completed' },
  ...{ channel: 'c1', contact: 'p1', ...more },
});
const rows = [
  row('a', '10:00'),
  row('b', '12:00', { status: 'no-answer' }),
  row('c', '11:00', { status: 'missed' }),
  row('d', '13:00', { kind: 'chat' }),
];

test('calls are counted, and chats aren’t; those that nobody answered are missed', () => {
  const calls = callsIn('o1', rows);
  expect(calls.map(({ id, isMissed }) => [id, isMissed])).toEqual([
    ['b', true],
    ['c', true],
    ['a', false],
  ]);
});

test('a server that sends only the fields of the specification has calls without channel, contact and status', () => {
  const [call] = callsIn('o1', [{ id: 'a', startTime: '2026-11-27T10:00:00Z', active: true }]);
  expect(call).toEqual({
    ...{ id: 'a', orgId: 'o1', channel: null, contact: null },
    ...{ startTime: '2026-11-27T10:00:00Z', isMissed: false },
  });
});

test('calls are new after the last look at the list, or from the start, unless they were opened', () => {
  const [noon, eleven, ten] = callsIn('o1', rows);
  if (!noon || !eleven || !ten) throw new Error('There are three calls.');
  const isNew = (look: Parameters<typeof isUnseen>[1]) =>
    [noon, eleven, ten].filter((call) => isUnseen(call, look)).map(({ id }) => id);
  expect(isNew({ start: '2026-11-27T09:00:00Z' })).toEqual(['b', 'c', 'a']);
  expect(isNew({ start: '2026-11-27T09:00:00Z', seen: '2026-11-27T11:00:00Z' })).toEqual(['b']);
  expect(isNew({ start: '2026-11-27T09:00:00Z', opened: ['c'] })).toEqual(['b', 'a']);
});

test('calls that are known get no notification, and none does until the existing ones are known', () => {
  const calls = callsIn('o1', rows);
  const told = (known: string[] | undefined, which: 'all' | 'missed') =>
    callsToTell(calls, known, which).map(({ id }) => id);
  expect(told(undefined, 'all')).toEqual([]);
  expect(told([], 'all')).toEqual(['a', 'c', 'b']);
  expect(told([], 'missed')).toEqual(['c', 'b']);
  expect(told(calls.map(keyOf), 'all')).toEqual([]);
});

test('a call that is missed after it was new gets a second notification', () => {
  const [ringing] = callsIn('o1', [row('b', '12:00', { status: 'ringing', active: true })]);
  const [missed] = callsIn('o1', [row('b', '12:00', { status: 'missed' })]);
  if (!ringing || !missed) throw new Error('There is a call.');
  expect(callsToTell([missed], [keyOf(ringing)], 'missed')).toEqual([missed]);
});

test('after a long time, only the five latest calls get a notification', () => {
  const many = callsIn(
    'o1',
    ['10', '11', '12', '13', '14', '15', '16'].map((hour) => row(hour, `${hour}:00`)),
  );
  expect(callsToTell(many, [], 'all').map(({ id }) => id)).toEqual(['12', '13', '14', '15', '16']);
});

test('the number in the title is empty without calls and ends at 99', () => {
  expect([0, 3, 99, 100].map(countLabel)).toEqual(['', '3', '99', '99+']);
});
