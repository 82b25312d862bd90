import 'uplot/dist/uPlot.min.css';
import { useLayoutEffect, useRef } from 'react';
import UPlot from 'uplot';
import { type Contestant, chartSize, type Point } from '../contestant.ts';

const drawn = new Set<UPlot>();

const options: UPlot.Options = {
  ...chartSize,
  // The legend is below the plot and takes up this height.
  height: chartSize.height - 30,
  series: [{}, { label: 'Calls', stroke: '#d2690a', width: 2, points: { show: false } }],
};

/** With cursor and legend, which are on by default. */
export const contestant: Contestant<Point[], UPlot.AlignedData> = {
  convert: (points) => [points.map(({ time }) => time / 1000), points.map(({ value }) => value)],
  Picture: function Uplot({ data }) {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (!place.current) return;
      const plot = new UPlot(options, data, place.current);
      drawn.add(plot);
      return () => {
        drawn.delete(plot);
        plot.destroy();
      };
    }, [data]);
    return <div ref={place} />;
  },
  pointsIn: () => [...drawn].map(({ data }) => data[1]?.length ?? 0),
};
