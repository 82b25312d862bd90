import { expect, test } from 'vitest';
import { formatSpeed } from './player.ts';
import { keyToTime } from './SeekBar.tsx';

test('a speed is formatted for the locale', () => {
  expect(formatSpeed(1.25, 'ru')).toBe('1,25×');
});

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const at = { time: 60, duration: 252, isMirrored: false };

test('AP-4: arrow keys move 5 seconds, with Shift 1, Page Up and Down 30, Home and End to the ends', () => {
  const go = (key: string, held = {}) => keyToTime({ ...plain, ...held, key }, at);
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
  expect(keys.map((key) => go(key))).toEqual([65, 55, 65, 55, 90, 30, 0, 252]);
  expect(keys.slice(0, 2).map((key) => go(key, { shiftKey: true }))).toEqual([61, 59]);
  expect(['Enter', 'a', 'Tab'].map((key) => go(key))).toEqual([null, null, null]);
});

test('the browser handles keys pressed with Alt, Control or Command', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(keyToTime({ ...plain, [held]: true, key: 'ArrowLeft' }, at)).toBeNull();
});
