import { type CSSProperties, memo, type ReactNode } from 'react';
import type { WeekGridProps } from './calendarProps.ts';
import { allDay, allDayCell, cells, columnOf, columns, holds, rows } from './cells.css.ts';
import { eventBlock, seenOf } from './EventBlock.tsx';
import type { WeekEvent } from './events.ts';
import type { SlotItem } from './items.ts';
import { allDayRow } from './keys.ts';
import type { EventCrowd } from './layout.ts';
import { crowd as crowdClass } from './marks.css.ts';
import { allDayName, crowdNames, slotName } from './names.ts';
import type { WeekPlan } from './plan.ts';
import { roles } from './roles.ts';
import { axis, axisAllDay, axisHour, axisTop } from './WeekGrid.css.ts';
import type { Week, WeekMoment } from './week.ts';

export interface GridRowProps<E extends WeekEvent>
  extends Pick<WeekGridProps<E>, 'plan' | 'speech' | 'renderEvent' | 'instant'> {
  row: number;
  /** What begins in each row of each day: see `drawnOf`. */
  drawn: readonly (readonly (readonly SlotItem<E>[])[])[];
  /** The day whose slot in this row is now. */
  nowDay: number | null;
  /** The day of the slot that Tab comes to at first. */
  tabDay: number | null;
  isWaiting: boolean;
  hasPopup: boolean;
  canAdd: boolean;
}

function rowOf<E extends WeekEvent>(props: GridRowProps<E>) {
  const { plan, speech, row, nowDay, tabDay, canAdd, isWaiting, drawn } = props;
  const { week, days } = plan;
  const minute = week.slots[row] ?? 0;
  const time = speech.formats.time(minute);
  const isHour = minute % 60 === 0;
  const now: WeekMoment | null = nowDay === null ? null : { day: nowDay, minute, slot: row };

  return (
    <div
      {...roles.row}
      data-row={row}
      className={isHour && row > 0 ? rows.hour : rows.other}
      // Only what is free says it; where each row has words of its own, no two can share what was computed of styles.
      style={canAdd ? ({ '--time': `"+ ${time}"` } as CSSProperties) : undefined}
    >
      <div {...roles.rowHead} className={row === 0 ? axisTop : isHour ? axisHour : axis}>
        {time}
      </div>
      {days.map((day, index) => {
        const isFree = canAdd && !isWaiting && (day.slots[row]?.length ?? 0) === 0;
        const look = isFree ? cells.free : cells.plain;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table would be laid out anew for every event.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place, and its cell keeps the focus from week to week.
            key={index}
            role="gridcell"
            tabIndex={tabDay === index ? 0 : -1}
            className={drawn[index]?.[row] ? `${look} ${holds}` : look}
            aria-label={nameOf(props, index, now)}
          >
            {drawn[index]?.[row] && contentOf(props, index)}
          </div>
        );
      })}
    </div>
  );
}

/** One row of the hours with its seven slots. Focus moves without it: see `useGridFocus`. */
export const GridRow = memo(rowOf) as typeof rowOf;

/** A slot says in short what can be read in it, too. */
function nameOf<E extends WeekEvent>(props: GridRowProps<E>, index: number, now: WeekMoment | null) {
  const { drawn, row, plan, speech, isWaiting } = props;
  const name = slotName(plan, index, row, now, speech, isWaiting);
  const items = drawn[index]?.[row];
  return items
    ? speech.words.join([name, ...items.flatMap((item) => seenOf(item, plan.week, speech))])
    : name;
}

/** The buttons of what begins in a slot, in reading order, with a space between the words of two. */
function contentOf<E extends WeekEvent>(props: GridRowProps<E>, index: number): ReactNode {
  return props.drawn[index]?.[props.row]?.map((item, place) => {
    const button =
      item.kind === 'event'
        ? eventBlock({ ...props, part: item.box.part, box: item.box, place: item.place })
        : crowdButton(props, item.crowd, index);
    return place > 0 ? [' ', button] : button;
  });
}

function crowdButton<E extends WeekEvent>(
  { plan, speech, row }: GridRowProps<E>,
  crowd: EventCrowd<E>,
  index: number,
) {
  const date = plan.days[index]?.date;
  if (!date) return null;
  const { visible, name } = crowdNames(crowd, date, speech);

  return (
    <button
      key={crowd.key}
      type="button"
      tabIndex={-1}
      className={crowdClass}
      data-key={crowd.key}
      aria-label={name}
      aria-haspopup="dialog"
      style={{ '--from': buttonFrom(crowd, row, plan.week) } as CSSProperties}
    >
      {`\u2066${visible}\u2069`}
    </button>
  );
}

/** The button lies in the last row beside those it does not fit with. */
const buttonFrom = ({ buttonBottom }: EventCrowd, row: number, { firstMinute, step }: Week) =>
  (buttonBottom - firstMinute) / step - 1 - row;

/** The row above the hours, for what lasts a day and longer. */
export function AllDayRow<E extends WeekEvent>(
  props: Omit<GridRowProps<E>, 'row' | 'drawn' | 'nowDay' | 'canAdd' | 'isWaiting'>,
) {
  const { plan, speech, tabDay } = props;

  return (
    <div {...roles.row} data-row={allDayRow} className={allDay}>
      <div {...roles.rowHead} className={axisAllDay}>
        {speech.words.allDay}
      </div>
      {plan.days.map((day, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as in the rows of the hours.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the rows of the hours.
          key={index}
          role="gridcell"
          tabIndex={tabDay === index ? 0 : -1}
          className={`${cells.plain} ${allDayCell}`}
          aria-label={speech.words.join([
            allDayName(day, speech),
            ...day.allDay.map(({ placed }) => placed.event.title),
          ])}
        >
          {day.allDay.map((part, position) => [
            position > 0 && ' ',
            eventBlock({ ...props, part, place: { position: position + 1, total: day.allDay.length } }),
          ])}
        </div>
      ))}
      <Columns {...plan} />
    </div>
  );
}

/** What is seen of the days behind their cells, which draw nothing: there are hundreds of them. */
export const Columns = ({ days }: Pick<WeekPlan, 'days'>) => (
  <div className={columns} aria-hidden="true">
    {days.map(({ date, isWeekend }) => (
      <div key={date} className={columnOf[isWeekend ? 'weekend' : 'workday']} />
    ))}
  </div>
);
