import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../props/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { useSharedTooltip } from '../Tooltip/index.ts';
import {
  barStyle,
  cutMarks,
  cutOf,
  cutTextOf,
  type DayNumber,
  dateOf,
  dayLength,
  type EventBar,
  eventName,
  groupClass,
  grouped,
  groupOf,
  groupStyle,
  layOutWeek,
  type MonthGridProps,
  namedColumnHead,
  ownContent,
  roles,
  slotStart,
  toneIcons,
  tones,
  visibleTimes,
  type Week,
  type WeekEvent,
  writingLocale,
} from '../WeekCalendar/index.ts';
import {
  cell as cellClass,
  day as dayClass,
  dayHead,
  dayOffName,
  event as eventClass,
  frame,
  grid as gridClass,
  head,
  headCell,
  more,
  note,
  time,
  title,
  waiting,
  week as weekClass,
} from './MonthGrid.css.ts';
import { layOutMonth, type MonthDay, weeksOfMonth } from './monthLayout.ts';
import { dayOfElement, useMonthFocus } from './useMonthFocus.ts';

/** The lines of events in a day before it is measured, and the fewest. */
const [initialLines, fewestLines] = [3, 2];

/**
 * A month as a grid of days, in whole weeks. A press on a day opens it.
 *
 * Numbers, notes and times aren't text, because names have them in words: the visible text of a day, its titles, is in
 * its name as it is (WCAG 2.5.3).
 */
