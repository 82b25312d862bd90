import { useEffect, useId, useState } from 'react';
import { rootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Notice } from '../Notice/index.ts';
import type { WeekCalendarProps } from './calendarProps.ts';
import type { Week } from './dates.ts';
import type { EventPart, PlacedEvent, WeekEvent } from './events.ts';
import { ListOnDemand, MonthOnDemand, PanelOnDemand, preloadPanel } from './onDemand.tsx';
import { useWeekCalendar } from './useWeekCalendar.ts';
import { calendar, failed } from './WeekCalendar.css.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekLegend } from './WeekLegend.tsx';
import { WeekToolbar } from './WeekToolbar.tsx';

/** The open panel: one event, or the events of an overflow. */
interface OpenPanel<E extends WeekEvent> {
  anchor: HTMLElement;
  title: string;
  placed?: PlacedEvent<E> | undefined;
  /** The days of the parts are counted in `week`. */
  lines?: { parts: readonly EventPart<E>[]; week: Week } | undefined;
}

/**
 * A month, a week, a work week or a day of events, as a grid that is all reachable by keyboard, or as a list of its
 * days.
 *
 * Renders a heading with its buttons, and `role="grid"` with a row for each half hour, or in a month for each week (APG
 * grid pattern), or lists under headings. One tab stop: arrows move it, Enter moves into the events of a slot or day,
 * Esc returns. Another page is announced once, politely. Events are at their wall-clock times in `timeZone`. The code of
 * the month and of the list is loaded when they are first shown.
 *
 * @part week-calendar-toolbar the title, the zone and the buttons
 * @part week-calendar-title the heading
 * @part week-calendar-note the time zone, or a clock change
 * @part week-calendar-legend the list of the groups, above the grid
 * @part week-calendar-group a group with its pattern, in the legend, the list and panels
 * @part week-calendar-grid the box that scrolls
 * @part week-calendar-day the header of a column
 * @part week-calendar-month-day the cell of a day in a month
 * @part week-calendar-day-note a date in the second calendar, or the name of a day off
 * @part week-calendar-hour the label of a row
 * @part week-calendar-all-day the row of all-day events
 * @part week-calendar-event an event of the grid
 * @part week-calendar-event-content the content that `renderEvent` returned, in the grid and the list
 * @part week-calendar-now the line at the current time, in the grid and the list
 * @part week-calendar-more the button of the events that don't fit
 * @part week-calendar-outside the button of the events before or after the hours
 * @part week-calendar-panel the panel of an event, or of several
 * @part week-calendar-list the list
 * @part week-calendar-list-day the heading of a day in the list
 * @part week-calendar-list-event an event of the list, or of the panel of several
 * @part week-calendar-editing the bar below the days, with `editing`
 * @part week-calendar-draft an event at its new place, or a selected range, with `editing`
 * @part week-calendar-edge an edge of an event that can be dragged, with `editing`
 * @selector [data-row] a row: -2 the days, -1 all-day events, then the hours from 0
 * @selector [data-group] the group of an event of the grid
 * @selector [data-cut] the sides on which an event of several days goes on: before, after
 * @selector [data-off] a day off in a month
 * @selector [data-outside] a day of another month
 * @selector [data-lifted] an event that is moved
 * @selector [data-busy] an event that is being saved at its new time
 * @selector [data-drop] a day of a month that an event moves to
 * @example
 * <WeekCalendar label="Appointments" events={appointments} onEventAction={open} onSlotAction={add} />
 */
export function WeekCalendar<E extends WeekEvent = WeekEvent>(props: WeekCalendarProps<E>) {
  const { label, isLoading = false, error, onRetry, onEventAction, eventPopover, height = '650px' } = props;
  const {
    renderEvent,
    renderEventActions,
    onSlotAction,
    headingLevel = 2,
    toolbar,
    hasNowLine = true,
    editing,
  } = props;
  const titleId = useId();
  const state = useWeekCalendar(props);
  const { weekLayout, labels, instant, today, now } = state;
  const { strings } = labels;
  const [openPanel, setOpenPanel] = useState<OpenPanel<E> | null>(null);
  const close = () => setOpenPanel(null);
  const hasPopup = eventPopover !== undefined;
  useEffect(() => {
    if (hasPopup) preloadPanel();
  }, [hasPopup]);

  const onEventPress = (placed: PlacedEvent<E>, anchor: HTMLElement) => {
    setOpenPanel(eventPopover ? { placed, anchor, title: placed.event.title } : null);
    onEventAction?.(placed.event);
  };
  const view = {
    label,
    weekLayout,
    labels,
    instant,
    today,
    now,
    titleId,
    renderEvent,
    onEventPress,
    onSlotAction,
  };
  const grid = {
    ...view,
    ...state,
    titleId: editing ? `${titleId} ${editing.hintId}` : titleId,
    height,
    isWaiting: isLoading,
    hasPopup,
  };
  const isFailed = error !== undefined && weekLayout.events.length === 0;

  return (
    <div {...rootProps(props, calendar)} ref={state.box} data-part="week-calendar">
      <WeekToolbar
        {...state}
        week={weekLayout.week}
        onPresentationChange={state.setPresentation}
        titleId={titleId}
        headingLevel={headingLevel}
      >
        {toolbar}
      </WeekToolbar>
      {error !== undefined && !isFailed && (
        <Notice
          tone="warning"
          title={strings.failed(label)}
          action={
            onRetry && (
              <Button size="row" onPress={onRetry}>
                {strings.retry}
              </Button>
            )
          }
        >
          {error}
        </Notice>
      )}
      {isFailed ? (
        <div className={failed}>
          <ErrorPanel title={strings.failed(label)} {...(onRetry && { onRetry })}>
            {error}
          </ErrorPanel>
        </div>
      ) : state.presentation === 'list' ? (
        <ListOnDemand
          {...view}
          isWaiting={isLoading}
          hasPopover={hasPopup}
          hasNowLine={hasNowLine}
          headingLevel={headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5}
          renderEventActions={renderEventActions}
        />
      ) : (
        <>
          {labels.groups.size > 0 && <WeekLegend labels={labels} />}
          {state.view === 'month' ? (
            <MonthOnDemand
              {...grid}
              firstDayOfWeek={props.firstDayOfWeek}
              onPartsPress={(parts, anchor, week, title) =>
                setOpenPanel({ lines: { parts, week }, anchor, title })
              }
            />
          ) : (
            <WeekGrid
              {...grid}
              focusedSlot={props.focusedSlot}
              onFocusedSlotChange={props.onFocusedSlotChange}
              initialHour={props.initialHour}
              hasNowLine={hasNowLine}
              onPartsPress={(parts, anchor) =>
                setOpenPanel({ lines: { parts, week: weekLayout.week }, anchor, title: nameOf(anchor) })
              }
            />
          )}
        </>
      )}
      {editing && <editing.Layer {...state} editing={editing} />}
      {openPanel && (
        <PanelOnDemand<E>
          key={openPanel.placed?.event.id}
          label={openPanel.title}
          labels={labels}
          anchor={openPanel.anchor}
          onClose={close}
          lines={
            openPanel.lines && {
              ...openPanel.lines,
              hasPopup,
              onEventPress: (placed) => onEventPress(placed, openPanel.anchor),
            }
          }
        >
          {openPanel.placed &&
            eventPopover?.(openPanel.placed.event, () => {
              openPanel.anchor.focus();
              close();
            })}
        </PanelOnDemand>
      )}
    </div>
  );
}

/** The name of the pressed button is the name of the panel. */
const nameOf = (anchor: HTMLElement) => anchor.ariaLabel ?? anchor.textContent ?? '';
