export type { WeekCalendarEditing } from '../WeekCalendar/index.ts';
export { type CalendarEditingOptions, useCalendarEditing } from './useCalendarEditing.ts';
