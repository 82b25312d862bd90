export type {
  WeekCalendarEditing,
  WeekCalendarHandle,
  WeekCalendarProps,
  WeekEventState,
  WeekPresentation,
} from './calendarProps.ts';
export type { FirstDayOfWeek, WeekCalendarView } from './dates.ts';
export type { WeekEvent, WeekGroup } from './events.ts';
export { WeekCalendar } from './WeekCalendar.tsx';
