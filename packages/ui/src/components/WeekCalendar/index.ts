export type { WeekEvent } from './events.ts';
export type { FirstDayOfWeek } from './week.ts';