export function MonthGrid<E extends WeekEvent>(props: MonthGridProps<E>) {
  const { weekLayout, labels, events, firstDayOfWeek, today, isNarrow, isWaiting } = props;
  const month = weekLayout.week;
  const { formats } = labels;
  const grid = useRef<HTMLDivElement>(null);
  const fitting = useLines(grid);
  const lines = isNarrow ? 0 : fitting;

  const weeks = useMemo(() => weeksOfMonth(month, firstDayOfWeek), [month, firstDayOfWeek]);
  const layout = useMemo(() => layOutWeek(weeks, events), [weeks, events]);
  const rows = useMemo(() => layOutMonth(layout, month, lines), [layout, month, lines]);
  const { handlers, tooltip } = useSharedTooltip(cutTextOf, 'top');
  const focus = useMonthFocus(props, grid, rows);
  const weekdays = useMemo(
    () => new Intl.DateTimeFormat(writingLocale(month.locale), { weekday: 'long', timeZone: 'UTC' }),
    [month.locale],
  );

  const open = (date: DayNumber) => {
    const at = rows.flat().find((day) => day.date === date);
    if (!at || props.onDayOpen) return props.onDayOpen?.(date);
    const anchor = grid.current?.querySelector<HTMLElement>(`[data-key="${dayKey(date)}"]`);
    if (at.parts.length > 0 && anchor) return props.onPartsPress(at.parts, anchor, weeks, labels.day(date));
    const start = slotStart(weeks, date - dateOf(weeks, 0), 0);
    if (start && !isWaiting) props.onSlotAction?.(start);
  };

  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const day = dayOfElement(target);
    if (day === null) return;
    const button = target.closest<HTMLElement>('[data-key]');
    const bars = rows.flatMap((days) => days.flatMap((one) => one.bars));
    const bar = button && bars.find((one) => keyOf(one) === button.dataset.key);
    if (button && bar) return props.onEventPress(bar.part.placed, button);
    open(day);
  };

  const name = (day: MonthDay<E>) => {
    const { length } = day.parts;
    const none = isWaiting ? labels.strings.loading : labels.strings.none;
    const titles = day.bars.map(({ part }) => part.placed.event.title);
    const more = lines > 0 && day.hidden > 0 ? labels.strings.more(day.hidden) : undefined;
    const events = length > 0 ? labels.strings.events(length) : none;
    return labels.join([labels.day(day.date), events, ...titles, more]);
  };

  return (
    <div
      {...handlers}
      className={frame}
      data-part="week-calendar-grid"
      data-narrow={isNarrow || undefined}
      dir={props.direction}
      style={
        {
          '--height': props.height,
          '--lines': Math.max(lines, 1),
          '--weeks': rows.length,
          '--page': props.pageDirection,
        } as CSSProperties
      }
      // Firefox makes what scrolls a stop of Tab; the grid is one already.
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: bars are over several cells. */}
      <div
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-describedby={props.titleId}
        aria-busy={isWaiting || undefined}
        className={gridClass}
        onClick={onClick}
        onKeyDown={(event) => focus.onKeyDown(event, open)}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <div {...roles.row} className={head}>
          {rows[0]?.map(({ date }) => (
            <div key={date} {...namedColumnHead(weekdays.format(date * dayLength))} className={headCell}>
              {formats.weekday(date)}
            </div>
          ))}
        </div>
        {rows.map((days, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows don't move; cells must keep their focus.
          <div key={row} {...roles.row} className={weekClass}>
            {days.map((day, column) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                key={column}
                role="gridcell"
                tabIndex={focus.isStop(day.date, null) ? 0 : -1}
                className={cellClass}
                data-part="week-calendar-month-day"
                data-date={day.date}
                data-outside={day.isOutside || undefined}
                data-weekend={day.isWeekend || undefined}
                data-off={labels.dayOff(day.date) !== undefined || undefined}
                aria-current={day.date === today ? 'date' : undefined}
                aria-label={name(day)}
              >
                <div className={dayHead}>
                  <button
                    type="button"
                    tabIndex={focus.isStop(day.date, dayKey(day.date)) ? 0 : -1}
                    className={dayClass}
                    data-key={dayKey(day.date)}
                    aria-label={labels.day(day.date)}
                    data-text={formats.day(day.date)}
                  />
                  {notesOf(day.date, props)}
                </div>
                {day.bars.map((bar) => [
                  monthEvent(bar, weeks, props, focus.isStop(day.date, keyOf(bar))),
                  // Between their texts.
                  ' ',
                ])}
                {day.hidden > 0 && (
                  <button
                    type="button"
                    tabIndex={focus.isStop(day.date, moreKey) ? 0 : -1}
                    className={more}
                    data-part="week-calendar-more"
                    data-key={moreKey}
                    aria-haspopup={props.onDayOpen ? undefined : 'dialog'}
                    aria-label={labels.join([
                      lines > 0 ? labels.strings.more(day.hidden) : labels.strings.events(day.hidden),
                      labels.day(day.date),
                    ])}
                  >
                    {lines > 0 ? labels.strings.more(day.hidden) : formats.number(day.hidden)}
                  </button>
                )}
                {isWaiting && weekLayout.events.length === 0 && day.date % 3 === 0 && (
                  <span className={waiting}>
                    <Skeleton height="1rem" />
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {tooltip}
    </div>
  );
}

/** The date in the second calendar, and the name of a day off. */
const notesOf = (date: DayNumber, { labels }: Pick<MonthGridProps, 'labels'>): ReactNode =>
  [labels.formats.second?.(date), labels.dayOff(date)].map(
    (text, index) =>
      text && (
        <span
          key={text}
          className={index > 0 ? dayOffName : note}
          data-part="week-calendar-day-note"
          data-text={text}
        />
      ),
  );

/** The button of an event: its time and its title on one line. */
function monthEvent<E extends WeekEvent>(
  bar: EventBar<E>,
  weeks: Week,
  { labels, renderEvent, instant, hasPopup }: MonthGridProps<E>,
  isStop: boolean,
) {
  const { placed, begins } = bar.part;
  const { event, isAllDay, from, overlaps, endsAt } = placed;
  const { tone = 'accent' } = event;
  const group = groupOf(event, labels);
  const key = keyOf(bar);
  return (
    <button
      key={key}
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={classNames(tones[tone], eventClass, group && groupClass(group, grouped))}
      data-part="week-calendar-event"
      data-key={key}
      data-tone={tone}
      data-group={group?.id}
      data-cut={cutOf(bar)}
      aria-label={eventName(placed, weeks, labels)}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      style={{ ...barStyle(bar), ...(group && groupStyle(group)) }}
    >
      {cutMarks(bar)}
      {renderEvent ? (
        <span className={ownContent} data-part="week-calendar-event-content">
          {renderEvent(event, {
            presentation: 'grid',
            times: visibleTimes(placed, labels),
            overlaps,
            isPast: endsAt <= instant,
          })}
        </span>
      ) : (
        <span className={title}>
          {toneIcons[tone]}
          {!isAllDay && begins && <span className={time} data-text={labels.formats.time(from.minute)} />}
          {event.title}
        </span>
      )}
    </button>
  );
}

const moreKey = '+';
const dayKey = (date: DayNumber) => `day ${date}`;
/** A bar that goes on in another week has a button there, too. */
const keyOf = ({ part, day }: EventBar) => `${part.placed.event.id}@${part.day}/${day}`;

/** How many lines of events fit in a day: the height is that of the calendar, and the weeks share it. */
function useLines(grid: RefObject<HTMLElement | null>) {
  const [lines, setLines] = useState(initialLines);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const [heads, ...weeks] = element.querySelectorAll<HTMLElement>('[role="row"]');
      // The line of the dates, the lines of events, and the rest.
      const heights = weeks.map((week) =>
        getComputedStyle(week).gridTemplateRows.split(' ').map(Number.parseFloat),
      );
      const dates = Math.max(...heights.map(([date]) => date ?? 0));
      const line = heights[0]?.[1] ?? 0;
      const room = (element.parentElement?.clientHeight ?? 0) - (heads?.offsetHeight ?? 0);
      if (line > 0) setLines(Math.max(fewestLines, Math.floor((room / weeks.length - dates - 3) / line)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  return lines;
}
