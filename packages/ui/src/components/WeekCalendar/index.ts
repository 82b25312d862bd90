export type { EditingLayerProps } from './calendarProps.ts';
export {
  type Clock,
  clockOf,
  dateOf,
  dayLength,
  dayOf,
  instantAt,
  minuteLength,
  momentText,
  offsetAt,
  type Week,
  weekOf,
} from './dates.ts';
export { layOutWeek, type PlacedEvent, type WeekLayout } from './events.ts';
export { describeTime, type WeekLabels } from './labels.ts';
export * from './public.ts';
export { positionOfCell } from './useGridFocus.ts';
export { rowHeight } from './WeekCalendar.css.ts';
export { axisWidth, dayWidth } from './WeekGrid.css.ts';
