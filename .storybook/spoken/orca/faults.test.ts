import { expect, test } from 'vitest';
import { stepsOf } from '../scripts.ts';
import { faults } from './faults.ts';
import type { Heard } from './log.ts';

const key = { name: 'Left', isTaken: false, isInFocusMode: true, isForced: false };

/** A correct recording of the chart, with one changed step. */
function chart(wrong: Partial<Heard> = {}, isWrong: 'isFirst' | 'isOwn' = 'isOwn') {
  const steps = stepsOf('LineChart', 'en');
  const at = steps.findIndex((step) => step[isWrong]);
  const heard = steps.map(() => ({
    says: ['Calls, 19 October', 'Explore days horizontal slider Tuesday 17 November: 31 calls'],
    keys: [key],
  }));
  return faults(
    'LineChart',
    'en',
    heard.map((step, index) => (index === at ? { ...step, ...wrong } : step)),
  );
}

test('a correct recording has no faults', () => {
  expect(chart()).toEqual([]);
});

test('a missing title, name, role and value on first focus are one fault each', () => {
  expect(chart({ says: ['Days'] }, 'isFirst')).toHaveLength(4);
});

test('a key that is kept, missed or without output is a fault', () => {
  expect(chart({ keys: [{ ...key, isTaken: true }] })).toEqual([
    expect.stringContaining('kept Left for itself'),
  ]);
  expect(chart({ keys: [] })).toEqual([expect.stringContaining('did not see Left')]);
  expect(chart({ says: [] })).toEqual([expect.stringContaining('nothing was said after Left')]);
});

test('forced focus mode is a fault', () => {
  expect(chart({ keys: [{ ...key, isForced: true }] })).toEqual([expect.stringContaining('forced')]);
});
