import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDayRow, type GridPlace, type GridShape, headerRow, intentionOf, type KeyPress } from './keys.ts';

const shape: GridShape = { rows: 28, hasAllDay: true, events: 0, isMirrored: false };
const mirrored = { ...shape, isMirrored: true };
const noon: GridPlace = { day: 4, row: 12, event: null };

/** "Ctrl+Home" as the browser says it. */
function pressOf(name: string): KeyPress {
  const parts = name.split('+');
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  return {
    key: { Space: ' ' }[name] ?? parts.at(-1) ?? '',
    ctrlKey: has('Ctrl'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    metaKey: has('Meta'),
  };
}

const after = (name: string, at: Partial<GridPlace> = {}, own: Partial<GridShape> = {}) =>
  intentionOf(pressOf(name), { ...noon, ...at }, { ...shape, ...own });
const going = (day: number, row: number, weeks = 0, event: number | null = null) => ({
  kind: 'go',
  to: { day, row, event },
  weeks,
});

test('arrows go to the half hour and the day beside', () => {
  expect(after('ArrowUp')).toEqual(going(4, 11));
  expect(after('ArrowDown')).toEqual(going(4, 13));
  expect(after('ArrowLeft')).toEqual(going(3, 12));
  expect(after('ArrowRight')).toEqual(going(5, 12));
});

test('above the first half hour are the day as a whole and its name; below the last is nothing', () => {
  expect(after('ArrowUp', { row: 0 })).toEqual(going(4, allDayRow));
  expect(after('ArrowUp', { row: allDayRow })).toEqual(going(4, headerRow));
  expect(after('ArrowUp', { row: headerRow })).toEqual(going(4, headerRow));
  expect(after('ArrowUp', { row: 0 }, { hasAllDay: false })).toEqual(going(4, headerRow));
  expect(after('ArrowDown', { row: headerRow })).toEqual(going(4, allDayRow));
  expect(after('ArrowDown', { row: headerRow }, { hasAllDay: false })).toEqual(going(4, 0));
  expect(after('ArrowDown', { row: allDayRow })).toEqual(going(4, 0));
  expect(after('ArrowDown', { row: 27 })).toEqual(going(4, 27));
});

test('over the edge of the week lies the week beside it, at the same time', () => {
  expect(after('ArrowLeft', { day: 0 })).toEqual(going(6, 12, -1));
  expect(after('ArrowRight', { day: 6 })).toEqual(going(0, 12, 1));
  expect(after('ArrowLeft', { day: 6 }, mirrored)).toEqual(going(0, 12, 1));
  expect(after('ArrowRight', { day: 0 }, mirrored)).toEqual(going(6, 12, -1));
});

test('in a mirrored week left is the next day, and Home is still the first', () => {
  expect(after('ArrowLeft', {}, mirrored)).toEqual(going(5, 12));
  expect(after('ArrowRight', {}, mirrored)).toEqual(going(3, 12));
  expect(after('Home', {}, mirrored)).toEqual(going(0, 12));
  expect(after('End', {}, mirrored)).toEqual(going(6, 12));
});

test('Home, End and pages', () => {
  expect(after('Home')).toEqual(going(0, 12));
  expect(after('End')).toEqual(going(6, 12));
  expect(after('Ctrl+Home')).toEqual(going(0, 0));
  expect(after('Ctrl+End')).toEqual(going(6, 27));
  expect(after('PageUp')).toEqual(going(4, 12, -1));
  expect(after('PageDown')).toEqual(going(4, 12, 1));
  expect(after('Shift+PageUp')).toEqual(going(4, 12, -4));
  expect(after('Shift+PageDown')).toEqual(going(4, 12, 4));
});

test('Enter and Space act on a free slot, and go to the first event of another', () => {
  for (const key of ['Enter', 'Space']) {
    expect(after(key)).toEqual({ kind: 'act', on: noon });
    expect(after(key, {}, { events: 2 })).toEqual(going(4, 12, 0, 0));
  }
});

describe('within a slot', () => {
  const events = { events: 3 };

  test('Tab and the arrows go from event to event, and Escape back to the slot', () => {
    for (const key of ['Tab', 'ArrowDown'])
      expect(after(key, { event: 1 }, events)).toEqual(going(4, 12, 0, 2));
    for (const key of ['Shift+Tab', 'ArrowUp'])
      expect(after(key, { event: 1 }, events)).toEqual(going(4, 12, 0, 0));
    expect(after('Escape', { event: 1 }, events)).toEqual(going(4, 12));
  });

  test('at the ends the arrows stay, and Tab is left to the browser', () => {
    expect(after('ArrowDown', { event: 2 }, events)).toEqual(going(4, 12, 0, 2));
    expect(after('ArrowUp', { event: 0 }, events)).toEqual(going(4, 12, 0, 0));
    expect(after('Tab', { event: 2 }, events)).toBeNull();
    expect(after('Shift+Tab', { event: 0 }, events)).toBeNull();
  });

  test('keys that are the button’s own, or go sideways, are left alone', () => {
    for (const key of ['Enter', 'Space', 'ArrowLeft', 'Home', 'PageDown', 'Ctrl+End', 'Shift+ArrowDown'])
      expect(after(key, { event: 1 }, events), key).toBeNull();
  });
});

test('no letter does anything, nor does any key with Alt, Meta, or a modifier it does not know', () => {
  const keys = [
    'n',
    't',
    'j',
    'Tab',
    'Shift+Tab',
    'Escape',
    'F2',
    'Alt+ArrowLeft',
    'Meta+ArrowLeft',
    'Ctrl+PageUp',
  ];
  for (const key of [
    ...keys,
    'Shift+ArrowDown',
    'Shift+Home',
    'Ctrl+ArrowUp',
    'Ctrl+Shift+Home',
    'Ctrl+Enter',
  ])
    expect(after(key), key).toBeNull();
});

const key = fc.constantFrom(
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'Ctrl+End',
);

test('whatever is pressed, focus stays in the grid', () => {
  const shapes = fc.record({
    rows: fc.integer({ min: 1, max: 96 }),
    hasAllDay: fc.boolean(),
    events: fc.integer({ min: 0, max: 3 }),
    isMirrored: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(key), shapes, (presses, own) => {
      let at: GridPlace = { day: 0, row: 0, event: null };
      for (const name of presses) {
        const meant = intentionOf(pressOf(name), at, own);
        if (meant?.kind === 'go') at = meant.to;
        expect(at.day >= 0 && at.day <= 6 && at.row >= headerRow && at.row < own.rows).toBe(true);
        if (!own.hasAllDay) expect(at.row).not.toBe(allDayRow);
      }
    }),
  );
});

test('in any direction, what one arrow does the other takes back', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 0, max: 6 }), (isMirrored, day) => {
      const there = after('ArrowLeft', { day }, { isMirrored });
      if (there?.kind !== 'go') throw new Error('Stays');
      const back = intentionOf(pressOf('ArrowRight'), there.to, { ...shape, isMirrored });
      expect(back).toEqual(going(day, 12, -there.weeks + 0));
    }),
  );
});
