export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { ChartMarker, ChartPoint, ChartSeries, ChartUnit } from './model.ts';
