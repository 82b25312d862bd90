import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Notice } from '../Notice/index.ts';
import type { WeekCalendarProps } from './calendarProps.ts';
import { EventLines } from './EventLines.tsx';
import { EventPanel } from './EventPanel.tsx';
import type { EventPart, PlacedEvent, WeekEvent } from './events.ts';
import { useWeekCalendar } from './useWeekCalendar.ts';
import { calendar, failed } from './WeekCalendar.css.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekList } from './WeekList.tsx';
import { WeekToolbar } from './WeekToolbar.tsx';

/** What stands beside what was pressed. */
type Opened<E extends WeekEvent> = { anchor: HTMLElement } & (
  | { placed: PlacedEvent<E> }
  | { parts: readonly EventPart<E>[] }
);

/**
 * A week of events: as a grid of half hours, each of which can be reached and heard, or as a list of its days.
 *
 * Renders a heading with its buttons, and `role="grid"` with a row for each half hour (APG grid pattern), or lists
 * under headings. One tab stop; arrows move it, Enter goes into the events of a slot, Esc comes back. Another week
 * is announced once, politely. Events are placed by the clock on the wall of `timeZone`.
 *
 * @selector [data-row] a row: -2 the days, -1 what is all day, then the hours from 0
 * @example
 * <WeekCalendar label="Appointments" events={appointments} onEventAction={open} onSlotAction={add} />
 */
export function WeekCalendar<E extends WeekEvent = WeekEvent>(props: WeekCalendarProps<E>) {
  const { label, isLoading = false, error, onRetry, onEventAction, eventPopover, height = '650px' } = props;
  const { renderEvent, renderEventActions, onSlotAction, headingLevel = 2, toolbar } = props;
  const titleId = useId();
  const state = useWeekCalendar(props);
  const { plan, speech, isNarrow, instant, today, now } = state;
  const { words } = speech;
  const [opened, setOpened] = useState<Opened<E> | null>(null);
  const close = () => setOpened(null);
  const hasPopup = eventPopover !== undefined;

  const onEventPress = (placed: PlacedEvent<E>, anchor: HTMLElement) => {
    setOpened(eventPopover ? { placed, anchor } : null);
    onEventAction?.(placed.event);
  };
  const view = { label, plan, speech, instant, today, now, titleId, renderEvent, onEventPress, onSlotAction };
  const isFailed = error !== undefined && plan.events.length === 0;

  return (
    <div ref={state.box} className={calendar}>
      <WeekToolbar
        week={plan.week}
        speech={speech}
        today={today}
        presentation={state.presentation}
        onPresentationChange={state.setPresentation}
        onMove={state.onMove}
        onToday={state.onToday}
        onIntent={state.onIntent}
        titleId={titleId}
        headingLevel={headingLevel}
        isNarrow={isNarrow}
      >
        {toolbar}
      </WeekToolbar>
      {error !== undefined && !isFailed && (
        <Notice
          tone="warning"
          title={words.failed(label)}
          action={onRetry && <Retry onPress={onRetry}>{words.retry}</Retry>}
        >
          {error}
        </Notice>
      )}
      {isFailed ? (
        <div className={failed}>
          <ErrorPanel title={words.failed(label)} {...(onRetry && { onRetry })}>
            {error}
          </ErrorPanel>
        </div>
      ) : state.presentation === 'list' ? (
        <WeekList
          {...view}
          isWaiting={isLoading}
          hasPopover={hasPopup}
          headingLevel={headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5}
          renderEventActions={renderEventActions}
        />
      ) : (
        <WeekGrid
          {...view}
          {...state}
          focusedSlot={props.focusedSlot}
          onFocusedSlotChange={props.onFocusedSlotChange}
          height={height}
          isWaiting={isLoading}
          hasPopup={hasPopup}
          onPartsPress={(parts, anchor) => setOpened({ parts, anchor })}
        />
      )}
      {opened && (
        <EventPanel
          key={'placed' in opened ? opened.placed.event.id : ''}
          label={'placed' in opened ? opened.placed.event.title : nameOf(opened.anchor)}
          anchor={opened.anchor}
          onClose={close}
        >
          {'placed' in opened ? (
            eventPopover?.(opened.placed.event, () => {
              opened.anchor.focus();
              close();
            })
          ) : (
            <EventLines
              title={nameOf(opened.anchor)}
              parts={opened.parts}
              week={plan.week}
              speech={speech}
              hasPopup={hasPopup}
              onEventPress={(placed) => onEventPress(placed, opened.anchor)}
            />
          )}
        </EventPanel>
      )}
    </div>
  );
}

const Retry = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <Button size="row" onPress={onPress}>
    {children}
  </Button>
);

/** What was pressed says by itself what it opens. */
const nameOf = (anchor: HTMLElement) => anchor.ariaLabel ?? anchor.textContent ?? '';
