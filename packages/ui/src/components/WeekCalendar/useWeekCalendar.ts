import { useEffect, useImperativeHandle, useMemo, useReducer, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../announcer/index.ts';
import { useLocale } from '../../locale/index.ts';
import type { WeekCalendarProps } from './calendarProps.ts';
import { type DayNumber, dayLength, dayOf, instantOf, isoDate, localZone, offsetAt } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { openingPlace } from './items.ts';
import type { GridPlace } from './keys.ts';
import { weekMessage } from './names.ts';
import { planWeek } from './plan.ts';
import { speechOf } from './speech.ts';
import type { AskedPlace } from './useGridFocus.ts';
import { useNow } from './useNow.ts';
import { useIsNarrow } from './useRoom.ts';
import { useStrings } from './WeekCalendar.strings.ts';
import { dateOf, momentIn, moveWeeks, type WeekOptions, weekOf } from './week.ts';

/** The week that is shown, with everything that is known of it, and what moves it. */
export function useWeekCalendar<E extends WeekEvent>(props: WeekCalendarProps<E>) {
  const {
    events,
    isLoading = false,
    focusedSlot,
    defaultFocusedSlot,
    direction: wanted = 'locale',
    ref,
  } = props;
  const { firstDayOfWeek, firstHour, lastHour, step, hourCycle } = props;
  const { locale, direction: pageDirection } = useLocale();
  const words = useStrings();
  const timeZone = props.timeZone ?? localZone();
  const instant = useNow(props.now, timeZone);
  // `Intl` is asked: once, and not for each drawing.
  const today = useMemo(() => dayAt(instant, timeZone), [instant, timeZone]);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);

  const slot = props.value ? undefined : (focusedSlot ?? defaultFocusedSlot);
  const [opened] = useState(() => (slot ? dayAt(instantOf(slot, timeZone), timeZone) : today));
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? isoDate(opened),
    props.onValueChange,
  );
  const [presentation, setPresentation] = useControlledState(
    props.presentation,
    props.defaultPresentation ?? null,
    (chosen) => chosen && props.onPresentationChange?.(chosen),
  );

  const options = { locale, timeZone, firstDayOfWeek, firstHour, lastHour, step };
  const day = dayOf(value);
  const week = useWeek(day, options);
  const plan = useMemo(() => planWeek(week, events), [week, events]);
  const speech = useMemo(() => speechOf(week, words, hourCycle), [week, words, hourCycle]);
  const now = useMemo(() => momentIn(week, instant), [week, instant]);

  const [start] = useState<GridPlace>(() => {
    const given = focusedSlot ?? defaultFocusedSlot;
    const moment = given ? momentIn(week, instantOf(given, timeZone)) : null;
    const opening = openingPlace(plan, now);
    return moment && moment.slot !== null
      ? { day: moment.day, row: moment.slot, event: null }
      : { ...opening, event: null };
  });
  const place = useRef(start);
  const asked = useRef<AskedPlace>(null);
  const hasMoved = useRef(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useImperativeHandle(ref, () => ({
    focusSlot(moment) {
      const wanted = instantOf(moment, timeZone);
      const date = dayAt(wanted, timeZone);
      const there = weekOf(date, options);
      const at = momentIn(there, wanted);
      if (!at) return;
      const to = {
        day: at.day,
        row: at.slot ?? (at.minute >= there.lastMinute ? there.slots.length - 1 : 0),
        event: null,
      };
      asked.current = { to, week: dateOf(there, 0), isFromAfar: true };
      setPresentation('grid');
      setValue(isoDate(date));
      drawAgain();
    },
  }));

  const said = useRef(week);
  useEffect(() => {
    const isSame = dateOf(said.current, 0) === dateOf(week, 0);
    if (isSame || isLoading) return;
    said.current = week;
    announce(weekMessage(plan, speech, hasMoved.current ? null : nameOfFocus(box.current)));
  }, [week, plan, speech, isLoading]);

  return {
    box,
    isNarrow,
    plan,
    speech,
    instant,
    today,
    now,
    place,
    asked,
    hasMoved,
    pageDirection,
    direction: wanted === 'locale' ? pageDirection : wanted,
    presentation: presentation ?? (isNarrow ? ('list' as const) : ('grid' as const)),
    setPresentation,
    onMove: (weeks: number) => setValue(isoDate(moveWeeks(day, weeks))),
    onToday: () => setValue(isoDate(today)),
    onIntent: (weeks: number) => props.onWeekIntent?.(isoDate(moveWeeks(day, weeks))),
  };
}

/** The same week for as long as nothing of it changes: a grid is drawn from it. */
function useWeek(day: DayNumber, options: WeekOptions) {
  const { locale, timeZone, firstDayOfWeek, firstHour, lastHour, step } = options;
  return useMemo(
    () => weekOf(day, { locale, timeZone, firstDayOfWeek, firstHour, lastHour, step }),
    [day, locale, timeZone, firstDayOfWeek, firstHour, lastHour, step],
  );
}

/** A cell keeps the focus while its name becomes one of another week, and not every reader says a new name. */
const nameOfFocus = (box: Element | null) => box?.querySelector('[role="grid"] :focus')?.ariaLabel ?? null;

const dayAt = (instant: number, timeZone: string): DayNumber =>
  Math.floor((instant + offsetAt(instant, timeZone)) / dayLength);
