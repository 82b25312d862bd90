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

test('the duration is computed from start and end, whatever their UTC offsets', () => {
  expect(secondsBetween('2026-11-21T16:00:00+02:00', '2026-11-21T14:01:12Z')).toBe(72);
  expect(secondsBetween(call.endTime, call.startTime)).toBeNull();
  expect(secondsBetween(call.startTime, '')).toBeNull();
});

test('a duration that doesn’t match start and end counts as typed', () => {
  expect(isTyped(sessionValuesOf(call))).toBe(false);
  expect(isTyped({ ...sessionValuesOf(call), duration: '60' })).toBe(true);
  expect(isTyped(sessionValuesOf({ ...call, endTime: null, duration: 0 }))).toBe(false);
  expect(isTyped(newSessionValues)).toBe(false);
});

test('an empty end is sent as null, and an empty duration isn’t sent', () => {
  expect(fieldsIn({ ...newSessionValues, startTime: call.startTime })).toEqual({
    startTime: call.startTime,
    endTime: null,
    transcription: '',
    summary: '',
  });
});

test('only changed fields are sent; another notation of the same instant isn’t a change', () => {
  const before = sessionValuesOf(call);
  const sent = (values: Partial<SessionValues>, current = before) => {
    const all = { ...before, ...values } as SessionValues;
    return changesIn(all, current, namesOfChanges(all, before));
  };
  expect(sent({})).toEqual({});
  expect(sent({ startTime: '2026-11-21T14:00:00Z', summary: 'Two' })).toEqual({ summary: 'Two' });
  expect(sent({ endTime: '' })).toEqual({ endTime: null });
  // Changes by others aren't sent back, and an identical change by others isn't sent again.
  expect(sent({ summary: 'Two' }, { ...before, transcription: 'Hello. Yes?' })).toEqual({ summary: 'Two' });
  expect(sent({ summary: 'Two' }, { ...before, summary: 'Two' })).toEqual({});
});
