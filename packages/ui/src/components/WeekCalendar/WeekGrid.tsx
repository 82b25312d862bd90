import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { isTextCut, useSharedTooltip } from '../Tooltip/index.ts';
import type { WeekGridProps } from './calendarProps.ts';
import { type DayNumber, slotStart, type Week, type WeekMoment } from './dates.ts';
import { eventBlock, visibleTexts } from './EventBlock.tsx';
import { type EventPart, outsideParts, type WeekEvent, type WeekLayout } from './events.ts';
import { allDayName, moreButtonLabels, outsideName, slotName, type WeekLabels } from './labels.ts';
import {
  barsOf,
  type EventOverflow,
  layOutDay,
  mostColumns,
  type SlotItem,
  visibleItemsOf,
} from './layout.ts';
import {
  allDayRow,
  type GridFocusOptions,
  headerRow,
  positionIn,
  positionOfCell,
  useGridFocus,
} from './useGridFocus.ts';
import { useAllDayRow, useAvailableColumns } from './useMeasuredLayout.ts';
import {
  allDay,
  allDayCell,
  axis,
  axisAllDay,
  axisHour,
  axisTop,
  body,
  columnOf,
  columns,
  corner,
  dayNote,
  dayNumber,
  frame,
  gridCells,
  grid as gridClass,
  head,
  headCell,
  moreButton as moreButtonClass,
  nowDot,
  nowTime,
  outside,
  rows,
  scroller,
  skeletonEvent,
  skeletonEvents,
  withEvents,
} from './WeekGrid.css.ts';

/** How far the label of an hour is above its line, in pixels. */
const labelAbove = 8;

interface GridProps<E extends WeekEvent>
  extends WeekGridProps<E>,
    Omit<GridFocusOptions<E>, 'grid' | 'layouts' | 'isMirrored' | 'weekLayout'> {
  titleId: string;
  direction: 'ltr' | 'rtl';
  /** The direction of the page: texts keep it in a grid of the other direction. */
  pageDirection: 'ltr' | 'rtl';
  height: string;
  initialHour: number | undefined;
  hasNowLine: boolean;
  isWaiting: boolean;
  hasPopup: boolean;
  /** A button of several events was pressed. */
  onPartsPress: (parts: readonly EventPart<E>[], on: HTMLElement) => void;
}

