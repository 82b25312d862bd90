import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type Contestant, chartSize, type Point } from '../contestant.ts';

const edge = { left: 32, right: 8, top: 8, bottom: 28 };
const [right, bottom] = [chartSize.width - edge.right, chartSize.height - edge.bottom];

interface Own {
  date: Date;
  value: number;
}

/** Its primitives, the leanest way to use it: no tooltip, nothing to press. */
export const contestant: Contestant<Point[], Own[]> = {
  prepare: (points) => points.map(({ date, value }) => ({ date: new Date(date), value })),
  Picture: function Visx({ data }) {
    const most = data.reduce((top, { value }) => Math.max(top, value), 0);
    const [first, last] = [data[0]?.date ?? new Date(0), data.at(-1)?.date ?? new Date(0)];
    const x = scaleUtc({ domain: [first, last], range: [edge.left, right] });
    const y = scaleLinear({ domain: [0, most], range: [bottom, edge.top], nice: 2 });
    return (
      <svg {...chartSize} aria-hidden="true">
        <GridRows scale={y} left={edge.left} width={right - edge.left} numTicks={2} />
        <AxisLeft scale={y} left={edge.left} numTicks={2} />
        <AxisBottom scale={x} top={bottom} numTicks={5} />
        <LinePath
          data={data}
          x={({ date }) => x(date)}
          y={({ value }) => y(value)}
          stroke="#d2690a"
          strokeWidth={2}
        />
      </svg>
    );
  },
};
