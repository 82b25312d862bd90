import type { CSSProperties, ReactNode } from 'react';
import { CancelledIcon, CheckIcon, WaitingIcon } from '../../icons/index.ts';
import type { WeekEventState, WeekGridProps } from './calendarProps.ts';
import { bare, detail as line, title, tones } from './EventBlock.css.ts';
import { type EventPlace, eventName, visibleTimes } from './eventNames.ts';
import type { EventPart, PlacedEvent, WeekEvent } from './events.ts';
import type { SlotItem } from './items.ts';
import type { EventBox } from './layout.ts';
import type { Speech } from './speech.ts';
import type { Week } from './week.ts';

/** What stands for a state besides its colour. */
export const marks: Record<NonNullable<WeekEvent['tone']>, ReactNode> = {
  accent: null,
  neutral: <CheckIcon size={13} />,
  warning: <WaitingIcon size={13} />,
  cancelled: <CancelledIcon size={13} />,
};

interface EventBlockProps<E extends WeekEvent>
  extends Pick<WeekGridProps<E>, 'plan' | 'speech' | 'renderEvent' | 'instant'> {
  part: EventPart<E>;
  /** Within the hours, in the row it begins in. Above them an event takes the width of its day. */
  box?: EventBox<E>;
  row?: number;
  place?: EventPlace | undefined;
  hasPopup: boolean;
}

/** The button of one event. A function and not a component: a week has many, and none of them has a state. */
export function eventBlock<E extends WeekEvent>(props: EventBlockProps<E>) {
  const { plan, speech, part, box, row = 0, place, hasPopup, renderEvent } = props;
  const { placed } = part;
  const { event } = placed;
  const { tone = 'accent' } = event;
  const detail = detailIn(box, plan.week);
  const isBare = !renderEvent && tone === 'accent' && detail === undefined;

  return (
    <button
      key={part.key}
      type="button"
      tabIndex={-1}
      className={isBare ? `${tones[tone]} ${bare}` : tones[tone]}
      data-key={part.key}
      data-tone={tone}
      aria-label={eventName(placed, plan.week, speech, place)}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      data-times={renderEvent ? undefined : timesIn(box, plan.week, speech)}
      style={box && placeOf(box, row, plan.week)}
    >
      {renderEvent ? renderEvent(event, stateOf(props)) : isBare ? event.title : inside(placed, detail)}
    </button>
  );
}

function inside({ event }: PlacedEvent, detail: string | undefined) {
  const mark = marks[event.tone ?? 'accent'];
  return (
    <>
      <span className={title}>
        {mark}
        {/* A space and no margin: it stands on the side of the words, whatever their direction. */}
        {mark && ' '}
        {event.title}
      </span>
      {detail !== undefined && [
        ' ',
        <span key="detail" className={line}>
          {detail}
        </span>,
      ]}
    </>
  );
}

/** The second line of an event, where there is room for it. */
const detailIn = <E extends WeekEvent>(box: EventBox<E> | undefined, week: Week) =>
  box && linesIn(box, week) > 1 ? box.part.placed.event.detail : undefined;

/** The hours of an event, where there is room for all of them: half of a range would be a wrong hour. */
function timesIn(box: EventBox | undefined, week: Week, speech: Speech) {
  if (!box || box.span < box.columns) return undefined;
  const { placed } = box.part;
  const hasRoom = linesIn(box, week) > (placed.event.detail === undefined ? 1 : 2);
  return hasRoom ? inOrder(visibleTimes(placed, speech)) : undefined;
}

/** What is seen of an item, in its order: the name of its slot has it too (WCAG 2.5.3). */
export function seenOf<E extends WeekEvent>(item: SlotItem<E>, week: Week, speech: Speech) {
  if (item.kind === 'crowd') return [`+${speech.formats.number(item.crowd.parts.length)}`];
  const { title: words } = item.box.part.placed.event;
  return [words, detailIn(item.box, week) ?? ''].filter(Boolean);
}

/** How many lines of words a block has room for: one in a row, two in two, four in three. */
const linesIn = ({ top, bottom }: EventBox, { step }: Week) => {
  const rows = (bottom - top) / step;
  return rows < 2 ? 1 : Math.floor(rows * 1.5) - 1;
};

/** Where it stands in the slot it begins in, in rows and in parts of its day's width. */
function placeOf(box: EventBox, row: number, { firstMinute, step }: Week) {
  const { top, bottom, column, columns, span, isBesideCrowd } = box;
  const place: Record<`--${string}`, number> = { '--rows': (bottom - top) / step };
  const into = (top - firstMinute) / step - row;
  if (into !== 0) place['--from'] = into;
  if (column > 0) place['--start'] = column / columns;
  if (span < columns) place['--width'] = span / columns;
  if (isBesideCrowd) place['--beside'] = 1;
  return place as CSSProperties;
}

function stateOf<E extends WeekEvent>({ part, speech, instant }: EventBlockProps<E>): WeekEventState {
  const { placed } = part;
  return {
    presentation: 'grid',
    times: visibleTimes(placed, speech),
    overlaps: placed.overlaps,
    isPast: placed.endsAt <= instant,
  };
}

/** Hours of digits alone read from left to right in every language. */
const inOrder = (times: string) => (/^[\d:.–\s]+$/.test(times) ? `\u2066${times}\u2069` : times);
