import { expect, test } from 'vitest';
import { stepsOf } from '../scripts.ts';
import { faults } from './faults.ts';
import type { Heard } from './log.ts';

const key = { name: 'Left', isTaken: false, isInFocusMode: true, isForced: false };

/** A recording of the chart in which all is as it must be, but for one step. */
function chart(wrong: Partial<Heard> = {}, isWrong: 'isFirst' | 'isOwn' = 'isOwn') {
  const steps = stepsOf('LineChart', 'en');
  const at = steps.findIndex((step) => step[isWrong]);
  const heard = steps.map(() => ({
    says: ['Calls', 'Explore days horizontal slider Tuesday 17 November: 31 calls'],
    keys: [key],
  }));
  return faults(
    'LineChart',
    'en',
    heard.map((step, index) => (index === at ? { ...step, ...wrong } : step)),
  );
}

test('what must be said is found', () => {
  expect(chart()).toEqual([]);
});

test('a first focus without title, role or value is a fault for each', () => {
  expect(chart({ says: ['Explore days'] }, 'isFirst')).toHaveLength(3);
});

test('a key that the reader keeps, never sees, or says nothing about, is a fault', () => {
  expect(chart({ keys: [{ ...key, isTaken: true }] })).toEqual([
    expect.stringContaining('kept Left for itself'),
  ]);
  expect(chart({ keys: [] })).toEqual([expect.stringContaining('did not see Left')]);
  expect(chart({ says: [] })).toEqual([expect.stringContaining('nothing was said after Left')]);
});

test('focus mode that somebody forced is a fault', () => {
  expect(chart({ keys: [{ ...key, isForced: true }] })).toEqual([expect.stringContaining('forced')]);
});
