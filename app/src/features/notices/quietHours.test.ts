import { afterEach, expect, test } from 'vitest';
import { isQuiet } from './quietHours.ts';

const usualZone = process.env.TZ;
const night = { from: '22:00', to: '07:00' };
const at = (text: string) => new Date(text);

afterEach(() => {
  if (usualZone === undefined) delete process.env.TZ;
  else process.env.TZ = usualZone;
});

test.each([
  ['13:00 to 15:00', { from: '13:00', to: '15:00' }, ['13:00', '14:59'], ['12:59', '15:00', '00:00']],
  ['22:00 to 07:00', night, ['22:00', '23:59', '00:00', '06:59'], ['07:00', '12:00', '21:59']],
  ['00:00 to 07:00', { from: '00:00', to: '07:00' }, ['00:00', '06:59'], ['23:59', '07:00']],
  ['none', null, [], ['00:00', '12:00']],
])('quiet hours (%s) include their start and not their end, also over midnight', (_, quiet, silent, loud) => {
  const isQuietAt = (time: string) => isQuiet(at(`2026-11-27T${time}:30`), quiet);
  expect(silent.map(isQuietAt)).toEqual(silent.map(() => true));
  expect(loud.map(isQuietAt)).toEqual(loud.map(() => false));
});

test('on the day of a clock change, quiet hours follow the clock on the wall', () => {
  process.env.TZ = 'Asia/Jerusalem';
  // Clocks go from 02:00 to 03:00.
  expect(at('2026-03-27T00:30:00Z').getHours()).toBe(3);
  const short = { from: '01:30', to: '02:30' };
  expect(isQuiet(at('2026-03-26T23:59:00Z'), short)).toBe(true);
  expect(isQuiet(at('2026-03-27T00:00:00Z'), short)).toBe(false);
  expect(isQuiet(at('2026-03-27T03:59:00Z'), night)).toBe(true);
  expect(isQuiet(at('2026-03-27T04:00:00Z'), night)).toBe(false);

  // Clocks go from 02:00 back to 01:00: 01:30 occurs twice.
  for (const moment of ['2026-10-24T22:30:00Z', '2026-10-24T23:30:00Z']) {
    expect(at(moment).getHours()).toBe(1);
    expect(isQuiet(at(moment), short)).toBe(true);
  }
  expect(isQuiet(at('2026-10-24T23:15:00Z'), short)).toBe(false);
  expect(isQuiet(at('2026-10-25T04:59:00Z'), night)).toBe(true);
  expect(isQuiet(at('2026-10-25T05:00:00Z'), night)).toBe(false);
});

test('quiet hours are in the time zone of the device', () => {
  process.env.TZ = 'America/New_York';
  expect(isQuiet(at('2026-11-28T03:30:00Z'), night)).toBe(true);
  process.env.TZ = 'Asia/Tokyo';
  expect(isQuiet(at('2026-11-28T03:30:00Z'), night)).toBe(false);
});
