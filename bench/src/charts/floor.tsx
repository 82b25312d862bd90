import { FloorChart } from '../../../packages/ui/scripts/bench/FloorChart.tsx';
import type { Contestant, Point } from '../contestant.ts';

/** The yardstick: the same picture by hand, with nothing to press or to hear. */
export const contestant: Contestant<Point[]> = {
  prepare: (points) => points,
  Picture: ({ data }) => <FloorChart points={data} />,
};
