import { expect, test } from 'vitest';
import { isOnGoing, outcomeOf, recordingOf, stateOf, turnsOf } from './call.ts';

const names = { representative: 'Ella', caller: 'Itai', other: 'Unknown' };

test('a call with an end time is never ongoing; its state is how it ended', () => {
  const endTime = '2026-03-01T09:00:00Z';
  for (const status of ['', 'completed', 'in-progress', 'ringing']) {
    for (const active of [true, false, undefined])
      expect(stateOf({ endTime, status, active })).toBe('completed');
  }
  expect(stateOf({ endTime, active: true, status: 'missed' })).toEqual({ word: 'missed' });
});

test('a call without an end time is ongoing unless the server marks it inactive', () => {
  expect(stateOf({})).toBe('onGoing');
  expect(stateOf({ endTime: null, status: 'missed' })).toBe('onGoing');
  expect(stateOf({ endTime: null, status: 'missed', active: false })).toEqual({ word: 'missed' });
});

test('the status takes precedence over `active`, and an unknown status is kept', () => {
  expect(stateOf({ active: true })).toBe('onGoing');
  expect(stateOf({ active: false, status: '' })).toBe('completed');
  expect(stateOf({ active: true, status: 'completed' })).toBe('completed');
  expect(stateOf({ active: false, status: 'in-progress' })).toBe('onGoing');
  expect(stateOf({ active: false, status: 'no-answer' })).toEqual({ word: 'no-answer' });
  expect([isOnGoing({ active: true }), isOnGoing({ status: 'missed', active: false })]).toEqual([
    true,
    false,
  ]);
});

test('an ongoing call has no outcome, and a call that nobody answered was missed', () => {
  const ended = { active: false, endTime: '2026-11-19T08:31:35Z' };
  expect(
    ['', 'completed', 'ringing', 'missed', 'no-answer', 'failed', 'busy'].map((status) =>
      outcomeOf({ ...ended, status }),
    ),
  ).toEqual(['completed', 'completed', 'completed', 'missed', 'missed', 'failed', 'busy']);
  expect(outcomeOf({ active: true, status: 'ringing' })).toBe(undefined);
});

test('only a recording URL on this origin is accepted', () => {
  expect(recordingOf('/recordings/7')).toBe(`${location.origin}/recordings/7`);
  expect(recordingOf('recordings/7')).toBe(`${location.origin}/recordings/7`);
  for (const url of [
    null,
    undefined,
    '',
    'http://[',
    'https://elsewhere.example/7',
    '//elsewhere.example/7',
  ]) {
    expect(recordingOf(url)).toBeUndefined();
  }
  expect(recordingOf('javascript:alert(1)')).toBeUndefined();
  expect(recordingOf('data:audio/mpeg;base64,')).toBeUndefined();
});

test('speaker and start of a turn are read from every known field, and never guessed', () => {
  expect(
    turnsOf(
      [
        { content: 'Hello', speaker: 'representative', start: 0 },
        { content: 'Hi', role: 'user', timestamp: '00:01:12' },
        { content: '' },
        { content: 'Yes', speaker: 'Ana', startTime: '2026-11-21T10:00:00Z' },
        { content: 'So', role: 'Assistant', startTime: '4.5' },
        { content: 'Well' },
        'noise',
      ],
      names,
    ),
  ).toEqual([
    { id: '0', speaker: { name: 'Ella', color: 'accent' }, isRepresentative: true, text: 'Hello', start: 0 },
    { id: '1', speaker: { name: 'Itai', color: 'neutral' }, isRepresentative: false, text: 'Hi', start: 72 },
    { id: '3', speaker: { name: 'Ana', color: 'muted' }, isRepresentative: false, text: 'Yes' },
    { id: '4', speaker: { name: 'Ella', color: 'accent' }, isRepresentative: true, text: 'So', start: 4.5 },
    { id: '5', speaker: { name: 'Unknown', color: 'muted' }, isRepresentative: false, text: 'Well' },
  ]);
  expect(turnsOf(null, names)).toEqual([]);
});
