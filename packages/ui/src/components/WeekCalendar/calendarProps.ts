import type { ReactNode, RefObject } from 'react';
import type { RootProps } from '../../props/index.ts';
import type { DayNumber, Week, WeekCalendarView, WeekMoment, WeekOptions } from './dates.ts';
import type { EventPart, PlacedEvent, WeekEvent, WeekGroup, WeekLayout } from './events.ts';
import type { SecondCalendar } from './formats.ts';
import type { DaysOff, WeekLabels } from './labels.ts';
import type { PendingFocus, TabStop } from './useGridFocus.ts';

/** Two equal presentations of the same week. */
export type WeekPresentation = 'grid' | 'list';

/** The state that `renderEvent` gets in addition to the event. */
export interface WeekEventState {
  presentation: WeekPresentation;
  /** "10:30–11:00", or "All day". */
  times: string;
  /** The number of events that share time with it. */
  overlaps: number;
  /** It is over. */
  isPast: boolean;
}

/**
 * Moving and resizing of events and selecting a range of time. `useCalendarEditing` of
 * `@console/ui/week-calendar-editing` returns it.
 */
export interface WeekCalendarEditing<E extends WeekEvent = WeekEvent> {
  /** Starts moving an event, by its `id`, for a button in its popover or in the list. */
  edit: (id: string) => void;
  /** For the calendar: the events at their new times, until these are saved. */
  place: (events: readonly E[]) => readonly E[];
  /** For the calendar: the ID of the text that describes the keys. */
  hintId: string;
  /** For the calendar: the keys, the pointer, and the bar below the events. */
  Layer: (props: EditingLayerProps<E>) => ReactNode;
}

/** What the calendar passes to the layer of its `editing`. */
export interface EditingLayerProps<E extends WeekEvent = WeekEvent> {
  editing: WeekCalendarEditing<E>;
  /** The root element of the calendar. */
  box: RefObject<HTMLDivElement | null>;
  weekLayout: WeekLayout<E>;
  labels: WeekLabels;
  presentation: WeekPresentation;
  /** The direction of the days. */
  direction: 'ltr' | 'rtl';
  /** Shows another page. */
  onMove: (pages: number) => void;
}

/** The root element, with a method of the calendar. */
export interface WeekCalendarHandle extends HTMLDivElement {
  /** Shows the week of a moment and moves focus to its slot; a date alone, `YYYY-MM-DD`, goes to its first slot. */
  focusSlot: (moment: string) => void;
}

/**
 * Dates are strings, `YYYY-MM-DD`. Moments are ISO 8601 strings with `Z` or an offset; without one they are local time
 * in `timeZone`. Callbacks return moments with the offset of that zone, `2026-11-19T10:30:00+02:00`: its first
 * characters are local time, and `new Date()` reads the moment.
 */
