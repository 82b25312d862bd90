import { memo, type ReactNode, useEffect, useState } from 'react';
import { chip, chips, headButton, hint as hintStyle } from './LineChart.css.ts';
import type { Extreme } from './summary.ts';
import type { Chart } from './useChart.ts';
import type { Point } from './useReading.ts';

interface HeadButtonProps {
  /** Its accessible name, and the hint that shows on hover and focus. */
  label: string;
  icon: ReactNode;
  'aria-describedby': string;
  onPress: () => void;
}

/**
 * An icon button. A page can have a hundred charts, each with its own buttons, so they cost next to nothing until they
 * are hovered or focused (docs/decisions/0011-parts-of-the-chart.md).
 *
 * Renders a `<button>` element. Its hint is hoverable, persistent and dismissable with Esc (WCAG 1.4.13).
 */
export function HeadButton({ label, icon, onPress, ...described }: HeadButtonProps) {
  const [hint, setHint] = useState<HintState>('hidden');

  return (
    <button
      {...described}
      type="button"
      className={headButton}
      data-part="line-chart-button"
      aria-label={label}
      onClick={onPress}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHint('pending')}
      onPointerLeave={() => setHint('hidden')}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setHint('visible')}
      onBlur={() => setHint('hidden')}
    >
      {icon}
      {hint !== 'hidden' && <Hint label={label} state={hint} setHint={setHint} />}
    </button>
  );
}

interface ChipsProps {
  chart: Chart;
  onGo: (point: Point) => void;
}

/** Buttons that move the explorer to the highest and the lowest point. There are none if all points are equal. */
export const Chips = memo(function Chips({ chart, onGo }: ChipsProps) {
  const { strings, facts, lines, hasMany, value, date } = chart;
  const ranges = facts.flatMap((fact, line) => (fact?.whole ? [{ line, ...fact.whole }] : []));
  const [first] = ranges;
  const top =
    first && ranges.reduce((best, one) => (one.highest.value > best.highest.value ? one : best), first);
  const low =
    first && ranges.reduce((least, one) => (one.lowest.value < least.lowest.value ? one : least), first);

  const chipFor = (label: string, line: number, { index, value: amount }: Extreme) => (
    <button type="button" className={chip} data-part="line-chart-chip" onClick={() => onGo({ line, index })}>
      {`${label} ${value(amount)}`}
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
    <div className={chips} data-part="line-chart-chips">
      {top && low && top.highest.value > low.lowest.value && (
        <>
          {chipFor(strings.highest, top.line, top.highest)}
          {chipFor(strings.lowest, low.line, low.lowest)}
        </>
      )}
    </div>
  );
});

/** Milliseconds of hovering before the hint shows. A shorter delay would flicker under a passing pointer. */
const hintDelay = 500;

type HintState = 'hidden' | 'pending' | 'visible';

interface HintProps {
  label: string;
  state: HintState;
  setHint: (state: HintState) => void;
}

function Hint({ label, state, setHint }: HintProps) {
  useEffect(() => {
    if (state === 'pending') {
      const timer = setTimeout(() => setHint('visible'), hintDelay);
      return () => clearTimeout(timer);
    }
    // Esc dismisses only the hint: a dialog around the chart stays open.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setHint('hidden');
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [state, setHint]);

  return (
    state === 'visible' && (
      <span className={hintStyle} aria-hidden="true">
        {label}
      </span>
    )
  );
}
