import { expect, test } from 'vitest';
import {
  changesIn,
  fieldsIn,
  isTyped,
  namesOfChanges,
  newSessionValues,
  type SessionValues,
  secondsBetween,
  sessionValuesOf,
} from './sessionFields.ts';

const call = {
  startTime: '2026-11-21T14:00:00.000Z',
  endTime: '2026-11-21T14:01:12.000Z',
  duration: 72,
  transcription: 'Hello',
  summary: 'A question',
};

test('a duration is counted from start and end, whatever their offsets', () => {
  expect(secondsBetween('2026-11-21T16:00:00+02:00', '2026-11-21T14:01:12Z')).toBe(72);
  expect(secondsBetween(call.endTime, call.startTime)).toBeNull();
  expect(secondsBetween(call.startTime, '')).toBeNull();
});

test('a duration that start and end do not give was typed', () => {
  expect(isTyped(sessionValuesOf(call))).toBe(false);
  expect(isTyped({ ...sessionValuesOf(call), duration: '60' })).toBe(true);
  expect(isTyped(sessionValuesOf({ ...call, endTime: null, duration: 0 }))).toBe(false);
  expect(isTyped(newSessionValues)).toBe(false);
});

test('an empty end is none, and an empty duration is left to the server', () => {
  expect(fieldsIn({ ...newSessionValues, startTime: call.startTime })).toEqual({
    startTime: call.startTime,
    endTime: null,
    transcription: '',
    summary: '',
  });
});

test('only what changed is sent, and another way to write a moment is no change', () => {
  const before = sessionValuesOf(call);
  const sent = (values: Partial<SessionValues>, current = before) => {
    const all = { ...before, ...values } as SessionValues;
    return changesIn(all, current, namesOfChanges(all, before));
  };
  expect(sent({})).toEqual({});
  expect(sent({ startTime: '2026-11-21T14:00:00Z', summary: 'Two' })).toEqual({ summary: 'Two' });
  expect(sent({ endTime: '' })).toEqual({ endTime: null });
  // What others changed meanwhile is not sent back, and what they changed in the same way is there already.
  expect(sent({ summary: 'Two' }, { ...before, transcription: 'Hello. Yes?' })).toEqual({ summary: 'Two' });
  expect(sent({ summary: 'Two' }, { ...before, summary: 'Two' })).toEqual({});
});
