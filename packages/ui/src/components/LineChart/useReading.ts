import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce } from '../../announcer/index.ts';
import { intentionOf } from './keys.ts';
import type { Chart } from './useChart.ts';

/** A point that can be gone to. */
export interface Place {
  /** Which series. */
  line: number;
  /** Which date. */
  index: number;
}

/**
 * Which point of a chart is being read. The date is kept rather than its place, so that new data do not move
 * the reader; a hovered date shows for as long as the pointer is there.
 */
export function useReading(chart: Chart, onAct: ((place: Place) => void) | undefined) {
  const { dates, lines, unit, isMirrored, hasMany } = chart;
  const range = useRef<HTMLInputElement>(null);
  const [kept, keep] = useState<string | null>(null);
  const [chosenLine, setLine] = useState(0);
  const [hovered, setHovered] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);

  const last = dates.length - 1;
  const keptIndex = kept === null ? -1 : dates.indexOf(kept);
  const current = keptIndex < 0 ? last : keptIndex;
  const hoveredIndex = hovered !== null && hovered <= last ? hovered : null;
  const line = Math.min(chosenLine, lines.length - 1);

  function read(index: number) {
    keep(dates[Math.min(last, Math.max(0, index))] ?? null);
    setHovered(null);
    setReading(true);
  }

  const goTo = useCallback(
    (place: Place) => {
      keep(dates[place.index] ?? null);
      setLine(place.line);
      setReading(true);
      range.current?.focus();
    },
    [dates],
  );

  function onKeyDown(event: KeyboardEvent) {
    const intention = intentionOf(event, { unit, isMirrored, hasMany });
    if (!intention) return;
    const isShown = isReading || hovered !== null;
    // Esc that has nothing to take back belongs to whatever the chart stands in, such as a dialog.
    if (intention.kind === 'dismiss' && !isShown) return;
    if (intention.kind === 'act' && !onAct) return;
    event.preventDefault();
    event.stopPropagation();

    if (intention.kind === 'move') read(current + intention.by);
    else if (intention.kind === 'edge') read(intention.to === 'first' ? 0 : last);
    else if (intention.kind === 'act') onAct?.({ line, index: current });
    else if (intention.kind === 'series') {
      setLine((line + intention.by + lines.length) % lines.length);
      setReading(true);
    } else {
      setHovered(null);
      setReading(false);
    }
  }

  function onPointerMove({ pointerType, clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
    // A finger that moves drags the range itself.
    if (pointerType !== 'touch') setHovered(nearest(clientX, currentTarget, last, isMirrored));
  }

  return {
    range,
    /** The place of the range: the hovered date, else the kept one, else the last. */
    index: hoveredIndex ?? current,
    line,
    /** The date that is shown in place of the total. */
    shown: hoveredIndex ?? (isReading ? current : null),
    goTo,
    rangeProps: {
      onKeyDown,
      onPointerMove,
      onPointerLeave: () => setHovered(null),
      onFocus: () => setReading(true),
      onBlur: () => setReading(false),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        // A tap changes a range without focusing it, as does a click in Safari; leaving it must end the reading.
        currentTarget.focus({ preventScroll: true });
        read(currentTarget.valueAsNumber);
      },
    },
  };
}

export type Reading = ReturnType<typeof useReading>;

/** New points while somebody is in the chart are said once; who is elsewhere is left in peace (WCAG 4.1.3). */
export function useNews(
  { lines, dates, strings }: Chart,
  title: string,
  figure: RefObject<HTMLElement | null>,
) {
  const known = useRef({ lines, dates });

  // Before painting: it is the only effect of a chart, and one for later would be a task of its own.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { lines, dates };
    if (before.lines === lines || before.dates.length === 0 || dates.length === 0) return;
    const isSame =
      before.dates.length === dates.length &&
      before.dates[0] === dates[0] &&
      before.lines.length === lines.length &&
      lines.every(({ values }, line) =>
        values.every((value, index) => value === before.lines[line]?.values[index]),
      );
    if (!isSame && figure.current?.contains(document.activeElement)) announce(strings.news(title));
  }, [lines, dates, strings, title, figure]);
}

/** The date under the pointer. The range is wider than the plot: its margins reach over both ends. */
function nearest(clientX: number, range: HTMLInputElement, last: number, isMirrored: boolean) {
  const { left, width } = range.getBoundingClientRect();
  const beyond = -Number.parseFloat(getComputedStyle(range).marginInlineStart);
  const part = (clientX - left - beyond) / (width - 2 * beyond);
  return Math.round(Math.min(1, Math.max(0, isMirrored ? 1 - part : part)) * last);
}