/** The week as a grid of slots. See `useGridFocus` for its keys, and `visibleItemsOf` for the cell that contains an event. */
export function WeekGrid<E extends WeekEvent>(props: GridProps<E>) {
  const { weekLayout, labels, now, today, direction, position, isWaiting, hasPopup, renderEvent } = props;
  const { week } = weekLayout;
  const grid = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const full = useMemo(() => weekLayout.days.map((day) => layOutDay(day.timed, week)), [weekLayout, week]);
  const all = mostColumns(full);
  const most = useAvailableColumns(around, all, labels.hasLongTimes, week.days.length);
  const mostBeside = useAvailableColumns(around, all, labels.hasLongTimes, week.days.length, true);
  // The first render includes a tab stop. After that, `useGridFocus` moves it in the DOM.
  const [first] = useState(() => positionIn(week, position.current));

  const layouts = useMemo(
    () => (most < all ? weekLayout.days.map((day) => layOutDay(day.timed, week, most, mostBeside)) : full),
    [weekLayout, week, full, all, most, mostBeside],
  );
  const visibleItems = useMemo(
    () =>
      weekLayout.days.map((day, index) =>
        visibleItemsOf(day, layouts[index] ?? { boxes: [], overflows: [] }, weekLayout.week),
      ),
    [weekLayout, layouts],
  );
  const { handlers, tooltip } = useSharedTooltip(cutTextOf, 'top');
  const focus = useGridFocus({ ...props, grid, layouts, isMirrored: direction === 'rtl' });
  // Only `renderEvent` depends on the current minute.
  const instant = renderEvent ? props.instant : 0;
  const row = { weekLayout, labels, renderEvent, instant, hasPopup };
  useAllDayRow(box, weekLayout.hasAllDay);
  const notes = [labels.formats.second, week.days.some(({ date }) => labels.dayOff(date))];

  // Scrolls to the initial hour, or to the slot with the tab stop: now, or the first event.
  const initialRow =
    props.initialHour === undefined ? undefined : (props.initialHour * 60 - week.firstMinute) / week.step;
  const scrollToStart = useEffectEvent(() => {
    if (!box.current) return;
    const { top, height } = box.current.getBoundingClientRect();
    if (initialRow !== undefined) {
      const [first] = box.current.querySelectorAll<HTMLElement>('[data-row="0"]');
      // The label of an hour begins above its line.
      box.current.scrollTop = initialRow * (first?.offsetHeight ?? 0) - labelAbove;
      return;
    }
    const cell = box.current.querySelector('[role="gridcell"][tabindex="0"]');
    if (!cell) return;
    const below = cell.getBoundingClientRect().bottom - top;
    if (below > height * 0.8) box.current.scrollTop = below - height / 2;
  });
  useLayoutEffect(() => scrollToStart(), []);

  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-key]');
    if (button) return press(button);
    const at = positionOfCell(target);
    const isFree = at && weekLayout.days[at.day]?.slots[at.row]?.length === 0;
    const start = isFree && !isWaiting && slotStart(week, at.day, at.row);
    if (start) props.onSlotAction?.(start);
  };

  const press = (button: HTMLElement) => {
    const { key } = button.dataset;
    const part = weekLayout.days
      .flatMap(({ allDay, timed }) => [...allDay, ...timed])
      .find((one) => one.key === key);
    if (part) return props.onEventPress(part.placed, button);
    const overflow = layouts.flatMap(({ overflows }) => overflows).find((one) => one.key === key);
    if (overflow) props.onPartsPress(overflow.parts, button);
  };

  return (
    <div
      ref={around}
      className={frame}
      data-wide={labels.hasLongTimes || undefined}
      style={{ '--days': week.days.length, '--notes': notes.filter(Boolean).length } as CSSProperties}
    >
      <OutsideRow {...props} side="before" />
      <div
        ref={box}
        {...handlers}
        className={scroller}
        data-part="week-calendar-grid"
        dir={direction}
        style={{ maxBlockSize: props.height, '--page': props.pageDirection } as CSSProperties}
        // Firefox makes what scrolls a stop of Tab; the grid is one already.
        tabIndex={-1}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table would be laid out in full for each event. */}
        <div
          ref={grid}
          role="grid"
          aria-label={props.label}
          aria-describedby={props.titleId}
          aria-busy={isWaiting || undefined}
          className={gridClass}
          onClick={onClick}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <GridHead
            weekLayout={weekLayout}
            labels={labels}
            today={today}
            tabDay={first.row === headerRow ? first.day : null}
          />
          {weekLayout.hasAllDay && <AllDayRow {...row} tabDay={first.row === allDayRow ? first.day : null} />}
          <div {...roles.rows} className={body}>
            <Columns weekLayout={weekLayout} labels={labels} />
            {week.slots.map((minute, index) => (
              <GridRow
                key={minute}
                {...row}
                row={index}
                visibleItems={visibleItems}
                nowDay={now?.slot === index ? now.day : null}
                tabDay={first.row === index ? first.day : null}
                isWaiting={isWaiting}
                canAdd={props.onSlotAction !== undefined}
              />
            ))}
            {now && props.hasNowLine && <NowLine week={week} now={now} labels={labels} />}
            {isWaiting && weekLayout.events.length === 0 && <SkeletonEvents days={week.days.length} />}
          </div>
        </div>
      </div>
      <OutsideRow {...props} side="after" />
      {tooltip}
    </div>
  );
}

/** The text of an event or of a day's head, if it is longer than its room, with the times of the event. */
export function cutTextOf(element: HTMLElement) {
  if (!element.matches('button, [role="columnheader"]') || !isTextCut(element)) return null;
  // biome-ignore lint/performance/useDomNodeTextContent: the blocks of a host need spaces between them.
  const { innerText, dataset } = element;
  return [innerText, dataset['times']].filter(Boolean).join(' ');
}

interface GridHeadProps<E extends WeekEvent> extends Pick<WeekGridProps<E>, 'weekLayout' | 'labels'> {
  today: DayNumber;
  tabDay: number | null;
}

function gridHead<E extends WeekEvent>({ weekLayout, labels, today, tabDay }: GridHeadProps<E>) {
  const { formats, strings } = labels;

  return (
    <div {...roles.row} data-row={headerRow} className={head}>
      <div {...roles.columnHead} className={corner}>
        {strings.time}
      </div>
      {weekLayout.days.map(({ date }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: columns don't move.
          key={index}
          {...namedColumnHead(labels.day(date))}
          tabIndex={tabDay === index ? 0 : -1}
          className={headCell}
          data-part="week-calendar-day"
          aria-current={date === today ? 'date' : undefined}
        >
          {`${formats.weekday(date)} `}
          <span className={dayNumber}>{formats.day(date)}</span>
          {[formats.second?.(date), labels.dayOff(date)].map(
            (note) => note && <DayNote key={note}>{note}</DayNote>,
          )}
        </div>
      ))}
    </div>
  );
}

