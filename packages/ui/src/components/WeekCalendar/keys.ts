/** Rows above the hours. Those of the hours are counted from 0. */
export const headerRow = -2;
export const allDayRow = -1;

/** Where focus is: in a cell of the visible week, or in one of the events of that cell. */
export interface GridPlace {
  /** 0 to 6, the first day of the week first. */
  day: number;
  /** `headerRow`, `allDayRow`, or the number of a row of the hours. */
  row: number;
  /** Which item of the cell, in reading order; `null` for the cell itself. */
  event: number | null;
}

/** What the keys must know of the grid. */
export interface GridShape {
  /** How many rows the hours have. */
  rows: number;
  /** Whether the row above the hours is drawn. */
  hasAllDay: boolean;
  /** How many items the cell with focus has: events, and buttons of those that are not drawn. See `itemsOf`. */
  events: number;
  /** The first day is at the right. Up and down, pages, Home and End stay as they are. */
  isMirrored: boolean;
}

export type KeyPress = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

/** What a key means to the grid. */
export type Intention =
  /** Focus goes to a place, in the week so many weeks later. */
  | { kind: 'go'; to: GridPlace; weeks: number }
  /** Enter or Space on a cell without events: `onSlotAction`, or for a day's name nothing. */
  | { kind: 'act'; on: GridPlace };

const lastDay = 6;

/**
 * The meaning of a key. Left and right are what is seen, so direction is applied here and nowhere else; Home
 * is the first day of the week in both directions. `null` leaves the key to the browser: Tab out of a cell,
 * Alt and the arrow, Enter on an event, which is a button.
 */
export function intentionOf(press: KeyPress, at: GridPlace, shape: GridShape): Intention | null {
  if (press.altKey || press.metaKey) return null;
  if (at.event !== null) return withinCell(press, { ...at, event: at.event }, shape);
  if (press.ctrlKey) return press.shiftKey ? null : toCorner(press.key, at, shape);
  if (press.shiftKey) return toPage(press.key, at, 4);
  return toPage(press.key, at, 1) ?? toCell(press.key, at, shape);
}

function toCell(key: string, at: GridPlace, shape: GridShape): Intention | null {
  const toTheRight = shape.isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return toDay(at, toTheRight);
    case 'ArrowLeft':
      return toDay(at, -toTheRight);
    case 'ArrowUp':
      return go({ ...at, row: rowAbove(at.row, shape) });
    case 'ArrowDown':
      return go({ ...at, row: rowBelow(at.row, shape) });
    case 'Home':
      return go({ ...at, day: 0 });
    case 'End':
      return go({ ...at, day: lastDay });
    case 'Enter':
    case ' ':
      return shape.events > 0 ? go({ ...at, event: 0 }) : { kind: 'act', on: at };
    default:
      return null;
  }
}

/** Over the edge of the week lies the week beside it. */
function toDay(at: GridPlace, by: number): Intention {
  const day = at.day + by;
  if (day < 0) return go({ ...at, day: lastDay }, -1);
  return day > lastDay ? go({ ...at, day: 0 }, 1) : go({ ...at, day });
}

function toPage(key: string, at: GridPlace, weeks: number): Intention | null {
  if (key === 'PageUp') return go(at, -weeks);
  return key === 'PageDown' ? go(at, weeks) : null;
}

function toCorner(key: string, at: GridPlace, { rows }: GridShape): Intention | null {
  if (key === 'Home') return go({ ...at, day: 0, row: 0 });
  return key === 'End' ? go({ ...at, day: lastDay, row: rows - 1 }) : null;
}

/** Between the events of a cell. Before the first and after the last, Tab is the browser's and leaves the grid. */
function withinCell(
  { key, ctrlKey, shiftKey }: KeyPress,
  at: GridPlace & { event: number },
  shape: GridShape,
) {
  if (ctrlKey) return null;
  if (key === 'Escape') return go({ ...at, event: null });
  const isTab = key === 'Tab';
  const by = isTab ? (shiftKey ? -1 : 1) : shiftKey ? 0 : ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0);
  if (by === 0) return null;
  const event = at.event + by;
  if (event >= 0 && event < shape.events) return go({ ...at, event });
  return isTab ? null : go(at);
}

function rowAbove(row: number, { hasAllDay }: GridShape) {
  if (row > 0) return row - 1;
  return row === 0 && hasAllDay ? allDayRow : headerRow;
}

function rowBelow(row: number, { rows, hasAllDay }: GridShape) {
  if (row === headerRow) return hasAllDay ? allDayRow : 0;
  return Math.min(row + 1, rows - 1);
}

const go = (to: GridPlace, weeks = 0): Intention => ({ kind: 'go', to, weeks });
