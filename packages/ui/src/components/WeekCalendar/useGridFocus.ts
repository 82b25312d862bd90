import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type DayNumber, dateOf, dayIndexOf, instantOf, momentIn, slotStart, type Week } from './dates.ts';
import type { WeekEvent, WeekLayout } from './events.ts';
import { type DayLayout, itemKey, slotItems } from './layout.ts';

/** The rows above the hours. The rows of the hours are counted from 0. */
export const headerRow = -2;
export const allDayRow = -1;

/** Where focus is: in a cell of the visible week, or in one of the events of that cell. */
export interface CellPosition {
  /** 0 to 6, the first day of the page first. */
  day: number;
  /** `headerRow`, `allDayRow`, or the number of a row of the hours. */
  row: number;
  /** Which item of the cell, in reading order; `null` for the cell itself. */
  event: number | null;
}

/** The cell with the tab stop, and the page it is on. */
export interface TabStop extends CellPosition {
  week: Week;
}

/** The cell of a tab stop on a page: on the same date if another view shows it, else on the same day of the page. */
export function positionIn(week: Week, { week: before, day, row, event }: TabStop): CellPosition {
  const isSameView = before.view === week.view;
  const sameDate = isSameView ? null : dayIndexOf(week, dateOf(before, day));
  return { day: sameDate ?? Math.min(day, week.days.length - 1), row, event };
}

/** A cell that gets focus once its week is shown. */
export interface PendingFocus {
  to: CellPosition;
  /** The first day of its week. */
  week: DayNumber;
  /** Focus also moves if it is outside of the grid. */
  isFromOutside: boolean;
}

export interface GridFocusOptions<E extends WeekEvent> {
  grid: RefObject<HTMLElement | null>;
  weekLayout: WeekLayout<E>;
  layouts: readonly DayLayout<E>[];
  isMirrored: boolean;
  /** The cell with the tab stop. The calendar keeps it while the list replaces the grid. */
  position: RefObject<TabStop>;
  pendingFocus: RefObject<PendingFocus | null>;
  /** Whether the last render moved focus to another element, which a screen reader then announces. */
  hasMoved: RefObject<boolean>;
  /** The controlled slot. */
  focusedSlot: string | undefined;
  onFocusedSlotChange: ((start: string) => void) | undefined;
  /** Focus leaves for a cell of another week. */
  onMove: (pages: number) => void;
  onSlotAction: ((start: string) => void) | undefined;
}

/**
 * One tab stop that the keys move. It moves in the DOM, without a render: no key renders a cell, however many events
 * there are.
 */
