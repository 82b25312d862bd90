import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Contestant, Point } from '../contestant.ts';

const [width, height] = [364, 120];
const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dateTicks = 5;

/** The baseline: the same picture in the fewest elements, without interaction or accessibility. */
export const contestant: Contestant<Point[]> = {
  convert: (points) => points,
  pointsIn: (place) =>
    [...place.querySelectorAll('path')].map((path) => path.getAttribute('d')?.split('L').length ?? 0),
  Picture: ({ data }) => {
    const last = data.length - 1;
    const most = data.reduce((top, { value }) => Math.max(top, value), 0);
    const x = scaleLinear([0, last], [0, width]);
    const y = scaleLinear([0, most], [height, 0]).nice(2);
    const path = line<Point>(
      (_, index) => x(index),
      ({ value }) => y(value),
    );
    return (
      <svg width={width} height={height + 20} aria-hidden="true">
        {y.ticks(2).map((value) => (
          <g key={value}>
            <line x2={width} y1={y(value)} y2={y(value)} stroke="#ddd" />
            <text y={y(value)}>{value}</text>
          </g>
        ))}
        <path d={path(data) ?? ''} fill="none" stroke="#d2690a" strokeWidth="2" />
        {Array.from({ length: dateTicks }, (_, place) => Math.round((place / (dateTicks - 1)) * last)).map(
          (index) => (
            <text key={index} x={x(index)} y={height + 16}>
              {words.format(data[index]?.time)}
            </text>
          ),
        )}
      </svg>
    );
  },
};
