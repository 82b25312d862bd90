import '@console/ui/theme.css';
import { type ChartSeries, LineChart, UIProvider } from '@console/ui';
import type { Contestant, Point } from '../contestant.ts';

/** Ours, as it is published. A long line is drawn with fewer points; what can be read of it is counted. */
export const contestant: Contestant<Point[], ChartSeries[]> = {
  prepare: (points) => [{ key: 'calls', label: 'Calls', color: 'chartCalls', marker: 'triangle', points }],
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data }) => <LineChart title="Calls" unit="day" series={data} previousTotal={641} />,
  pointsIn: (place) =>
    [...place.querySelectorAll<HTMLInputElement>('input[type="range"]')].map(
      ({ min, max }) => Number(max) - Number(min) + 1,
    ),
};
