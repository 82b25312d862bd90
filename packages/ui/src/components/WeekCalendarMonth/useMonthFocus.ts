import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type DayNumber,
  dateOf,
  dayIndexOf,
  type MonthGridProps,
  positionIn,
  type TabStop,
  type Week,
  type WeekEvent,
} from '../WeekCalendar/index.ts';
import { type MonthDay, monthKey } from './monthLayout.ts';

/** The day with the tab stop, or one of the buttons in it. */
interface MonthStop {
  date: DayNumber;
  /** The `data-key` of a button. `null` for the day itself. */
  item: string | null;
  /** The month it is in. */
  month: Week;
  /** A day of another month, which gets focus once its month is shown. */
  next?: DayNumber | undefined;
}

/** One tab stop that the keys move: a day, or a button in it. */
export function useMonthFocus<E extends WeekEvent>(
  props: MonthGridProps<E>,
  grid: RefObject<HTMLElement | null>,
  rows: readonly (readonly MonthDay<E>[])[],
) {
  const { position, pendingFocus, hasMoved, direction } = props;
  const month = props.weekLayout.week;
  const dateIn = (stop: TabStop) => dateOf(month, positionIn(month, stop).day);
  const [stored, setStop] = useState<MonthStop>(() => ({
    date: dateIn(position.current),
    item: null,
    month,
  }));
  const isInside = useRef(false);
  const isAsked = useRef(false);

  const stop = stopIn(month, stored);
  const stopElement = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]');

  useLayoutEffect(() => {
    const pending = pendingFocus.current;
    if (pending?.week === dateOf(month, 0)) {
      pendingFocus.current = null;
      isAsked.current = true;
      hasMoved.current = true;
      setStop({ date: dateOf(month, pending.to.day), item: null, month });
      return;
    }
    const { row } = position.current;
    position.current = { day: stop.date - dateOf(month, 0), row: Math.max(row, 0), event: null, week: month };
    // The render can have removed the focused button.
    const isLost = isInside.current && !grid.current?.contains(document.activeElement);
    const isShown = isAsked.current && (stored.next === undefined || stored.next === stop.date);
    const element = stopElement();
    hasMoved.current = (isShown || isLost) && element !== document.activeElement;
    if (isShown) isAsked.current = false;
    if (hasMoved.current) element?.focus();
  });

  const go = (date: DayNumber, item: string | null = null) => {
    isAsked.current = true;
    if (dayIndexOf(month, date) !== null) return setStop({ date, item, month });
    setStop({ ...stop, next: date });
    props.onDate(date);
  };

  return {
    isStop: (date: DayNumber, item: string | null) => stop.date === date && stop.item === item,
    onKeyDown(event: KeyboardEvent<HTMLElement>, open: (date: DayNumber) => void) {
      const cell = stopElement()?.closest('[data-date]');
      const items = [...(cell?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map(
        ({ dataset }) => dataset.key ?? '',
      );
      const week = rows.find((days) => days.some(({ date }) => date === stop.date)) ?? [];
      const shape = { month, week, items, isMirrored: direction === 'rtl' };
      const to = monthKey(event, stop, shape);
      if (!to) return;
      event.preventDefault();
      if (to === 'open') open(stop.date);
      else go(to.date, to.item);
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      isInside.current = true;
      const date = dayOfElement(target);
      if (target === stopElement() || date === null || dayIndexOf(month, date) === null) return;
      setStop({ date, item: target.dataset.key ?? null, month });
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      isInside.current = !target.isConnected;
    },
  };
}

/** The tab stop in a month. Another month has it on the same day, or on its last day. */
function stopIn(month: Week, stored: MonthStop): MonthStop {
  const { date, next } = stored;
  if (next !== undefined && dayIndexOf(month, next) !== null) return { date: next, item: null, month };
  if (dayIndexOf(month, date) !== null) return stored;
  const day = Math.min(date - dateOf(stored.month, 0), month.days.length - 1);
  return { date: dateOf(month, day), item: null, month };
}

/** The day of the cell around an element. */
export function dayOfElement(element: Element) {
  const date = element.closest<HTMLElement>('[data-date]')?.dataset.date;
  return date === undefined ? null : Number(date);
}
