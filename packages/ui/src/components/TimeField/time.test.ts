import { expect, test } from 'vitest';
import { textOf, timeOf, timeProblem } from './time.ts';

test.each([
  ['09:30', '09:30'],
  ['09:30:15', '09:30'],
  ['24:00', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('timeOf(%j) is %j', (text, parsed) => {
  const time = timeOf(text);
  expect(time ? textOf(time) : undefined).toBe(parsed);
});

test.each([
  ['08:59', '09:00', null, 'before'],
  ['09:00', '09:00', null, undefined],
  ['17:01', null, '17:00', 'after'],
  ['17:00', null, '17:00', undefined],
  ['08:00', '09:00', '17:00', 'outside'],
  ['18:00', '09:00', '17:00', 'outside'],
  ['12:00', '09:00', '17:00', undefined],
  ['23:00', '22:00', '06:00', undefined],
  ['05:00', '22:00', '06:00', undefined],
  ['12:00', '22:00', '06:00', 'outside'],
  ['12:00', null, null, undefined],
])('%s with a minimum of %s and a maximum of %s is %s', (time, min, max, problem) => {
  const given = timeOf(time);
  expect(given && timeProblem(given, timeOf(min), timeOf(max))).toBe(problem);
});