export function useGridFocus<E extends WeekEvent>(options: GridFocusOptions<E>) {
  const { grid, weekLayout, layouts, isMirrored, position, pendingFocus, hasMoved } = options;
  const { focusedSlot, onFocusedSlotChange, onMove, onSlotAction } = options;
  const tabStop = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const appliedSlot = useRef<string>(undefined);

  /** The keys of the items of a cell. */
  const keysIn = ({ day, row }: CellPosition) => {
    const [column, layout] = [weekLayout.days[day], layouts[day]];
    if (!column || !layout) return [];
    if (row === allDayRow) return column.allDay.map(({ key }) => key);
    return row < 0 ? [] : slotItems(column, row, layout).map(itemKey);
  };

  const elementAt = (at: CellPosition) => {
    const key = at.event === null ? undefined : keysIn(at)[at.event];
    const found = key === undefined ? undefined : `[data-key="${CSS.escape(key)}"]`;
    const cell = `[data-row="${at.row}"] > :nth-child(${at.day + 2})`;
    return grid.current?.querySelector<HTMLElement>(found ?? cell) ?? null;
  };

  const moveTabStop = (to: CellPosition, element = elementAt(to)) => {
    if (!element) return;
    if (tabStop.current) tabStop.current.tabIndex = -1;
    element.tabIndex = 0;
    tabStop.current = element;
    position.current = { ...to, week: weekLayout.week };
  };

  const startOf = (to: CellPosition, at: CellPosition) =>
    to.row === at.row && to.day === at.day ? null : slotStart(weekLayout.week, to.day, to.row);

  const go = (to: CellPosition, pages: number) => {
    if (pages !== 0) {
      const week = dateOf(weekLayout.week, pages * weekLayout.week.stride);
      pendingFocus.current = { to, week, isFromOutside: false };
      const start = slotStart(weekLayout.week, to.day, to.row, pages);
      if (start) onFocusedSlotChange?.(start);
      onMove(pages);
      return;
    }
    const start = startOf(to, position.current);
    // A controlled slot changes with its prop. Headers, and the events of one slot, aren't controlled.
    if (start === null || focusedSlot === undefined) {
      moveTabStop(to);
      tabStop.current?.focus();
    }
    if (start) onFocusedSlotChange?.(start);
  };

  // The render can have replaced the element with the tab stop, and `focusedSlot` can have changed.
  useLayoutEffect(() => {
    const pending = pendingFocus.current?.week === dateOf(weekLayout.week, 0) ? pendingFocus.current : null;
    const isNew = focusedSlot !== undefined && focusedSlot !== appliedSlot.current;
    const moment = isNew ? momentIn(weekLayout.week, instantOf(focusedSlot, weekLayout.week.timeZone)) : null;
    if (moment) appliedSlot.current = focusedSlot;
    const asked =
      moment && moment.slot !== null ? { day: moment.day, row: moment.slot, event: null } : undefined;
    const to = pending?.to ?? asked ?? positionIn(weekLayout.week, position.current);
    if (pending) pendingFocus.current = null;

    const { day, row, event } = to;
    const isGone = row >= weekLayout.week.slots.length || (row === allDayRow && !weekLayout.hasAllDay);
    const isEntered = !isGone && event !== null && event < keysIn(to).length;
    const before = tabStop.current;
    const isOtherView = position.current.week.view !== weekLayout.week.view;
    moveTabStop(isEntered ? to : { day, row: isGone ? 0 : row, event: null });
    // A day that is added renders the tab stop of the first render again.
    const rendered = isOtherView ? grid.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') : undefined;
    for (const element of rendered ?? []) if (element !== tabStop.current) element.tabIndex = -1;
    const isLost = before !== tabStop.current || !grid.current?.contains(document.activeElement);
    hasMoved.current = pending?.isFromOutside || (isInside.current && isLost);
    if (hasMoved.current) tabStop.current?.focus();
  });

  return {
    onKeyDown(event: KeyboardEvent) {
      const at = position.current;
      const { length: rows } = weekLayout.week.slots;
      const { length: days } = weekLayout.days;
      const shape = { days, rows, hasAllDay: weekLayout.hasAllDay, events: keysIn(at).length, isMirrored };
      const intention = intentionOf(event, at, shape);
      if (!intention) return;
      event.preventDefault();
      if (intention !== 'act') return go(intention.to, intention.pages);
      const start = slotStart(weekLayout.week, at.day, at.row);
      if (start) onSlotAction?.(start);
    },
    /** Moves the tab stop to an element that a pointer or assistive technology focused. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      isInside.current = true;
      if (target === tabStop.current) return;
      const at = positionOfCell(target);
      if (!at) return;
      const { key } = target.dataset;
      const start = startOf(at, position.current);
      moveTabStop({ ...at, event: key === undefined ? null : keysIn(at).indexOf(key) }, target);
      if (start) onFocusedSlotChange?.(start);
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      isInside.current = !target.isConnected;
    },
  };
}

/** The cell around an element. `null` outside of the days. */
export function positionOfCell(element: Element): CellPosition | null {
  const cell = element.closest('[role="gridcell"], [role="columnheader"]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  const day = cell && row ? [...row.children].indexOf(cell) - 1 : -1;
  return row && day >= 0 ? { day, row: Number(row.dataset.row), event: null } : null;
}

/** The parts of the grid that the keys depend on. */
export interface GridShape {
  /** How many days a page has. */
  days: number;
  /** How many rows the hours have. */
  rows: number;
  /** Whether the grid has the row of all-day events. */
  hasAllDay: boolean;
  /** How many items the focused cell has. See `slotItems`. */
  events: number;
  /** The first day is on the right. Only the left and right arrows depend on it. */
  isMirrored: boolean;
}

export type KeyPress = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

/** The action of a key in the grid. */
type Intention =
  /** Focus moves to a cell, `pages` pages later. */
  | { to: CellPosition; pages: number }
  /** Enter or Space on a cell without events: `onSlotAction`. It does nothing on a column header. */
  | 'act';

/**
 * The action of a key. The left and right arrows move on the screen, so this is the only place that depends on the
 * direction. Home is the first day of the week in both directions. `null` leaves the key to the browser: Tab out of a
 * cell, Alt and an arrow, Enter on an event, which is a button.
 */
export function intentionOf(press: KeyPress, at: CellPosition, shape: GridShape): Intention | null {
  if (press.altKey || press.metaKey) return null;
  if (at.event !== null) return withinCell(press, { ...at, event: at.event }, shape);
  if (press.ctrlKey) return press.shiftKey ? null : toCorner(press.key, at, shape);
  // A week of days, or about a month of weeks.
  if (press.shiftKey) return toPage(press.key, at, shape.days === 1 ? 7 : 4);
  return toPage(press.key, at, 1) ?? toCell(press.key, at, shape);
}

function toCell(key: string, at: CellPosition, shape: GridShape): Intention | null {
  const toTheRight = shape.isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return toDay(at, toTheRight, shape);
    case 'ArrowLeft':
      return toDay(at, -toTheRight, shape);
    case 'ArrowUp':
      return go({ ...at, row: rowAbove(at.row, shape) });
    case 'ArrowDown':
      return go({ ...at, row: rowBelow(at.row, shape) });
    case 'Home':
      return go({ ...at, day: 0 });
    case 'End':
      return go({ ...at, day: shape.days - 1 });
    case 'Enter':
    case ' ':
      return shape.events > 0 ? go({ ...at, event: 0 }) : 'act';
    default:
      return null;
  }
}

/** Beyond the edge of the page is the page next to it. */
function toDay(at: CellPosition, by: number, { days }: GridShape): Intention {
  const [day, lastDay] = [at.day + by, days - 1];
  if (day < 0) return go({ ...at, day: lastDay }, -1);
  return day > lastDay ? go({ ...at, day: 0 }, 1) : go({ ...at, day });
}

function toPage(key: string, at: CellPosition, pages: number): Intention | null {
  if (key === 'PageUp') return go(at, -pages);
  return key === 'PageDown' ? go(at, pages) : null;
}

function toCorner(key: string, at: CellPosition, { days, rows }: GridShape): Intention | null {
  if (key === 'Home') return go({ ...at, day: 0, row: 0 });
  return key === 'End' ? go({ ...at, day: days - 1, row: rows - 1 }) : null;
}

/** Between the events of a cell. On the first and the last, the browser handles Tab, which leaves the grid. */
function withinCell(
  { key, ctrlKey, shiftKey }: KeyPress,
  at: CellPosition & { event: number },
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

const go = (to: CellPosition, pages = 0): Intention => ({ to, pages });
