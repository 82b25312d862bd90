import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type DayNumber, instantOf } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { itemsOf, keyOf } from './items.ts';
import { allDayRow, type GridPlace, intentionOf } from './keys.ts';
import type { DayLayout } from './layout.ts';
import type { WeekPlan } from './plan.ts';
import { dateOf, momentIn, slotStart } from './week.ts';

/** A place that focus is to go to, once its week is shown. */
export interface AskedPlace {
  to: GridPlace;
  /** The first day of its week. */
  week: DayNumber;
  /** From outside of the grid too. */
  isFromAfar: boolean;
}

export interface GridFocusOptions<E extends WeekEvent> {
  grid: RefObject<HTMLElement | null>;
  plan: WeekPlan<E>;
  layouts: readonly DayLayout<E>[];
  isMirrored: boolean;
  /** Where the tab stop is. The calendar keeps it: it outlives the grid. */
  place: RefObject<GridPlace>;
  asked: RefObject<AskedPlace | null>;
  /** Whether the focus went elsewhere with the last drawing: a reader then says by itself where it is. */
  hasMoved: RefObject<boolean>;
  /** The slot the host wants, when it decides. */
  focusedSlot: string | undefined;
  onFocusedSlotChange: ((start: string) => void) | undefined;
  /** The grid is left for a place in another week. */
  onMove: (weeks: number) => void;
  onSlotAction: ((start: string) => void) | undefined;
}

/**
 * One tab stop that the keys move. It is moved in the page itself and not by drawing again: no cell is rendered
 * for a key, however many events there are.
 */
export function useGridFocus<E extends WeekEvent>(options: GridFocusOptions<E>) {
  const { grid, plan, layouts, isMirrored, place, asked, hasMoved } = options;
  const { focusedSlot, onFocusedSlotChange, onMove, onSlotAction } = options;
  const stop = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const given = useRef<string>(undefined);

  /** The keys of what can be entered in a cell. */
  const keysIn = ({ day, row }: GridPlace) => {
    const [column, layout] = [plan.days[day], layouts[day]];
    if (!column || !layout) return [];
    if (row === allDayRow) return column.allDay.map(({ key }) => key);
    return row < 0 ? [] : itemsOf(column, row, layout).map(keyOf);
  };

  const elementAt = (at: GridPlace) => {
    const key = at.event === null ? undefined : keysIn(at)[at.event];
    const found = key === undefined ? undefined : `[data-key="${CSS.escape(key)}"]`;
    const cell = `[data-row="${at.row}"] > :nth-child(${at.day + 2})`;
    return grid.current?.querySelector<HTMLElement>(found ?? cell) ?? null;
  };

  const put = (to: GridPlace, element = elementAt(to)) => {
    if (!element) return;
    if (stop.current) stop.current.tabIndex = -1;
    element.tabIndex = 0;
    stop.current = element;
    place.current = to;
  };

  const startOf = (to: GridPlace, at: GridPlace) =>
    to.row === at.row && to.day === at.day ? null : slotStart(plan.week, to.day, to.row);

  const go = (to: GridPlace, weeks: number) => {
    if (weeks !== 0) {
      const week = dateOf(plan.week, weeks * 7);
      asked.current = { to, week, isFromAfar: false };
      const start = slotStart(plan.week, to.day, to.row, weeks);
      if (start) onFocusedSlotChange?.(start);
      onMove(weeks);
      return;
    }
    const start = startOf(to, place.current);
    // Where the host decides, a slot waits for it. Heads, and events of the same slot, are the grid's own business.
    if (start === null || focusedSlot === undefined) {
      put(to);
      stop.current?.focus();
    }
    if (start) onFocusedSlotChange?.(start);
  };

  // What is drawn may have changed under the tab stop, and the host may want it elsewhere.
  useLayoutEffect(() => {
    const wanted = asked.current?.week === dateOf(plan.week, 0) ? asked.current : null;
    const isNew = focusedSlot !== undefined && focusedSlot !== given.current;
    const moment = isNew ? momentIn(plan.week, instantOf(focusedSlot, plan.week.timeZone)) : null;
    if (moment) given.current = focusedSlot;
    if (moment && moment.slot !== null) place.current = { day: moment.day, row: moment.slot, event: null };
    if (wanted) {
      asked.current = null;
      place.current = wanted.to;
    }

    const { day, row, event } = place.current;
    const isGone = row >= plan.week.slots.length || (row === allDayRow && !plan.hasAllDay);
    const isEntered = !isGone && event !== null && event < keysIn(place.current).length;
    const before = stop.current;
    put(isEntered ? place.current : { day, row: isGone ? 0 : row, event: null });
    const isLost = before !== stop.current || !grid.current?.contains(document.activeElement);
    hasMoved.current = wanted?.isFromAfar || (isInside.current && isLost);
    if (hasMoved.current) stop.current?.focus();
  });

  return {
    onKeyDown(event: KeyboardEvent) {
      const at = place.current;
      const { length: rows } = plan.week.slots;
      const shape = { rows, hasAllDay: plan.hasAllDay, events: keysIn(at).length, isMirrored };
      const intention = intentionOf(event, at, shape);
      if (!intention) return;
      event.preventDefault();
      if (intention.kind === 'go') return go(intention.to, intention.weeks);
      const start = slotStart(plan.week, at.day, at.row);
      if (start) onSlotAction?.(start);
    },
    /** By a pointer, or by assistive technology: the tab stop comes along. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      isInside.current = true;
      if (target === stop.current) return;
      const at = placeOfCell(target);
      if (!at) return;
      const { key } = target.dataset;
      const start = startOf(at, place.current);
      put({ ...at, event: key === undefined ? null : keysIn(at).indexOf(key) }, target);
      if (start) onFocusedSlotChange?.(start);
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      isInside.current = !target.isConnected;
    },
  };
}

/** The cell that something in the page lies in; `null` outside of the seven days. */
export function placeOfCell(element: Element): GridPlace | null {
  const cell = element.closest('[role="gridcell"], [role="columnheader"]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  const day = cell && row ? [...row.children].indexOf(cell) - 1 : -1;
  return row && day >= 0 ? { day, row: Number(row.dataset.row), event: null } : null;
}
