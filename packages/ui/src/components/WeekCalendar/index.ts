export type {
  WeekCalendarHandle,
  WeekCalendarProps,
  WeekEventState,
  WeekPresentation,
} from './calendarProps.ts';
export type { WeekEvent } from './events.ts';
export { WeekCalendar } from './WeekCalendar.tsx';
export type { FirstDayOfWeek } from './week.ts';