/** The days of the week. It is sticky. */
const GridHead = memo(gridHead) as typeof gridHead;

interface GridRowProps<E extends WeekEvent>
  extends Pick<WeekGridProps<E>, 'weekLayout' | 'labels' | 'renderEvent' | 'instant'> {
  row: number;
  /** The items that begin in each row of each day: see `visibleItemsOf`. */
  visibleItems: readonly (readonly (readonly SlotItem<E>[])[])[];
  /** The day of now, if now is in this row. */
  nowDay: number | null;
  /** The day of the first tab stop, if it is in this row. */
  tabDay: number | null;
  isWaiting: boolean;
  hasPopup: boolean;
  canAdd: boolean;
}

function gridRow<E extends WeekEvent>(props: GridRowProps<E>) {
  const { weekLayout, labels, row, nowDay, tabDay, canAdd, isWaiting, visibleItems } = props;
  const { week, days } = weekLayout;
  const minute = week.slots[row] ?? 0;
  const time = labels.formats.time(minute);
  const isHour = minute % 60 === 0;
  const now: WeekMoment | null = nowDay === null ? null : { day: nowDay, minute, slot: row };

  return (
    <div
      {...roles.row}
      data-row={row}
      className={isHour && row > 0 ? rows.hour : rows.other}
      // Only free slots show it. It is set on rows that need it: rows with different values can't share computed styles.
      style={canAdd ? ({ '--time': `"+ ${time}"` } as CSSProperties) : undefined}
    >
      <div
        {...roles.rowHead}
        className={row === 0 ? axisTop : isHour ? axisHour : axis}
        data-part="week-calendar-hour"
      >
        {time}
      </div>
      {days.map((day, index) => {
        const isFree = canAdd && !isWaiting && (day.slots[row]?.length ?? 0) === 0;
        const cellClass = isFree ? gridCells.free : gridCells.plain;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table would be laid out in full for each event.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: columns don't move; cells must keep their focus.
            key={index}
            role="gridcell"
            tabIndex={tabDay === index ? 0 : -1}
            className={visibleItems[index]?.[row] ? `${cellClass} ${withEvents}` : cellClass}
            aria-label={slotLabel(props, index, now)}
          >
            {visibleItems[index]?.[row] && slotContent(props, index)}
          </div>
        );
      })}
    </div>
  );
}

/** One row of the hours with its slots. It doesn't render when focus moves: see `useGridFocus`. */
const GridRow = memo(gridRow) as typeof gridRow;

/** The name of a slot, with the visible texts of its items. */
function slotLabel<E extends WeekEvent>(props: GridRowProps<E>, index: number, now: WeekMoment | null) {
  const { visibleItems, row, weekLayout, labels, isWaiting } = props;
  const name = slotName(weekLayout, index, row, now, labels, isWaiting);
  const items = visibleItems[index]?.[row];
  return items ? labels.join([name, ...items.flatMap((item) => visibleTexts(item, props))]) : name;
}

/** The buttons of the items that begin in a slot, in reading order, with a space between their texts. */
function slotContent<E extends WeekEvent>(props: GridRowProps<E>, index: number): ReactNode {
  return props.visibleItems[index]?.[props.row]?.map((item, place) => {
    const button =
      item.kind === 'event'
        ? eventBlock({ ...props, part: item.box.part, box: item.box, inSlot: item.inSlot })
        : moreButton(props, item.overflow, index);
    return place > 0 ? [' ', button] : button;
  });
}

function moreButton<E extends WeekEvent>(
  { weekLayout, labels, row }: GridRowProps<E>,
  overflow: EventOverflow<E>,
  index: number,
) {
  const date = weekLayout.days[index]?.date;
  if (!date) return null;
  const { visible, name } = moreButtonLabels(overflow, date, labels);

  return (
    <button
      key={overflow.key}
      type="button"
      tabIndex={-1}
      className={moreButtonClass}
      data-part="week-calendar-more"
      data-key={overflow.key}
      aria-label={name}
      aria-haspopup="dialog"
      style={{ '--from': buttonFrom(overflow, row, weekLayout.week) } as CSSProperties}
    >
      {`\u2066${visible}\u2069`}
    </button>
  );
}

