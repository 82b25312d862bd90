export type {
  WeekCalendarHandle,
  WeekCalendarProps,
  WeekEventState,
  WeekPresentation,
} from './calendarProps.ts';
export type { WeekEvent } from './events.ts';
export type { FirstDayOfWeek } from './localeDefaults.ts';
export { WeekCalendar } from './WeekCalendar.tsx';
