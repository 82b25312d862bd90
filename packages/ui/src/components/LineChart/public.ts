export { LineChart, type LineChartProps } from './LineChart.tsx';
export type {
  ChartAggregate,
  ChartColor,
  ChartColumns,
  ChartCoverage,
  ChartMarker,
  ChartPoint,
  ChartSeries,
  ChartThreshold,
  ChartUnit,
} from './model.ts';
