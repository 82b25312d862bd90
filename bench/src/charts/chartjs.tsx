import {
  Chart,
  Decimation,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Line } from 'react-chartjs-2';
import { type Contestant, chartSize, type Point } from '../contestant.ts';

Chart.register(Decimation, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const options = {
  animation: false,
  responsive: false,
  parsing: false,
  normalized: true,
  elements: { point: { radius: 0 } },
  plugins: { decimation: { enabled: true, algorithm: 'min-max' } },
  scales: {
    x: {
      type: 'linear',
      bounds: 'data',
      ticks: {
        maxTicksLimit: 5,
        maxRotation: 0,
        callback: (value: string | number) => words.format(Number(value)),
      },
    },
    y: { ticks: { maxTicksLimit: 3 } },
  },
} as const;

interface Own {
  datasets: [{ label: string; data: { x: number; y: number }[]; borderColor: string; borderWidth: number }];
}

/**
 * The parts of a line chart only, with tooltip and legend, and all that its pages advise for many points: nothing
 * to parse, and fewer points drawn.
 */
export const contestant: Contestant<Point[], Own> = {
  prepare: (points) => ({
    datasets: [
      {
        label: 'Calls',
        data: points.map(({ date, value }) => ({ x: Date.parse(date), y: value })),
        borderColor: '#d2690a',
        borderWidth: 2,
      },
    ],
  }),
  Picture: ({ data }) => <Line {...chartSize} data={data} options={options} />,
  pointsIn: (place) =>
    [...place.querySelectorAll('canvas')].map((canvas) => {
      // Where it draws fewer points, it keeps all of them here.
      const [given]: { data: unknown[]; _data?: unknown[] }[] = Chart.getChart(canvas)?.data.datasets ?? [];
      return (given?._data ?? given?.data ?? []).length;
    }),
};
