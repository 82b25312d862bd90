import type { CSSProperties, ReactNode } from 'react';
import { BanIcon, CheckIcon, ChevronEndIcon, ChevronStartIcon, HourglassIcon } from '../../icons/index.ts';
import { classNames } from '../../props/index.ts';
import type { WeekEventState, WeekGridProps } from './calendarProps.ts';
import type { Week } from './dates.ts';
import type { EventPart, PlacedEvent, WeekEvent } from './events.ts';
import { eventName, groupOf, visibleTimes, type WeekLabels } from './labels.ts';
import type { EventBar, EventBox, PositionInSlot, SlotItem } from './layout.ts';
import { cut, eventDetail, eventTitle, grouped, ownContent, titleOnly, tones } from './WeekCalendar.css.ts';
import { groupClass, groupStyle } from './WeekLegend.tsx';

interface EventBlockProps<E extends WeekEvent>
  extends Pick<WeekGridProps<E>, 'weekLayout' | 'labels' | 'renderEvent' | 'instant'> {
  part: EventPart<E>;
  /** Left out in the row above the hours. */
  box?: EventBox<E> | undefined;
  /** The days that an event above the hours covers. */
  bar?: EventBar<E> | undefined;
  row?: number | undefined;
  inSlot?: PositionInSlot | undefined;
  hasPopup: boolean;
}

/** The button of one event. It is a function, not a component: a week has many of them, and they have no state. */
export function eventBlock<E extends WeekEvent>(props: EventBlockProps<E>) {
  const { weekLayout, labels, part, box, bar, row = 0, inSlot, hasPopup, renderEvent } = props;
  const { placed } = part;
  const { event } = placed;
  const { tone = 'accent' } = event;
  const detail = detailIn(box, weekLayout.week);
  const group = groupOf(event, labels);
  const position = box ? positionStyle(box, row, weekLayout.week) : bar && barStyle(bar);
  const isTitleOnly = !renderEvent && tone === 'accent' && detail === undefined;

  return (
    <button
      key={part.key}
      type="button"
      tabIndex={-1}
      className={classNames(tones[tone], isTitleOnly && titleOnly, group && groupClass(group, grouped))}
      data-part="week-calendar-event"
      data-key={part.key}
      data-tone={tone}
      data-group={group?.id}
      data-cut={bar && cutOf(bar)}
      aria-label={eventName(placed, weekLayout.week, labels, inSlot)}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      data-times={renderEvent ? undefined : timesIn(box, weekLayout.week, labels)}
      style={group ? { ...groupStyle(group), ...position } : position}
    >
      {bar && cutMarks(bar)}
      {renderEvent ? (
        <span className={ownContent} data-part="week-calendar-event-content">
          {renderEvent(event, stateOf(props))}
        </span>
      ) : isTitleOnly ? (
        event.title
      ) : (
        eventContent(placed, detail)
      )}
    </button>
  );
}

function eventContent({ event }: PlacedEvent, detail: string | undefined) {
  const icon = toneIcons[event.tone ?? 'accent'];
  return (
    <>
      <span className={eventTitle}>
        {icon}
        {/* A space, not a margin: it is between icon and title in either direction. */}
        {icon && ' '}
        {event.title}
      </span>
      {detail !== undefined && [
        ' ',
        <span key="detail" className={eventDetail}>
          {detail}
        </span>,
      ]}
    </>
  );
}

/** The days of a bar and its line, as variables of its style. */
export const barStyle = ({ span, lane }: EventBar) => ({ '--span': span, '--lane': lane }) as CSSProperties;

/** The sides on which a bar goes on: a mark shows it. */
export const cutOf = ({ isCutBefore, isCutAfter }: EventBar) =>
  isCutBefore ? (isCutAfter ? 'before after' : 'before') : isCutAfter ? 'after' : undefined;

/** An arrow at each side on which a bar goes on. */
export const cutMarks = ({ isCutBefore, isCutAfter }: EventBar) => [
  isCutBefore && (
    <span key="before" className={cut} data-side="before">
      <ChevronStartIcon size={12} />
    </span>
  ),
  isCutAfter && (
    <span key="after" className={cut} data-side="after">
      <ChevronEndIcon size={12} />
    </span>
  ),
];

/** The second line of an event, if it fits. */
const detailIn = <E extends WeekEvent>(box: EventBox<E> | undefined, week: Week) =>
  box && linesIn(box, week) > 1 ? box.part.placed.event.detail : undefined;

/** The times of an event, if the whole range fits. */
function timesIn(box: EventBox | undefined, week: Week, labels: WeekLabels) {
  // In a day, half of the width is enough.
  const narrowest = week.days.length === 1 ? 0.5 : 1;
  if (!box || box.span / box.columns < narrowest) return undefined;
  const { placed } = box.part;
  const hasRoom = linesIn(box, week) > (placed.event.detail === undefined ? 1 : 2);
  return hasRoom ? leftToRight(visibleTimes(placed, labels)) : undefined;
}

/**
 * The visible texts of an item, in order. The name of its slot includes them (WCAG 2.5.3). `renderEvent` can also show
 * the detail where it wouldn't fit.
 */
export function visibleTexts<E extends WeekEvent>(
  item: SlotItem<E>,
  { weekLayout, labels, renderEvent }: Pick<WeekGridProps<E>, 'weekLayout' | 'labels' | 'renderEvent'>,
) {
  if (item.kind === 'overflow') return [`+${labels.formats.number(item.overflow.parts.length)}`];
  const { title, detail } = item.box.part.placed.event;
  return [title, (renderEvent ? detail : detailIn(item.box, weekLayout.week)) ?? ''].filter(Boolean);
}

/** How many lines of text fit into a block: one in one row, two in two rows, four in three. */
const linesIn = ({ top, bottom }: EventBox, { step }: Week) => {
  const rows = (bottom - top) / step;
  return rows < 2 ? 1 : Math.floor(rows * 1.5) - 1;
};

/** Its position in the slot it begins in, in rows and in parts of the day's width. */
function positionStyle(box: EventBox, row: number, { firstMinute, step }: Week) {
  const { top, bottom, column, columns, span, isBesideMoreButton } = box;
  const style: Record<`--${string}`, number> = { '--rows': (bottom - top) / step };
  const into = (top - firstMinute) / step - row;
  if (into !== 0) style['--from'] = into;
  if (column > 0) style['--start'] = column / columns;
  if (span < columns) style['--width'] = span / columns;
  if (isBesideMoreButton) style['--beside'] = 1;
  return style as CSSProperties;
}

function stateOf<E extends WeekEvent>({ part, labels, instant }: EventBlockProps<E>): WeekEventState {
  const { placed } = part;
  return {
    presentation: 'grid',
    times: visibleTimes(placed, labels),
    overlaps: placed.overlaps,
    isPast: placed.endsAt <= instant,
  };
}

/** Times of digits only are left to right in every language. */
const leftToRight = (times: string) => (/^[\d:.–\s]+$/.test(times) ? `\u2066${times}\u2069` : times);

/** The icon of a tone, so that color isn't its only sign. */
export const toneIcons: Record<NonNullable<WeekEvent['tone']>, ReactNode> = {
  accent: null,
  neutral: <CheckIcon size={13} />,
  warning: <HourglassIcon size={13} />,
  cancelled: <BanIcon size={13} />,
};
