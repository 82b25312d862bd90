export { LineChart, type LineChartProps } from './LineChart.tsx';
export type {
  ChartAggregate,
  ChartCoverage,
  ChartMarker,
  ChartPoint,
  ChartSeries,
  ChartUnit,
} from './model.ts';
