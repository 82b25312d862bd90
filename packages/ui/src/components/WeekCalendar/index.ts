export type {
  EditingLayerProps,
  MonthGridProps,
  WeekCalendarEditing,
  WeekViewProps,
} from './calendarProps.ts';
export {
  type Clock,
  clockOf,
  type DayNumber,
  dateOf,
  dayIndexOf,
  dayLength,
  dayOf,
  instantAt,
  isoDate,
  isSkipped,
  minuteLength,
  momentText,
  offsetAt,
  slotStart,
  type Week,
  type WeekMoment,
  type WeekOptions,
  weekOf,
} from './dates.ts';
export { barStyle, cutMarks, cutOf, toneIcons } from './EventBlock.tsx';
export {
  type DayEvents,
  type EventPart,
  layOutWeek,
  type PlacedEvent,
  type WeekEvent,
  type WeekLayout,
} from './events.ts';
export { type SecondCalendar, writingLocale } from './formats.ts';
export {
  buttonNames,
  capitalized,
  type DaysOff,
  dayHeading,
  describeTime,
  eventName,
  groupOf,
  labelsOf,
  slotName,
  visibleTimes,
  type WeekLabels,
  weekMessage,
  weekTitle,
} from './labels.ts';
export { barsOf, type EventBar, listedParts } from './layout.ts';
export { type KeyPress, positionIn, positionOfCell, type TabStop } from './useGridFocus.ts';
export { dayOff, grouped, ownContent, rowHeight, tones } from './WeekCalendar.css.ts';
export { useStrings as useWeekStrings } from './WeekCalendar.strings.ts';
export { axisWidth, dayWidth } from './WeekGrid.css.ts';
export { cutTextOf, namedColumnHead, roles } from './WeekGrid.tsx';
export { GroupTag, groupClass, groupStyle } from './WeekLegend.tsx';
export { RangeText } from './WeekToolbar.tsx';
