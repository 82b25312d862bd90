export type {
  WeekCalendarEditing,
  WeekCalendarHandle,
  WeekCalendarProps,
  WeekEventState,
  WeekPresentation,
} from './calendarProps.ts';
export type { FirstDayOfWeek, WeekCalendarView } from './dates.ts';
export type { WeekEvent, WeekGroup } from './events.ts';
export type { SecondCalendar } from './formats.ts';
export type { DayOff, DaysOff } from './labels.ts';
export { WeekCalendar } from './WeekCalendar.tsx';
