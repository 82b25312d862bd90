import { expect, test } from 'vitest';
import { dayOf, layOutWeek, type WeekEvent, weekOf } from '../WeekCalendar/index.ts';
import { type Draft, eventStep, rangeAfter, segmentsOf } from './draft.ts';
import { moveAction, rangeAction } from './keys.ts';
import {
  dragged,
  momentAt,
  movedBy,
  overlapsOf,
  pagesTo,
  rangeOf,
  type Span,
  type Step,
  spanOf,
  stepped,
  timesOf,
} from './times.ts';

const week = (date: string, timeZone = 'Asia/Jerusalem', hours = {}) =>
  weekOf(dayOf(date), { locale: 'en', timeZone, firstDayOfWeek: 'sun', ...hours });
const quiet = week('2026-11-17');
/** Clocks go forward at 02:00 on Friday 27 March 2026, and back at 02:00 on Sunday 25 October. */
const spring = week('2026-03-27', 'Asia/Jerusalem', { firstHour: 0, lastHour: 24 });
const autumn = week('2026-10-25', 'Asia/Jerusalem', { firstHour: 0, lastHour: 24 });

const span = (start: string, end: string, of = quiet): Span => {
  const [placed] = layOutWeek(of, [{ id: 'a', title: 'A', start, end }]).events;
  if (!placed) throw new Error('Not in this week');
  return spanOf(placed);
};
const text = (one: Span | null, before?: Pick<WeekEvent, 'start' | 'end'>) => {
  if (!one) return null;
  const { start, end } = timesOf(one, quiet, before);
  return `${start} ${end}`;
};
const short = (one: Span | null) =>
  text(one)
    ?.replace(/:00[+-]\d\d:\d\d/g, '')
    .replaceAll('2026-', '');

const ten = span('2026-11-17T10:00', '2026-11-17T11:00');

test.each<[Step, string]>([
  ['earlier', '11-17T09:45 11-17T10:45'],
  ['later', '11-17T10:15 11-17T11:15'],
  ['previousDay', '11-16T10:00 11-16T11:00'],
  ['nextDay', '11-18T10:00 11-18T11:00'],
  ['shorter', '11-17T10:00 11-17T10:45'],
  ['longer', '11-17T10:00 11-17T11:15'],
])('a step %s changes 10:00 to 11:00 by 15 minutes or a day', (step, expected) => {
  expect(short(stepped(ten, step, 15, quiet))).toBe(expected);
});

test('an event stays within the hours, and at least as long as a step', () => {
  const first = span('2026-11-17T06:00', '2026-11-17T06:30');
  expect(stepped(first, 'earlier', 30, quiet)).toBeNull();
  expect(stepped(first, 'shorter', 30, quiet)).toBeNull();
  const last = span('2026-11-17T19:00', '2026-11-17T20:00');
  expect(stepped(last, 'later', 30, quiet)).toBeNull();
  expect(stepped(last, 'longer', 30, quiet)).toBeNull();
});

test('an event that ends after the last hour can move, with its start within the hours', () => {
  const night = span('2026-11-17T19:00', '2026-11-18T02:00');
  expect(short(stepped(night, 'later', 30, quiet))).toBe('11-17T19:30 11-18T02:30');
  const atEnd = span('2026-11-17T19:30', '2026-11-18T02:00');
  expect(stepped(atEnd, 'later', 30, quiet)).toBeNull();
});

test('an event outside of the hours can move there, and into them', () => {
  const early = span('2026-11-17T04:00', '2026-11-17T05:00');
  expect(short(stepped(early, 'nextDay', 30, quiet))).toBe('11-18T04:00 11-18T05:00');
  expect(short(stepped(early, 'later', 150, quiet))).toBe('11-17T06:30 11-17T07:30');
});

test('a day later is the same time of day over a clock change, and an hour stays an hour', () => {
  const before = span('2026-03-26T10:00', '2026-03-26T11:00', spring);
  expect(text(movedBy(before, 1, 0, spring))).toBe('2026-03-27T10:00:00+03:00 2026-03-27T11:00:00+03:00');
  const night = span('2026-03-26T01:30', '2026-03-26T03:30', spring);
  // From 01:30 to 04:30 are two hours, because 02:00 to 03:00 doesn't exist.
  expect(text(movedBy(night, 1, 0, spring))).toBe('2026-03-27T01:30:00+02:00 2026-03-27T04:30:00+03:00');
});

test('a step goes on through the skipped hour, in both directions', () => {
  const before = span('2026-03-27T01:30', '2026-03-27T02:00', spring);
  const after = stepped(before, 'later', 30, spring);
  expect(short(after)).toBe('03-27T03:00 03-27T03:30');
  expect(after && short(stepped(after, 'earlier', 30, spring))).toBe('03-27T01:30 03-27T03:00');
});

test('a step goes through each of the two repeated hours', () => {
  let at: Span | null = span('2026-10-25T00:30', '2026-10-25T01:00', autumn);
  const seen: string[] = [];
  for (let step = 0; step < 4; step++) {
    at = at && stepped(at, 'later', 30, autumn);
    seen.push(text(at)?.slice(11, 25) ?? '');
  }
  expect(seen).toEqual(['01:00:00+03:00', '01:30:00+03:00', '01:00:00+02:00', '01:30:00+02:00']);
});

