export { HeadButton } from './ChartButtons.tsx';
export { csvOf } from './ChartTable.tsx';
export {
  type ChartX,
  type DateFormats,
  type Dates,
  dateFormat,
  timeOf,
  writeRange,
  yearMark,
} from './dates.ts';
export { reduceToColumns } from './drawing.ts';
export { useStrings as useChartStrings } from './LineChart.strings.ts';
export { paint } from './Marker.tsx';
export {
  type AnySeries,
  type AxisTick,
  type ChartAxis,
  type ChartModel,
  type ChartSound,
  type ChartStrings,
  columnsOf,
  type DrawnSeries,
  drawn,
  type OtherKind,
  type OtherUnit,
  partialIn,
  type SoundButtonProps,
  valueAt,
  valuesAt,
} from './model.ts';
export * from './public.ts';
export { bandOf, placed } from './scale.ts';
export { factsOf } from './summary.ts';
export type { Chart } from './useChart.ts';
export type { Point } from './useReading.ts';
