import '@console/ui/theme.css';
import { type ChartColumns, LineChart, UIProvider } from '@console/ui';
import type { Contestant, Point } from '../contestant.ts';

/** The styles of the console's dashboard, in turn. */
const looks = [
  { color: 'series1', marker: 'circle' },
  { color: 'series2', marker: 'square' },
  { color: 'series3', marker: 'triangle' },
] as const;
let converted = 0;

/** Our published component. A long line has fewer points, so the stops of the slider are counted. */
export const contestant: Contestant<Point[], ChartColumns[]> = {
  convert: (data) => {
    const [contacts] = looks;
    const [x, y] = [data.map(({ time }) => time), data.map(({ value }) => value)];
    return [{ key: 'calls', label: 'Calls', ...(looks[converted++ % looks.length] ?? contacts), x, y }];
  },
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data }) => <LineChart title="Calls" unit="day" series={data} previous={641} />,
  pointsIn: (place) =>
    [...place.querySelectorAll<HTMLInputElement>('input[type="range"]')].map(
      ({ min, max }) => Number(max) - Number(min) + 1,
    ),
};