test('whole days move and grow by days, stay dates, and stay whole over a clock change', () => {
  const event = { start: '2026-03-26', end: '2026-03-27' };
  const day = span(event.start, event.end, spring);
  expect(text(movedBy(day, 1, 0, spring), event)).toBe('2026-03-27 2026-03-28');
  expect(text(stepped(day, 'longer', 30, spring), event)).toBe('2026-03-26 2026-03-28');
  expect(stepped(day, 'shorter', 30, spring)).toBeNull();
  expect(stepped(day, 'later', 30, spring)).toBeNull();
});

test.each([
  ['the middle', 'both', 1, 100, '11-18T11:30 11-18T12:30'],
  ['the middle, above the first hour', 'both', 0, -900, '11-17T06:00 11-17T07:00'],
  ['the middle, below the last hour', 'both', 0, 900, '11-17T19:00 11-17T20:00'],
  ['the upper edge', 'start', 0, -40, '11-17T09:30 11-17T11:00'],
  ['the upper edge, below the lower one', 'start', 0, 300, '11-17T10:30 11-17T11:00'],
  ['the lower edge', 'end', 0, 50, '11-17T10:00 11-17T12:00'],
  ['the lower edge, above the upper one', 'end', 0, -300, '11-17T10:00 11-17T10:30'],
  ['the lower edge, below the last hour', 'end', 0, 900, '11-17T10:00 11-17T11:00'],
] as const)('dragging %s snaps to 30 minutes', (_, part, days, minutes, expected) => {
  expect(short(dragged(ten, part, { days, minutes }, 30, quiet))).toBe(expected);
});

test('a range has both of its ends, in either order', () => {
  const from = momentAt(quiet, 2, 600);
  expect(short(rangeOf(from, momentAt(quiet, 2, 690), 30))).toBe('11-17T10:00 11-17T12:00');
  expect(short(rangeOf(from, momentAt(quiet, 2, 570), 30))).toBe('11-17T09:30 11-17T10:30');
});

test('a range goes over days, and ends at the hours and the visible days', () => {
  const at = (day: number, minute: number) => momentAt(quiet, day, minute);
  const after = (head: number, step: Step) => rangeAfter({ anchor: at(2, 600), head }, step, quiet);
  expect(short(after(at(2, 600), 'nextDay')?.span ?? null)).toBe('11-17T10:00 11-18T10:30');
  expect(short(after(at(2, 600), 'earlier')?.span ?? null)).toBe('11-17T09:30 11-17T10:30');
  expect(after(at(2, 1170), 'later')).toBeNull();
  expect(after(at(6, 600), 'nextDay')).toBeNull();
});

test('a span has a part in each visible day', () => {
  const parts = segmentsOf(span('2026-11-17T22:00', '2026-11-18T02:00'), quiet);
  expect(parts.map(({ day, start, end }) => [day, start, end])).toEqual([
    [2, 1320, 1440],
    [3, 0, 120],
  ]);
  expect(segmentsOf(span('2026-11-17T22:00', '2026-11-18'), quiet)).toHaveLength(1);
});

test('overlaps are those of the new place, without the event itself', () => {
  const { events } = layOutWeek(quiet, [
    { id: 'a', title: 'A', start: '2026-11-17T10:00', end: '2026-11-17T11:00' },
    { id: 'b', title: 'B', start: '2026-11-17T11:00', end: '2026-11-17T12:00' },
    { id: 'c', title: 'C', start: '2026-11-17', end: '2026-11-18' },
  ]);
  expect(overlapsOf(ten, 'a', events)).toBe(0);
  expect(overlapsOf(movedBy(ten, 0, 30, quiet), 'a', events)).toBe(1);
});

test('the page of a span is counted from the visible one', () => {
  expect(pagesTo(ten, quiet)).toBe(0);
  expect(pagesTo(movedBy(ten, 5, 0, quiet), quiet)).toBe(1);
  expect(pagesTo(movedBy(ten, -3, 0, quiet), quiet)).toBe(-1);
});

const draft = (more: Partial<Draft> = {}): Draft => ({
  event: { id: 'a', title: 'A', start: '', end: '' },
  origin: ten,
  span: ten,
  anchor: 0,
  head: 0,
  canMove: true,
  canResize: true,
  isDragged: false,
  ...more,
});

test('Page Down is a week later; what an event can’t do, a step doesn’t do', () => {
  expect(short(eventStep(draft(), 'nextWeek', 30, quiet))).toBe('11-24T10:00 11-24T11:00');
  expect(eventStep(draft({ canMove: false }), 'later', 30, quiet)).toBeNull();
  expect(eventStep(draft({ canResize: false }), 'longer', 30, quiet)).toBeNull();
});

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test('left and right follow the direction, and keys with Alt, Ctrl or Meta stay the browser’s', () => {
  const at = { isAllDay: false, isMirrored: true, isMonth: false };
  expect(moveAction(press('ArrowLeft'), at)).toEqual({ kind: 'step', step: 'nextDay' });
  expect(moveAction(press('ArrowLeft'), { ...at, isMirrored: false })).toEqual({
    kind: 'step',
    step: 'previousDay',
  });
  for (const key of ['altKey', 'ctrlKey', 'metaKey'])
    expect(moveAction(press('ArrowLeft', { [key]: true }), at)).toBeNull();
  expect(moveAction(press('a'), at)).toBeNull();
  expect(moveAction(press('ArrowLeft', { shiftKey: true }), at)).toEqual({ kind: 'none' });
  expect(moveAction(press('ArrowLeft', { shiftKey: true }), { ...at, isAllDay: true })).toEqual({
    kind: 'step',
    step: 'longer',
  });
  expect(rangeAction(press('ArrowDown'), true)).toBeNull();
});