export interface WeekCalendarProps<E extends WeekEvent = WeekEvent>
  extends Omit<WeekOptions, 'locale' | 'timeZone' | 'view'>,
    RootProps<WeekCalendarHandle> {
  /** The content of the calendar, such as "Appointments". It is the name of the grid and of the list. */
  label: string;
  /** The events in any order, also of other weeks. Pass the same array as long as nothing changes. */
  events: readonly E[];
  /**
   * Persons, rooms or other groups that events belong to: each is a color and a pattern at the edge of its events, and
   * an entry of the legend. Pass the same array as long as nothing changes.
   */
  groups?: readonly WeekGroup[] | undefined;
  /** An IANA time zone. Server and browser might be in different ones. @default the viewer's */
  timeZone?: string | undefined;
  /**
   * A calendar whose dates are next to the others, in the language of the page: in the heads of days, in months, and in
   * the names of days. Slots don't repeat it.
   */
  secondCalendar?: SecondCalendar | undefined;
  /**
   * Days that aren't worked, such as public holidays, in addition to weekends: each has stripes, and its name is visible
   * and in the name of its day. Pass the same list or function as long as nothing changes.
   */
  daysOff?: DaysOff | undefined;
  /** A date in the visible week or month, or the visible day, if the host controls it. */
  value?: string | undefined;
  /** A date in the initial week or month, or the initial day. @default today */
  defaultValue?: string | undefined;
  /** Called when another month, week or day is requested. */
  onValueChange?: ((date: string) => void) | undefined;
  /** Called when the pointer or focus is on a button to another page, so that the host can prefetch it. */
  onWeekPrefetch?: ((date: string) => void) | undefined;
  /** @deprecated Use `onWeekPrefetch`. */
  onWeekIntent?: ((date: string) => void) | undefined;
  /** The moment of the slot with the tab stop, if the host controls it. */
  focusedSlot?: string | undefined;
  /** @default now, else the first event of the week, else its first slot */
  defaultFocusedSlot?: string | undefined;
  /** Called when focus moves to another slot. */
  onFocusedSlotChange?: ((start: string) => void) | undefined;
  /** The presentation, if the host controls it. */
  presentation?: WeekPresentation | undefined;
  /** The initial presentation. @default the list if the calendar is narrower than 768 px, else the grid */
  defaultPresentation?: WeekPresentation | undefined;
  /** Called when a person switches the presentation. */
  onPresentationChange?: ((presentation: WeekPresentation) => void) | undefined;
  /** The view, if the host controls it. */
  view?: WeekCalendarView | undefined;
  /** The initial view. @default 'week' if it is one of `views`, else the first of them */
  defaultView?: WeekCalendarView | undefined;
  /** Called when a person switches the view. Switching to or from a month or day can also call `onValueChange`. */
  onViewChange?: ((view: WeekCalendarView) => void) | undefined;
  /**
   * The views that people can switch between. One view has no switch. The work week has the working days of the
   * locale's region: Sunday to Thursday for `he` and `en-IL`. With `day`, a press on a day of a month opens it.
   * @default ['week']
   */
  views?: readonly WeekCalendarView[] | undefined;
  /** The direction of the grid: that of the page, or a fixed one. @default 'locale' */
  direction?: 'locale' | 'ltr' | 'rtl' | undefined;
  /** The height of the grid, which scrolls inside, as a CSS length. @default '650px' */
  height?: string | undefined;
  /** 12 or 24 hours. @default that of the locale */
  hourCycle?: 12 | 24 | undefined;
  /** Whether the current time has a line in the grid and the list. @default true */
  hasNowLine?: boolean | undefined;
  /** The hour at the top of the grid when it appears, 0 to 23. @default one that shows now, or the first event */
  initialHour?: number | undefined;
  /** A fixed current moment, for servers and tests. @default the clock */
  now?: string | undefined;
  /** Events are loading. @default false */
  isLoading?: boolean | undefined;
  /** Why loading the events failed, as a sentence. */
  error?: string | undefined;
  /** Called by the Retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Called when a free slot is pressed, usually to add an event there. */
  onSlotAction?: ((start: string) => void) | undefined;
  /** Called when an event is pressed. */
  onEventAction?: ((event: E) => void) | undefined;
  /** Renders the visible content of an event. The event's accessible name doesn't change. */
  renderEvent?: ((event: E, state: WeekEventState) => ReactNode) | undefined;
  /** Renders actions below an event in the list: "Approve", "Decline". */
  renderEventActions?: ((event: E) => ReactNode) | undefined;
  /** Renders the popover of a pressed event. `close` returns focus to the event. */
  eventPopover?: ((event: E, close: () => void) => ReactNode) | undefined;
  /**
   * Lets people move and resize events and select a range of time. Pass the result of `useCalendarEditing` of
   * `@console/ui/week-calendar-editing`.
   */
  editing?: WeekCalendarEditing<E> | undefined;
  /** Controls at the end of the toolbar. */
  toolbar?: ReactNode;
  /** Heading level of the title. The days of the list are one level below. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Props that the grid and the list share. */
export interface WeekViewProps<E extends WeekEvent = WeekEvent> {
  /** The name of the calendar. */
  label: string;
  weekLayout: WeekLayout<E>;
  labels: WeekLabels;
  /** The present moment in milliseconds since 1970, for `isPast`. */
  instant: number;
  /** Today in the zone of the calendar. */
  today: DayNumber;
  /** Called when an event is pressed. `on` is the pressed element, next to which a popover opens. */
  onEventPress: (placed: PlacedEvent<E>, on: HTMLElement) => void;
  renderEvent: WeekCalendarProps<E>['renderEvent'];
}

/** Props that only the grid has. */
export interface WeekGridProps<E extends WeekEvent = WeekEvent> extends WeekViewProps<E> {
  /** The position of now in this week. `null` in another week. */
  now: WeekMoment | null;
}

/** Props that only the month has. */
export interface MonthGridProps<E extends WeekEvent = WeekEvent> extends WeekViewProps<E> {
  /** The events in any order, also of other months. */
  events: readonly E[];
  /** Where the weeks begin. */
  firstDayOfWeek: WeekOptions['firstDayOfWeek'];
  titleId: string;
  direction: 'ltr' | 'rtl';
  pageDirection: 'ltr' | 'rtl';
  /** As a CSS length. */
  height: string;
  isNarrow: boolean;
  isWaiting: boolean;
  hasPopup: boolean;
  position: RefObject<TabStop>;
  pendingFocus: RefObject<PendingFocus | null>;
  hasMoved: RefObject<boolean>;
  /** Focus leaves for a day of another month. */
  onDate: (date: DayNumber) => void;
  /** A day was opened. Without it, a panel shows its events. */
  onDayOpen: ((date: DayNumber) => void) | undefined;
  /** A day without events was pressed, and `onDayOpen` isn't set. */
  onSlotAction: ((start: string) => void) | undefined;
  /** The events of a day were opened. `title` is the name of the panel. */
  onPartsPress: (parts: readonly EventPart<E>[], on: HTMLElement, week: Week, title: string) => void;
}
