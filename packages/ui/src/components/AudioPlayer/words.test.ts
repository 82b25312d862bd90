import { afterEach, expect, test, vi } from 'vitest';
import { keyToTime } from './seekKeys.ts';
import { inWords, onClock, sizeInWords, speedInWords } from './words.ts';

afterEach(() => vi.unstubAllGlobals());

const cases = [
  ['en', 90, '1 minute 30 seconds'],
  ['en', 0, '0 seconds'],
  ['en', 120.9, '2 minutes'],
  ['en', 3725, '1 hour 2 minutes 5 seconds'],
  ['ru', 252, '4 минуты 12 секунд'],
] as const;

test.each(cases)('AP-2: in %s %d seconds are %s', (locale, seconds, words) => {
  expect(inWords(seconds, locale)).toBe(words);
});

test.each(cases)(
  'AP-2: in %s %d seconds are %s where there is no Intl.DurationFormat',
  (locale, seconds, words) => {
    vi.stubGlobal('Intl', Object.create(Intl, { DurationFormat: { value: undefined } }));
    expect(Intl.DurationFormat).toBeUndefined();
    expect(inWords(seconds, locale)).toBe(words);
  },
);

test('AP-2: in Hebrew units are words, and nothing is English', () => {
  expect(inWords(252, 'he')).toMatch(/^4 דקות \S*12 שניות$/);
  expect(inWords(90, 'he')).not.toMatch(/[a-z,]/i);
});

test('the clock counts hours only when there are some', () => {
  expect([0, 18.9, 252, 3725].map((seconds) => onClock(seconds, 'en'))).toEqual([
    '0:00',
    '0:18',
    '4:12',
    '1:02:05',
  ]);
  expect(onClock(78, 'fa')).toBe('۱:۱۸');
});

test('sizes and speeds are written as the language writes numbers', () => {
  expect([120_096, 1_240_000].map((size) => sizeInWords(size, 'en'))).toEqual(['120 kB', '1.2 MB']);
  expect(speedInWords(1.25, 'ru')).toBe('1,25×');
});

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const at = { time: 60, duration: 252, isMirrored: false };

test('AP-4: arrows go 5 seconds, with Shift 1, pages 30, Home and End to the ends', () => {
  const go = (key: string, held = {}) => keyToTime({ ...plain, ...held, key }, at);
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
  expect(keys.map((key) => go(key))).toEqual([65, 55, 65, 55, 90, 30, 0, 252]);
  expect(keys.slice(0, 2).map((key) => go(key, { shiftKey: true }))).toEqual([61, 59]);
  expect(['Enter', 'a', 'Tab'].map((key) => go(key))).toEqual([null, null, null]);
});

test('keys held with Alt, Control or Command are left to the browser', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(keyToTime({ ...plain, [held]: true, key: 'ArrowLeft' }, at)).toBeNull();
});
