import { LineChart } from '@mui/x-charts/LineChart';
import { type Contestant, chartSize, type Point } from '../contestant.ts';

interface Own {
  dates: Date[];
  values: number[];
}

/** Marks on the line and animation off; tooltip and legend as they come. */
export const contestant: Contestant<Point[], Own> = {
  prepare: (points) => ({
    dates: points.map(({ date }) => new Date(date)),
    values: points.map(({ value }) => value),
  }),
  Picture: ({ data: { dates, values } }) => (
    <LineChart
      {...chartSize}
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[{ data: dates, scaleType: 'utc', tickNumber: 5 }]}
      yAxis={[{ tickNumber: 3 }]}
      series={[{ data: values, label: 'Calls', showMark: false, curve: 'linear', color: '#d2690a' }]}
    />
  ),
};
