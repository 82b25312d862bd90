import type { ReactNode, Ref } from 'react';
import type { DayNumber, WeekMoment, WeekOptions } from './dates.ts';
import type { PlacedEvent, WeekEvent, WeekLayout } from './events.ts';
import type { WeekLabels } from './labels.ts';

/** Two equal presentations of the same week. */
export type WeekPresentation = 'grid' | 'list';

/** What `renderEvent` is told besides the event. */
export interface WeekEventState {
  presentation: WeekPresentation;
  /** "10:30–11:00", or "All day". */
  times: string;
  /** With how many others it shares time. */
  overlaps: number;
  /** It is over. */
  isPast: boolean;
}

/** What a host can ask of the calendar. */
export interface WeekCalendarHandle {
  /** Shows the week of a moment and moves focus to its slot; a date alone, `YYYY-MM-DD`, goes to its first slot. */
  focusSlot: (moment: string) => void;
}

/**
 * Dates are texts, `YYYY-MM-DD`. Moments are texts in ISO 8601: with `Z` or an offset, or, without, a time on the wall
 * of `timeZone`. What is handed back has the offset of that zone, `2026-11-19T10:30:00+02:00`: its first characters are
 * what the wall shows, and `new Date()` reads the moment.
 */
export interface WeekCalendarProps<E extends WeekEvent = WeekEvent>
  extends Omit<WeekOptions, 'locale' | 'timeZone'> {
  /** What is in the calendar, such as "Appointments": the name of the grid and of the list. */
  label: string;
  /** In any order; those of other weeks may be among them. Keep the array for as long as nothing changes. */
  events: readonly E[];
  /** An IANA time zone. A server and a browser may be in different ones. @default the viewer's */
  timeZone?: string | undefined;
  /** A date in the week that is shown, when the host decides. */
  value?: string | undefined;
  /** A date in the week that is shown at first. @default today */
  defaultValue?: string | undefined;
  /** Another week is asked for. */
  onValueChange?: ((date: string) => void) | undefined;
  /** Another week may be asked for soon: pointer or focus came to its button. A host that loads weeks can begin. */
  onWeekPrefetch?: ((date: string) => void) | undefined;
  /** @deprecated Use `onWeekPrefetch`. */
  onWeekIntent?: ((date: string) => void) | undefined;
  /** The moment of the slot that Tab comes to, when the host decides. */
  focusedSlot?: string | undefined;
  /** @default now, else the first event of the week, else its first slot */
  defaultFocusedSlot?: string | undefined;
  /** Focus went to another slot. */
  onFocusedSlotChange?: ((start: string) => void) | undefined;
  /** Which of the two is shown, when the host remembers it. */
  presentation?: WeekPresentation | undefined;
  /** @default the list where the calendar is narrower than 768 px, else the grid */
  defaultPresentation?: WeekPresentation | undefined;
  /** The other one was chosen. */
  onPresentationChange?: ((presentation: WeekPresentation) => void) | undefined;
  /** Only a week can be shown: anything else is taken for it. @default 'week' */
  view?: string | undefined;
  /** On which side the week begins: that of the page, or always the same. @default 'locale' */
  direction?: 'locale' | 'ltr' | 'rtl' | undefined;
  /** The height of the grid, which scrolls inside, as a CSS length. @default '650px' */
  height?: string | undefined;
  /** 12 or 24 hours. @default that of the locale */
  hourCycle?: 12 | 24 | undefined;
  /** The present moment, where it must stand still: on a server, in a test. @default the clock */
  now?: string | undefined;
  /** Events are on their way. @default false */
  isLoading?: boolean | undefined;
  /** Why they could not be loaded, in a sentence. */
  error?: string | undefined;
  /** Tries again. */
  onRetry?: (() => void) | undefined;
  /** A free slot was pressed: usually something is added there. */
  onSlotAction?: ((start: string) => void) | undefined;
  /** An event was pressed. */
  onEventAction?: ((event: E) => void) | undefined;
  /** What is seen of an event. Its name stays whole whatever this draws. */
  renderEvent?: ((event: E, state: WeekEventState) => ReactNode) | undefined;
  /** What can be done with an event at once, below it in the list: "Approve", "Decline". */
  renderEventActions?: ((event: E) => ReactNode) | undefined;
  /** What a popover beside an event shows once it is pressed. `close` gives focus back to the event. */
  eventPopover?: ((event: E, close: () => void) => ReactNode) | undefined;
  /** The host's controls at the end of the toolbar. */
  toolbar?: ReactNode;
  /** The level of the week's title among the headings of the page; the days of the list are one below. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  ref?: Ref<WeekCalendarHandle> | undefined;
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
  /** An event was pressed. `on` is the pressed element: a popover opens next to it. */
  onEventPress: (placed: PlacedEvent<E>, on: HTMLElement) => void;
  renderEvent: WeekCalendarProps<E>['renderEvent'];
}

/** Props that only the grid has. */
export interface WeekGridProps<E extends WeekEvent = WeekEvent> extends WeekViewProps<E> {
  /** The position of now in this week. `null` in another week. */
  now: WeekMoment | null;
}
