import { expect, test } from 'vitest';
import { lastNewOf, lookAt } from './lastLookStore.ts';

const at = (time: string) => new Date(`2026-11-27T${time}:00.000Z`);
const iso = (time: string) => at(time).toISOString();

test('a visit begins half an hour after the last look, and remembers that look until it ends', () => {
  const first = lookAt(at('09:00'), undefined);
  expect(first).toEqual({ seen: iso('09:00') });
  const second = lookAt(at('09:30'), first);
  expect(second).toEqual({ seen: iso('09:30'), since: iso('09:00') });
  const third = lookAt(at('09:59'), second);
  expect(third).toEqual({ seen: iso('09:59'), since: iso('09:00') });
  expect(lookAt(at('18:00'), third)).toEqual({ seen: iso('18:00'), since: iso('09:59') });
});

test('the line is below the last newer call, and only between a newer and an older one', () => {
  const rows = ['12:00', '11:00', '10:00'].map((time) => ({ id: time, startTime: iso(time) }));
  expect(lastNewOf(rows, iso('10:30'))).toBe('11:00');
  expect(lastNewOf(rows, iso('11:00'))).toBe('12:00');
  for (const since of [undefined, iso('09:00'), iso('12:30')]) expect(lastNewOf(rows, since)).toBe(undefined);
});

test('a look at the list forgets the calls that were opened one by one', () => {
  const before = { seen: iso('09:00'), opened: ['a'] };
  expect(lookAt(at('09:10'), before)).toEqual({ seen: iso('09:10') });
  expect(lookAt(at('09:10'), { start: iso('09:00'), opened: ['a'] })).toEqual({ seen: iso('09:10') });
});
