export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { ChartCoverage, ChartMarker, ChartPoint, ChartSeries, ChartUnit } from './model.ts';
