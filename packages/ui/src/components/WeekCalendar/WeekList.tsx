import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { AddIcon } from '../../icons/index.ts';
import type { WeekViewProps } from './calendarProps.ts';
import { isSkipped } from './clock.ts';
import { DayStrip } from './DayStrip.tsx';
import type { EventPart, WeekEvent } from './events.ts';
import { listOf } from './items.ts';
import { dayHeading } from './names.ts';
import type { DayPlan, WeekPlan } from './plan.ts';
import { capitalised } from './speech.ts';
import {
  add,
  dayHead,
  events as eventsStyle,
  heading,
  hidden,
  line,
  list,
  nothing,
  nowLine,
  nowTime,
} from './WeekList.css.ts';
import { ListEvent, type ListEventOptions } from './WeekListEvent.tsx';
import { slotStart, type WeekMoment } from './week.ts';

/** What the calendar can ask of its list. */
export interface WeekListHandle {
  /** Brings the heading of a day, 0 to 6, into view and moves focus to it. */
  focusDay: (day: number) => void;
}

export interface WeekListProps<E extends WeekEvent = WeekEvent>
  extends ListEventOptions<E>,
    Pick<WeekViewProps<E>, 'label' | 'today'> {
  /** Something is to be added to a day; given the first of its slots that is free and not over. */
  onSlotAction?: ((start: string) => void) | undefined;
  /** Events are on their way: a day without any does not say that it has none. @default false */
  isWaiting?: boolean | undefined;
  /** Where now is in this week; `null` in another one. */
  now: WeekMoment | null;
  /** The id of the title of the week, which names the list together with `label`. */
  titleId: string;
  /** The level of the days among the headings of the page: one below the title of the week. @default 3 */
  headingLevel?: 3 | 4 | 5 | undefined;
  ref?: Ref<WeekListHandle> | undefined;
}

/**
 * The same week as the grid, as headings and lists: nothing in it depends on hours or on width. What began
 * before the first hour or after the last stands in its place.
 *
 * Renders a `<section>` with a `<nav>` of the days, then a heading and a `<ul>` for each.
 */
export function WeekList<E extends WeekEvent = WeekEvent>(props: WeekListProps<E>) {
  const { label, plan, speech, today, now, titleId, isWaiting = false, ref } = props;
  const id = useId();
  const headings = useRef<(HTMLElement | null)[]>([]);
  const days = plan.days.map((day) => listOf(day, plan));
  // "10:30 AM" needs more room than "10:30".
  const hasLongTimes = speech.formats.time(630).length > 5;
  const counts = days.map(({ length }) => length);

  const focusDay = (day: number) => {
    const place = headings.current[day];
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  };
  useImperativeHandle(ref, () => ({ focusDay }));

  const idOf = (day: number) => `${id}-${day}`;
  return (
    <section
      id={id}
      className={list}
      data-wide={hasLongTimes || undefined}
      aria-label={label}
      aria-labelledby={`${id} ${titleId}`}
    >
      <DayStrip {...{ plan, speech, today, counts, isWaiting, idOf }} onChoose={focusDay} />
      {plan.days.map((day, index) => (
        <ListDay
          key={idOf(index)}
          {...props}
          id={idOf(index)}
          index={index}
          day={day}
          parts={days[index] ?? []}
          minute={now?.day === index ? now.minute : null}
          headingRef={(place) => {
            headings.current[index] = place;
          }}
        />
      ))}
    </section>
  );
}

interface ListDayProps<E extends WeekEvent> extends WeekListProps<E> {
  id: string;
  index: number;
  day: DayPlan<E>;
  /** In the order in which they are read. */
  parts: readonly EventPart<E>[];
  /** The present minute, on its day. */
  minute: number | null;
  headingRef: (place: HTMLElement | null) => void;
}

function ListDay<E extends WeekEvent>({
  id,
  index,
  day,
  parts,
  minute,
  headingRef,
  ...list
}: ListDayProps<E>) {
  const { plan, speech, today, onSlotAction, headingLevel = 3, isWaiting = false } = list;
  const { words, formats } = speech;
  const Heading = `h${headingLevel}` as const;
  const next = minute === null ? -1 : nextAfter(parts, minute);
  // What comes will move all that stands below it: there is nothing to be seen yet.
  const isBelow = (isWaiting && plan.events.length === 0 && index > 0) || undefined;
  const now = minute !== null && <NowLine time={formats.time(minute)} word={words.now} />;

  const addHere = () => {
    const start = slotStart(plan.week, index, freeSlot(plan, index, minute));
    if (start) onSlotAction?.(start);
  };

  return (
    <>
      <div className={dayHead} data-below={isBelow}>
        <Heading ref={headingRef} id={id} className={heading} tabIndex={-1}>
          {dayHeading(day.date, plan.week, today, speech)}
        </Heading>
        {onSlotAction && (
          <button
            type="button"
            className={add}
            aria-label={words.addOn(formats.date(day.date))}
            onClick={addHere}
          >
            <AddIcon />
            {words.add}
          </button>
        )}
      </div>
      {parts.length > 0 ? (
        <ul className={eventsStyle} aria-labelledby={id}>
          {parts.map((part, place) => (
            <ListEvent key={part.key} {...list} part={part} before={place === next && now}>
              {next === -1 && place === parts.length - 1 && now}
            </ListEvent>
          ))}
        </ul>
      ) : (
        <>
          {now}
          <p className={nothing} data-below={isBelow}>
            {capitalised(isWaiting ? words.loading : words.none, plan.week.locale)}
          </p>
        </>
      )}
    </>
  );
}

/** Where now is among the events of today. The line is for the eye, its words are for everyone. */
function NowLine({ time, word }: { time: string; word: string }) {
  return (
    <p className={nowLine}>
      <span className={hidden}>{word} </span>
      <span className={nowTime}>{time}</span>
      <span className={line} />
    </p>
  );
}

/** The first event that has not begun; -1 when all of them have. */
const nextAfter = (parts: readonly EventPart[], minute: number) =>
  parts.findIndex(({ placed, start }) => !placed.isAllDay && start > minute);

/** The first free slot of a day, today the first one to come; else its first one. */
function freeSlot({ days, week }: WeekPlan, day: number, minute: number | null) {
  const isFree = (start: number, slot: number) =>
    start >= (minute ?? 0) && days[day]?.slots[slot]?.length === 0 && !isSkipped(week.clock, day, start);
  return Math.max(0, week.slots.findIndex(isFree));
}
