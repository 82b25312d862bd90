import { memo } from 'react';
import type { Extreme } from './facts.ts';
import { chip, chips } from './LineChart.css.ts';
import type { Chart } from './useChart.ts';
import type { Place } from './useReading.ts';

interface ChipsProps {
  chart: Chart;
  onGo: (place: Place) => void;
}

/** Buttons that take the explorer to the highest and the lowest point. None when all points are equal. */
export const Chips = memo(function Chips({ chart, onGo }: ChipsProps) {
  const { strings, facts, lines, hasMany, value, date } = chart;
  const known = facts.flatMap((fact, line) => (fact?.whole ? [{ line, ...fact.whole }] : []));
  const [first] = known;
  const top =
    first && known.reduce((best, one) => (one.highest.value > best.highest.value ? one : best), first);
  const low =
    first && known.reduce((least, one) => (one.lowest.value < least.lowest.value ? one : least), first);

  const chipFor = (word: string, line: number, { index, value: amount }: Extreme) => (
    <button type="button" className={chip} onClick={() => onGo({ line, index })}>
      {`${word} ${value(amount)}`}
      {hasMany && (
        <>
          {' '}
          <bdi>{lines[line]?.series.label}</bdi>
        </>
      )}
      {`, ${date.brief(index)}`}
    </button>
  );

  return (
    <div className={chips}>
      {top && low && top.highest.value > low.lowest.value && (
        <>
          {chipFor(strings.highest, top.line, top.highest)}
          {chipFor(strings.lowest, low.line, low.lowest)}
        </>
      )}
    </div>
  );
});
