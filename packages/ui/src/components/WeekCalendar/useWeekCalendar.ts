import { useEffect, useImperativeHandle, useMemo, useReducer, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../announcer/index.ts';
import { useLocale } from '../../locale/index.ts';
import type { WeekCalendarHandle, WeekCalendarProps } from './calendarProps.ts';
import {
  type DayNumber,
  dateOf,
  dayLength,
  dayOf,
  instantOf,
  isoDate,
  localZone,
  minuteLength,
  momentIn,
  offsetAt,
  type WeekCalendarView,
  weekOf,
} from './dates.ts';
import { layOutWeek, type WeekEvent } from './events.ts';
import { labelsOf, weekMessage } from './labels.ts';
import { initialPosition } from './layout.ts';
import { type PendingFocus, positionIn, type TabStop } from './useGridFocus.ts';
import { useIsNarrow } from './useMeasuredLayout.ts';
import { useStrings } from './WeekCalendar.strings.ts';

/** The state of the calendar: the week that is shown, its events and labels, and the actions that change it. */
export function useWeekCalendar<E extends WeekEvent>(props: WeekCalendarProps<E>) {
  const {
    groups,
    isLoading = false,
    focusedSlot,
    defaultFocusedSlot,
    direction = 'locale',
    editing,
    ref,
  } = props;
  const { firstDayOfWeek, firstHour, lastHour, step, hourCycle, views = onlyWeek } = props;
  const { secondCalendar, daysOff } = props;
  const { locale, direction: pageDirection } = useLocale();
  const strings = useStrings();
  const timeZone = props.timeZone ?? localZone();
  const instant = useNow(props.now, timeZone);
  // Memoized, because it calls `Intl`.
  const today = useMemo(() => dayAt(instant, timeZone), [instant, timeZone]);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);

  const slot = props.value ? undefined : (focusedSlot ?? defaultFocusedSlot);
  const [initialDay] = useState(() => (slot ? dayAt(instantOf(slot, timeZone), timeZone) : today));
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? isoDate(initialDay),
    props.onValueChange,
  );
  const [presentation, setPresentation] = useControlledState(
    props.presentation,
    props.defaultPresentation ?? null,
    (chosen) => chosen && props.onPresentationChange?.(chosen),
  );

  const [view, setView] = useControlledState(
    props.view,
    props.defaultView ?? (views.includes('week') ? 'week' : (views[0] ?? 'week')),
    props.onViewChange,
  );

  // Memoized by each option: the grid renders from the week.
  const options = useMemo(
    () => ({ view, locale, timeZone, firstDayOfWeek, firstHour, lastHour, step }),
    [view, locale, timeZone, firstDayOfWeek, firstHour, lastHour, step],
  );
  const day = dayOf(value);
  const week = useMemo(() => weekOf(day, options), [day, options]);
  const place = editing?.place ?? asGiven;
  const events = useMemo(() => place(props.events), [place, props.events]);
  const weekLayout = useMemo(() => layOutWeek(week, events), [week, events]);
  const labels = useMemo(
    () => labelsOf(week, strings, hourCycle, groups, secondCalendar, daysOff),
    [week, strings, hourCycle, groups, secondCalendar, daysOff],
  );
  const now = useMemo(() => momentIn(week, instant), [week, instant]);

  const [startPosition] = useState<TabStop>(() => {
    const initialSlot = focusedSlot ?? defaultFocusedSlot;
    const moment = initialSlot ? momentIn(week, instantOf(initialSlot, timeZone)) : null;
    return moment && moment.slot !== null
      ? { day: moment.day, row: moment.slot, event: null, week }
      : { ...initialPosition(weekLayout, now), event: null, week };
  });
  const position = useRef(startPosition);
  const pendingFocus = useRef<PendingFocus>(null);
  const hasMoved = useRef(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const handle: Pick<WeekCalendarHandle, 'focusSlot'> = {
    focusSlot(moment) {
      const instant = instantOf(moment, timeZone);
      const date = dayAt(instant, timeZone);
      const there = weekOf(date, options);
      const at = momentIn(there, instant);
      if (!at) return;
      const to = {
        day: at.day,
        row: at.slot ?? (at.minute >= there.lastMinute ? there.slots.length - 1 : 0),
        event: null,
      };
      pendingFocus.current = { to, week: dateOf(there, 0), isFromOutside: true };
      setPresentation('grid');
      setValue(isoDate(date));
      rerender();
    },
  };
  useImperativeHandle(ref, () => Object.assign(box.current as HTMLDivElement, handle));

  const announcedWeek = useRef(week);
  useEffect(() => {
    const { view, days } = announcedWeek.current;
    const isSame = view === week.view && days[0]?.date === dateOf(week, 0);
    if (isSame || isLoading) return;
    announcedWeek.current = week;
    announce(weekMessage(weekLayout, labels, hasMoved.current ? null : focusedName(box.current)));
  }, [week, weekLayout, labels, isLoading]);

  return {
    box,
    isNarrow,
    events,
    weekLayout,
    labels,
    instant,
    today,
    now,
    position,
    pendingFocus,
    hasMoved,
    pageDirection,
    direction: direction === 'locale' ? pageDirection : direction,
    presentation: presentation ?? (isNarrow ? ('list' as const) : ('grid' as const)),
    setPresentation,
    view,
    views,
    onViewChange: (next: WeekCalendarView) => {
      // The day of the tab stop, so that the slot that a person was in stays visible.
      if (next === 'day' || next === 'month' || view === 'month')
        setValue(isoDate(dateOf(week, positionIn(week, position.current).day)));
      setView(next);
    },
    onMove: (pages: number) => setValue(isoDate(week.moved(day, pages))),
    onToday: () => setValue(isoDate(today)),
    onIntent: (pages: number) =>
      (props.onWeekPrefetch ?? props.onWeekIntent)?.(isoDate(week.moved(day, pages))),
    onDate: (date: DayNumber) => setValue(isoDate(date)),
    onDayOpen: views.includes('day')
      ? (date: DayNumber) => {
          const { row } = position.current;
          pendingFocus.current = { to: { day: 0, row, event: null }, week: date, isFromOutside: true };
          setValue(isoDate(date));
          setView('day');
        }
      : undefined,
  };
}

const asGiven = <E>(events: readonly E[]) => events;

const onlyWeek: readonly WeekCalendarView[] = ['week'];

/** The present moment in milliseconds since 1970, updated every full minute; or `given`, if it is set. */
function useNow(given: string | undefined, timeZone: string) {
  const [instant, setInstant] = useState(() => Date.now());
  const isTicking = given === undefined;

  useEffect(() => {
    if (!isTicking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setInstant(Date.now());
          wait();
        },
        minuteLength - (Date.now() % minuteLength),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isTicking]);

  return given === undefined ? instant : instantOf(given, timeZone);
}

/** The focused cell keeps focus when the week changes, and not every screen reader announces its new name. */
const focusedName = (box: Element | null) => box?.querySelector('[role="grid"] :focus')?.ariaLabel ?? null;

const dayAt = (instant: number, timeZone: string): DayNumber =>
  Math.floor((instant + offsetAt(instant, timeZone)) / dayLength);