/** The row of the button, counted from the row of its slot: the last one next to the events in its place. */
const buttonFrom = ({ buttonBottom }: EventOverflow, row: number, { firstMinute, step }: Week) =>
  (buttonBottom - firstMinute) / step - 1 - row;

/** The row above the hours, for events of a day or longer. Each is one bar over its days, in the cell of the first. */
function AllDayRow<E extends WeekEvent>(
  props: Omit<GridRowProps<E>, 'row' | 'visibleItems' | 'nowDay' | 'canAdd' | 'isWaiting'>,
) {
  const { weekLayout, labels, tabDay } = props;
  const bars = barsOf(weekLayout.days.map((day) => day.allDay));
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1;

  return (
    <div
      {...roles.row}
      data-row={allDayRow}
      className={allDay}
      data-part="week-calendar-all-day"
      style={{ '--lanes': lanes } as CSSProperties}
    >
      <div {...roles.rowHead} className={axisAllDay}>
        {labels.strings.allDay}
      </div>
      {weekLayout.days.map((day, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as in the hour rows.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the hour rows.
          key={index}
          role="gridcell"
          tabIndex={tabDay === index ? 0 : -1}
          className={`${gridCells.plain} ${allDayCell}`}
          aria-label={labels.join([
            allDayName(day, labels),
            ...bars.flatMap(({ part, day }) => (day === index ? part.placed.event.title : [])),
          ])}
        >
          {bars.map((bar) => {
            const { part } = bar;
            const inSlot = { position: day.allDay.indexOf(part) + 1, total: day.allDay.length };
            return bar.day === index && [eventBlock({ ...props, part, bar, inSlot }), ' '];
          })}
        </div>
      ))}
      <Columns weekLayout={weekLayout} labels={labels} />
    </div>
  );
}

/** A line below the date in the head of a day. */
const DayNote = ({ children }: { children: string }) => (
  <bdi className={dayNote} data-part="week-calendar-day-note">
    {children}
  </bdi>
);

/** The visible columns of the days. The cells have no borders, because there are hundreds of them. */
const Columns = ({
  weekLayout: { days },
  labels,
}: Pick<GridHeadProps<WeekEvent>, 'weekLayout' | 'labels'>) => (
  <div className={columns} aria-hidden="true">
    {days.map(({ date, isWeekend }) => (
      <div key={date} className={columnOf[labels.dayOff(date) ? 'off' : isWeekend ? 'weekend' : 'workday']} />
    ))}
  </div>
);

interface NowLineProps {
  week: Week;
  now: WeekMoment;
  labels: WeekLabels;
}

/** A line at the current time. It is only visible: the name of its slot includes "now". */
function NowLine({ week, now, labels }: NowLineProps) {
  if (now.slot === null) return null;
  const rows = (now.minute - week.firstMinute) / week.step;

  return (
    <div aria-hidden="true" style={{ '--now': rows, '--day': now.day } as CSSProperties}>
      <span className={nowTime}>{labels.formats.time(now.minute)}</span>
      <span className={nowDot} data-part="week-calendar-now" />
    </div>
  );
}

interface OutsideRowProps<E extends WeekEvent> {
  side: 'before' | 'after';
  weekLayout: WeekLayout<E>;
  labels: WeekLabels;
  onPartsPress: (parts: readonly EventPart<E>[], on: HTMLElement) => void;
}

/** A button with the number of events before the first hour or after the last one. It opens them. */
function OutsideRow<E extends WeekEvent>({ side, weekLayout, labels, onPartsPress }: OutsideRowProps<E>) {
  const name = outsideName(weekLayout, side, labels);
  if (name === null) return null;

  return (
    <button
      type="button"
      className={outside}
      data-part="week-calendar-outside"
      data-side={side}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onPartsPress(outsideParts(weekLayout, side), currentTarget)}
    >
      {side === 'before' ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />}
      {name}
    </button>
  );
}

/** Placeholders until the events are loaded. */
const SkeletonEvents = ({ days }: { days: number }) => (
  <div className={skeletonEvents} aria-hidden="true">
    {[0, 5, 2, 8, 1].slice(0, days).map((from, day) => (
      <div key={from} className={skeletonEvent} style={{ '--from': from } as CSSProperties}>
        <Skeleton height={day % 2 ? '4.5rem' : '3rem'} />
      </div>
    ))}
  </div>
);

/** The roles of the grid. Its elements aren't a table, because a browser lays out all of a table for every event. */
export const roles = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;

/** A column header whose name is longer than its text. */
export const namedColumnHead = (name: string) => ({ ...roles.columnHead, 'aria-label': name });
