import { type MouseEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { BanIcon, CheckIcon, HourglassIcon, PlusIcon } from '../../icons/index.ts';
import type { Badge as BadgeOfEvent } from '../Badge/index.ts';
import {
  capitalized,
  type DayEvents,
  type DayNumber,
  dateOf,
  dayHeading,
  type EventPart,
  eventName,
  GroupTag,
  groupOf,
  isSkipped,
  listedParts,
  ownContent,
  RangeText,
  slotStart,
  visibleTimes,
  type Week,
  type WeekEvent,
  type WeekLabels,
  type WeekLayout,
  type WeekMoment,
  type WeekViewProps,
  weekTitle,
} from '../WeekCalendar/index.ts';
import { useStrings } from './WeekCalendarList.strings.ts';
import {
  actions,
  add,
  body,
  dayHead,
  detail,
  eventDot,
  eventDots,
  event as eventStyle,
  events as eventsStyle,
  from,
  heading,
  hidden,
  item,
  line,
  list,
  main,
  mark,
  nothing,
  nowLine,
  nowTime,
  press,
  strip,
  stripDay,
  stripDays,
  stripEmpty,
  stripNumber,
  stripWeekday,
  times,
  title,
  until,
  whole,
} from './WeekList.css.ts';

/** Methods of the list. */
export interface WeekListHandle {
  /** Brings the heading of a day, 0 to 6, into view and moves focus to it. */
  focusDay: (day: number) => void;
}

/** How an event of the list is rendered, and its actions. */
interface ListEventOptions<E extends WeekEvent>
  extends Pick<WeekViewProps<E>, 'weekLayout' | 'labels' | 'instant' | 'renderEvent'> {
  /** An event was pressed. Without it, events are text, not buttons. */
  onEventPress?: WeekViewProps<E>['onEventPress'] | undefined;
  /** A press opens a popover: `aria-haspopup` of each event. @default false */
  hasPopover?: boolean | undefined;
  /** Actions below an event: "Approve", "Decline". */
  renderEventActions?: ((event: E) => ReactNode) | undefined;
  /** Imported by the calendar, not here, so that its style sheet is loaded: see `onDemand`. */
  Badge: typeof BadgeOfEvent;
}

export interface WeekListProps<E extends WeekEvent = WeekEvent>
  extends ListEventOptions<E>,
    Pick<WeekViewProps<E>, 'label' | 'today'> {
  /** "Add" was pressed in a day. `start` is its first slot that is free and not over. */
  onSlotAction?: ((start: string) => void) | undefined;
  /** Whether today has the current time. @default true */
  hasNowLine?: boolean | undefined;
  /** Events are loading: an empty day shows that, and not "no events". @default false */
  isWaiting?: boolean | undefined;
  /** The position of now in this week. `null` in another week. */
  now: WeekMoment | null;
  /** The ID of the title of the week, which names the list together with `label`. */
  titleId: string;
  /** The level of the days among the headings of the page: one below the title of the week. @default 3 */
  headingLevel?: 3 | 4 | 5 | undefined;
  ref?: Ref<WeekListHandle> | undefined;
}

/**
 * The same week as the grid, as headings and lists. It includes the events before the first hour and after the last.
 *
 * Renders a `<section>` with a `<nav>` of the days, then a heading and a `<ul>` for each.
 */
export function WeekList<E extends WeekEvent = WeekEvent>(props: WeekListProps<E>) {
  const { label, weekLayout, labels, today, now, titleId, isWaiting = false, ref } = props;
  const id = useId();
  const headings = useRef<(HTMLElement | null)[]>([]);
  const days = weekLayout.days.map((day) => listedParts(day, weekLayout));
  // "10:30 AM" is wider than "10:30".
  const counts = days.map(({ length }) => length);

  // A month has the days with events, and today.
  const isMonth = weekLayout.week.view === 'month';
  const isListed = (day: number) =>
    !isMonth || (counts[day] ?? 0) > 0 || weekLayout.days[day]?.date === today;
  const focusDay = (day: number) => {
    const target = headings.current[day];
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  };
  useImperativeHandle(ref, () => ({ focusDay }));

  const idOf = (day: number) => `${id}-${day}`;
  return (
    <section
      id={id}
      className={list}
      data-part="week-calendar-list"
      data-wide={labels.hasLongTimes || undefined}
      aria-label={label}
      aria-labelledby={`${id} ${titleId}`}
    >
      {days.length > 1 && (
        <DayStrip {...{ weekLayout, labels, today, counts, isWaiting, isListed, idOf }} onChoose={focusDay} />
      )}
      {weekLayout.days.map(
        (day, index) =>
          isListed(index) && (
            <ListDay
              key={idOf(index)}
              {...props}
              id={idOf(index)}
              index={index}
              day={day}
              parts={days[index] ?? []}
              minute={now?.day === index ? now.minute : null}
              headingRef={(element) => {
                headings.current[index] = element;
              }}
            />
          ),
      )}
      {!weekLayout.days.some((_, day) => isListed(day)) && (
        <p className={nothing}>
          {capitalized(isWaiting ? labels.strings.loading : labels.strings.none, weekLayout.week.locale)}
        </p>
      )}
    </section>
  );
}

interface ListDayProps<E extends WeekEvent> extends WeekListProps<E> {
  id: string;
  index: number;
  day: DayEvents<E>;
  /** In reading order. */
  parts: readonly EventPart<E>[];
  /** The present minute, if the day is today. */
  minute: number | null;
  headingRef: (element: HTMLElement | null) => void;
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
  const {
    weekLayout,
    labels,
    today,
    onSlotAction,
    headingLevel = 3,
    isWaiting = false,
    hasNowLine = true,
  } = list;
  const { strings, formats } = labels;
  const own = useStrings.in(weekLayout.week.locale);
  const Heading = `h${headingLevel}` as const;
  const next = minute === null ? -1 : nextAfter(parts, minute);
  // Hidden while the first events load, because they move everything below them.
  const isBelow = (isWaiting && weekLayout.events.length === 0 && index > 0) || undefined;
  const now = minute !== null && hasNowLine && <NowLine time={formats.time(minute)} word={strings.now} />;

  const addEvent = () => {
    const start = slotStart(weekLayout.week, index, freeSlot(weekLayout, index, minute));
    if (start) onSlotAction?.(start);
  };

  return (
    <>
      <div className={dayHead} data-below={isBelow}>
        <Heading
          ref={headingRef}
          id={id}
          className={heading}
          tabIndex={-1}
          data-part="week-calendar-list-day"
        >
          {dayHeading(day.date, weekLayout.week, today, labels)}
        </Heading>
        {onSlotAction && (
          <button
            type="button"
            className={add}
            aria-label={own.addOn(formats.date(day.date))}
            onClick={addEvent}
          >
            <PlusIcon />
            {own.add}
          </button>
        )}
      </div>
      {parts.length > 0 ? (
        <ul className={eventsStyle} aria-labelledby={id}>
          {parts.map((part, position) => (
            <ListEvent key={part.key} {...list} part={part} before={position === next && now}>
              {next === -1 && position === parts.length - 1 && now}
            </ListEvent>
          ))}
        </ul>
      ) : (
        <>
          {now}
          <p className={nothing} data-below={isBelow}>
            {capitalized(isWaiting ? strings.loading : strings.none, weekLayout.week.locale)}
          </p>
        </>
      )}
    </>
  );
}

interface ListEventProps<E extends WeekEvent> extends ListEventOptions<E> {
  part: EventPart<E>;
  /** Content above the event, in its list item. */
  before?: ReactNode;
  /** Content below the event, in its list item. */
  children?: ReactNode;
}

/**
 * An event in the list of its day: a button with the whole name of the event, or text.
 *
 * Renders an `<li>`, with a `<button>` if it has `onEventPress`.
 *
 * @selector [data-tone] the tone of the event
 */
function ListEvent<E extends WeekEvent>({
  part,
  weekLayout: { week },
  labels,
  instant,
  onEventPress,
  hasPopover,
  renderEvent,
  renderEventActions,
  Badge,
  before,
  children,
}: ListEventProps<E>) {
  const { placed } = part;
  const { event, overlaps } = placed;
  const name = eventName(placed, week, labels);
  const below = renderEventActions?.(event);
  const content = (
    <>
      <span className={hidden}>{name}</span>
      {renderEvent ? (
        <span className={ownContent} data-part="week-calendar-event-content" aria-hidden="true">
          {renderEvent(event, {
            presentation: 'list',
            times: visibleTimes(placed, labels),
            overlaps,
            isPast: placed.endsAt <= instant,
          })}
        </span>
      ) : (
        <span className={whole} aria-hidden="true">
          {eventContent(part, week, labels, Badge)}
        </span>
      )}
    </>
  );

  return (
    <li className={item}>
      {before}
      {onEventPress ? (
        // A native button, because a week can have thousands of events.
        <button
          type="button"
          className={`${eventStyle} ${press}`}
          data-part="week-calendar-list-event"
          data-tone={event.tone ?? 'accent'}
          data-key={part.key}
          aria-haspopup={hasPopover ? 'dialog' : undefined}
          onClick={({ currentTarget }) => onEventPress(placed, currentTarget)}
        >
          {content}
        </button>
      ) : (
        <div className={eventStyle} data-part="week-calendar-list-event" data-tone={event.tone ?? 'accent'}>
          {content}
        </div>
      )}
      {below && (
        // biome-ignore lint/a11y/useSemanticElements: a `<fieldset>` is for the fields of a form.
        <div className={actions} role="group" aria-label={event.title}>
          {below}
        </div>
      )}
      {children}
    </li>
  );
}

function eventContent(part: EventPart, week: Week, labels: WeekLabels, Badge: typeof BadgeOfEvent) {
  const { event } = part.placed;
  const days = daysOf(part, week, labels);
  const group = groupOf(event, labels);
  return (
    <>
      <span className={times}>{timesOf(part, week, labels)}</span>
      <span className={body}>
        <span className={main}>
          <span className={title}>
            <bdi>{event.title}</bdi>
          </span>
          {event.detail && (
            <span className={detail}>
              <bdi>{event.detail}</bdi>
            </span>
          )}
          {days && (
            <span className={detail}>
              <RangeText text={days} />
            </span>
          )}
          {group && (
            <span className={detail}>
              <GroupTag group={group} />
            </span>
          )}
        </span>
        {eventBadge(part, week, labels, Badge)}
      </span>
    </>
  );
}

function timesOf({ placed, begins }: EventPart, { locale }: Week, { strings, formats }: WeekLabels) {
  if (placed.isAllDay) return <span className={from}>{strings.allDay}</span>;
  const end = formats.time(placed.until.minute);
  if (!begins) return <span className={from}>{useStrings.in(locale).until(end)}</span>;
  const start = formats.time(placed.from.minute);
  return (
    <>
      <span className={from}>{start}</span>
      {placed.endsAt > placed.startsAt && <span className={until}>{end}</span>}
    </>
  );
}

/** "16–18 November 2026", for an event of more than a day. */
function daysOf({ placed }: EventPart, week: Week, { formats }: WeekLabels) {
  const { isAllDay, isWholeDays, from: first, until: last, startsAt, endsAt } = placed;
  if (!isAllDay) return undefined;
  if (!isWholeDays) return formats.momentParts(startsAt, endsAt, false).join('');
  const lastDay = last.minute === 0 && last.day > first.day ? last.day - 1 : last.day;
  if (lastDay === first.day) return undefined;
  return formats.dateParts(dateOf(week, first.day), dateOf(week, lastDay)).join('');
}

/** The badge of an event. One of the default tone has none. */
function eventBadge(
  { placed: { event } }: EventPart,
  { locale }: Week,
  { strings }: WeekLabels,
  Badge: typeof BadgeOfEvent,
) {
  const { tone = 'accent', status = tone === 'cancelled' ? strings.cancelled : undefined } = event;
  if (tone === 'accent') return null;
  if (!status) return <span className={mark}>{badges[tone].icon}</span>;
  return (
    <Badge tone={badges[tone].tone} icon={badges[tone].icon}>
      {capitalized(status, locale)}
    </Badge>
  );
}

interface DayStripProps {
  weekLayout: WeekLayout;
  labels: WeekLabels;
  today: DayNumber;
  /** How many events each day of the list has. */
  counts: readonly number[];
  /** Events are loading. */
  isWaiting: boolean;
  /** Whether the list has a day. Others aren't links. */
  isListed: (day: number) => boolean;
  /** The ID of the heading of a day. */
  idOf: (day: number) => string;
  /** A day was chosen. Without JavaScript, the browser follows the link to the heading. */
  onChoose: (day: number) => void;
}

/** More dots than this can't be counted at a glance. The name of the link includes the number. */
const mostDots = 3;

/**
 * The days of the list as links to their headings. Each event is a dot, up to three. A month has a row for each week.
 *
 * Renders a `<nav>` landmark with a list of links.
 *
 * @selector [aria-current="date"] today
 */
function DayStrip({ weekLayout, labels, today, counts, isWaiting, isListed, idOf, onChoose }: DayStripProps) {
  const { strings, formats } = labels;
  const isMonth = weekLayout.week.view === 'month';

  // The weeks of a month are below each other.
  const dayColumn = (day: number) =>
    isMonth && day === 0 ? { gridColumnStart: 1 + (weekLayout.week.leading ?? 0) } : undefined;
  const choose = (event: MouseEvent, day: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(day);
  };

  return (
    <nav
      className={strip}
      aria-label={isMonth ? weekTitle(weekLayout.week, labels) : useStrings.in(weekLayout.week.locale).days}
    >
      <ul className={stripDays} data-month={isMonth || undefined}>
        {weekLayout.days.map(({ date }, day) => {
          const count = counts[day] ?? 0;
          const none = isWaiting ? strings.loading : strings.none;
          const events = count > 0 ? strings.events(count) : none;
          if (!isListed(day))
            return (
              <li key={idOf(day)} className={`${stripDay} ${stripEmpty}`} style={dayColumn(day)}>
                <span className={stripWeekday} aria-hidden="true">
                  {formats.weekday(date)}
                </span>
                <span className={stripNumber}>
                  <span className={hidden}>{labels.join([labels.day(date), none])}</span>
                  <span aria-hidden="true">{formats.day(date)}</span>
                </span>
                <span className={eventDots} />
              </li>
            );
          return (
            <li key={idOf(day)} style={dayColumn(day)}>
              <a
                className={stripDay}
                href={`#${idOf(day)}`}
                aria-current={date === today ? 'date' : undefined}
                onClick={(event) => choose(event, day)}
              >
                <span className={hidden}>
                  {labels.join([dayHeading(date, weekLayout.week, today, labels), events])}
                </span>
                <span className={stripWeekday} aria-hidden="true">
                  {formats.weekday(date)}
                </span>
                <span className={stripNumber} aria-hidden="true">
                  {formats.day(date)}
                </span>
                <span className={eventDots}>
                  {['first', 'second', 'third'].slice(0, Math.min(count, mostDots)).map((key) => (
                    <span key={key} className={eventDot} />
                  ))}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The current time, between the events of today. Screen readers also read it. */
function NowLine({ time, word }: { time: string; word: string }) {
  return (
    <p className={nowLine} data-part="week-calendar-now">
      <span className={hidden}>{word} </span>
      <span className={nowTime}>{time}</span>
      <span className={line} />
    </p>
  );
}

/** The first event that hasn't begun, or -1. */
const nextAfter = (parts: readonly EventPart[], minute: number) =>
  parts.findIndex(({ placed, start }) => !placed.isAllDay && start > minute);

/** The first free slot of a day, or of the rest of today. If none is free, the first slot. */
function freeSlot({ days, week }: WeekLayout, day: number, minute: number | null) {
  const isFree = (start: number, slot: number) =>
    start >= (minute ?? 0) && days[day]?.slots[slot]?.length === 0 && !isSkipped(week.clock, day, start);
  return Math.max(0, week.slots.findIndex(isFree));
}

/** How the badge of a tone looks. */
const badges = {
  neutral: { tone: 'success', icon: <CheckIcon size={12} /> },
  warning: { tone: 'warning', icon: <HourglassIcon size={12} /> },
  cancelled: { tone: 'neutral', icon: <BanIcon size={12} /> },
} as const;
