import type { ReactNode } from 'react';
import { CancelledIcon, CheckIcon, WaitingIcon } from '../../icons/index.ts';
import { Badge } from '../Badge/index.ts';
import type { WeekViewProps } from './calendarProps.ts';
import { eventName, visibleTimes } from './eventNames.ts';
import type { EventPart, WeekEvent } from './events.ts';
import { RangeText } from './RangeText.tsx';
import { capitalised, type Speech } from './speech.ts';
import { hidden } from './WeekList.css.ts';
import {
  actions,
  body,
  detail,
  event as eventStyle,
  from,
  item,
  main,
  mark,
  press,
  times,
  title,
  until,
  whole,
} from './WeekListEvent.css.ts';
import { dateOf, type Week } from './week.ts';

/** What the list is told of how an event is drawn and what it does. */
export interface ListEventOptions<E extends WeekEvent>
  extends Pick<WeekViewProps<E>, 'plan' | 'speech' | 'instant' | 'renderEvent'> {
  /** Pressed, with the element it was pressed on. Without it events are text and no buttons. */
  onEventPress?: WeekViewProps<E>['onEventPress'] | undefined;
  /** A press opens a popover: said of each event. @default false */
  hasPopover?: boolean | undefined;
  /** What can be done with an event at once, below it: "Approve", "Decline". */
  renderEventActions?: ((event: E) => ReactNode) | undefined;
}

interface ListEventProps<E extends WeekEvent> extends ListEventOptions<E> {
  part: EventPart<E>;
  /** What stands above it in its place of the list. */
  before?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
}

/**
 * An event in the list of its day: a button with its whole name, or the same as text.
 *
 * Renders an `<li>`, with a `<button>` where it can be pressed.
 *
 * @selector [data-tone] how it stands
 */
export function ListEvent<E extends WeekEvent>({
  part,
  plan: { week },
  speech,
  instant,
  onEventPress,
  hasPopover,
  renderEvent,
  renderEventActions,
  before,
  children,
}: ListEventProps<E>) {
  const { placed } = part;
  const { event, overlaps } = placed;
  const name = eventName(placed, week, speech);
  const below = renderEventActions?.(event);
  const seen = renderEvent
    ? renderEvent(event, {
        presentation: 'list',
        times: visibleTimes(placed, speech),
        overlaps,
        isPast: placed.endsAt <= instant,
      })
    : face(part, week, speech);

  return (
    <li className={item}>
      {before}
      {onEventPress ? (
        // No hook of a button here: a week may have thousands of events.
        <button
          type="button"
          className={`${eventStyle} ${press}`}
          data-tone={event.tone ?? 'accent'}
          aria-haspopup={hasPopover ? 'dialog' : undefined}
          onClick={({ currentTarget }) => onEventPress(placed, currentTarget)}
        >
          <span className={hidden}>{name}</span>
          <span className={whole} aria-hidden="true">
            {seen}
          </span>
        </button>
      ) : (
        <div className={eventStyle} data-tone={event.tone ?? 'accent'}>
          <span className={hidden}>{name}</span>
          <span className={whole} aria-hidden="true">
            {seen}
          </span>
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

function face(part: EventPart, week: Week, speech: Speech) {
  const { event } = part.placed;
  const days = daysOf(part, week, speech);
  return (
    <>
      <span className={times}>{timesOf(part, speech)}</span>
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
        </span>
        {stateOf(part, week, speech)}
      </span>
    </>
  );
}

function timesOf({ placed, begins }: EventPart, { words, formats }: Speech) {
  if (placed.isAllDay) return <span className={from}>{words.allDay}</span>;
  const end = formats.time(placed.until.minute);
  if (!begins) return <span className={from}>{words.until(end)}</span>;
  const start = formats.time(placed.from.minute);
  return (
    <>
      <span className={from}>{start}</span>
      {placed.endsAt > placed.startsAt && <span className={until}>{end}</span>}
    </>
  );
}

/** "16–18 November 2026", of what lasts for more than a day. */
function daysOf({ placed }: EventPart, week: Week, { formats }: Speech) {
  const { isAllDay, isWholeDays, from: first, until: last, startsAt, endsAt } = placed;
  if (!isAllDay) return undefined;
  if (!isWholeDays) return formats.momentParts(startsAt, endsAt, false).join('');
  const lastDay = last.minute === 0 && last.day > first.day ? last.day - 1 : last.day;
  if (lastDay === first.day) return undefined;
  return formats.dateParts(dateOf(week, first.day), dateOf(week, lastDay)).join('');
}

const marks = {
  neutral: { tone: 'success', icon: <CheckIcon size={12} /> },
  warning: { tone: 'warning', icon: <WaitingIcon size={12} /> },
  cancelled: { tone: 'neutral', icon: <CancelledIcon size={12} /> },
} as const;

/** The ordinary is silent: only what is over, waits or is off has a mark. */
function stateOf({ placed: { event } }: EventPart, { locale }: Week, { words }: Speech) {
  const { tone = 'accent', status = tone === 'cancelled' ? words.cancelled : undefined } = event;
  if (tone === 'accent') return null;
  if (!status) return <span className={mark}>{marks[tone].icon}</span>;
  return (
    <Badge tone={marks[tone].tone} icon={marks[tone].icon}>
      {capitalised(status, locale)}
    </Badge>
  );
}
