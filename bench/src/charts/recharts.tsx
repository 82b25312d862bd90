import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { type Contestant, chartSize, type Point } from '../contestant.ts';

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const write = (time: number) => words.format(time);

/** Without dots and animation, with a numeric axis: a category axis creates a tick for each day and hides most. */
export const contestant: Contestant<Point[]> = {
  convert: (points) => points,
  Picture: ({ data }) => (
    <LineChart {...chartSize} data={data}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="time" type="number" scale="utc" domain={['dataMin', 'dataMax']} tickFormatter={write} />
      <YAxis width={32} tickCount={3} />
      <Tooltip />
      <Line
        dataKey="value"
        name="Calls"
        stroke="#d2690a"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
    </LineChart>
  ),
  pointsIn: (place) =>
    [...place.querySelectorAll('.recharts-line-curve')].map(
      (path) => path.getAttribute('d')?.split('L').length ?? 0,
    ),
};
