import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import type { Chart } from './useChart.ts';

/** A point of a chart. */
export interface Point {
  /** Index of the series. */
  line: number;
  /** Index of the date. */
  index: number;
}

/**
 * State of the explorer: the current point of a chart. It stores the date, as a number, instead of the index, so that new data
 * doesn't move the current point. A hovered date shows while the pointer is over it.
 */
export function useReading(chart: Chart, onAct: ((point: Point) => void) | undefined) {
  const { dates, lines, page, isMirrored, hasMany, explorer } = chart;
  const range = useRef<HTMLInputElement>(null);
  const [readPlace, setReadPlace] = useState<number | null>(null);
  const [chosenLine, setChosenLine] = useState(0);
  const [hovered, setHovered] = useState<number | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [heard, setHeard] = useState<Point | null>(null);

  const last = dates.length - 1;
  const found = readPlace === null ? -1 : dates.indexOf(readPlace);
  const readIndex = found > last ? -1 : found;
  const current = readIndex < 0 ? last : readIndex;
  const hoveredIndex = hovered !== null && hovered <= last ? hovered : null;
  const line = Math.min(heard?.line ?? chosenLine, lines.length - 1);

  function read(index: number) {
    setReadPlace(dates.placeAt(Math.min(last, Math.max(0, index))));
    setHovered(null);
    setIsReading(true);
  }

  const goTo = useCallback(
    (point: Point) => {
      setReadPlace(dates.placeAt(point.index));
      setChosenLine(point.line);
      setIsReading(true);
      range.current?.focus();
    },
    [dates],
  );

  function onKeyDown(event: KeyboardEvent) {
    const intention = intentionOf(event, { page, isMirrored, hasMany });
    if (!intention) return;
    const isShown = isReading || hovered !== null;
    // Esc without a visible reading belongs to an element around the chart, such as a dialog.
    if (intention.kind === 'dismiss' && !isShown) return;
    if (intention.kind === 'act' && !onAct) return;
    event.preventDefault();
    event.stopPropagation();

    if (intention.kind === 'move') read(current + intention.by);
    else if (intention.kind === 'edge') read(intention.to === 'first' ? 0 : last);
    else if (intention.kind === 'act') onAct?.({ line, index: current });
    else if (intention.kind === 'series') {
      setChosenLine((line + intention.by + lines.length) % lines.length);
      setIsReading(true);
    } else {
      setHovered(null);
      setIsReading(false);
    }
  }

  function onPointerMove({ pointerType, clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
    // A moving finger drags the range itself.
    if (pointerType !== 'touch')
      setHovered(explorer.indexAt(nearest(clientX, currentTarget, isMirrored), -1));
  }

  return {
    range,
    /** The value of the range: the hovered date, else the one that was last read, else the last date. */
    index: heard?.index ?? hoveredIndex ?? current,
    line,
    /** The date that replaces the total. */
    shown: heard?.index ?? hoveredIndex ?? (isReading ? current : null),
    /** The date that was read last, from which sound starts; `null` if none was read. */
    readIndex: readIndex < 0 ? null : readIndex,
    goTo,
    /** Shows the point that is played as sound. */
    hear: setHeard,
    rangeProps: {
      onKeyDown,
      onPointerMove,
      onPointerLeave: () => setHovered(null),
      onFocus: () => setIsReading(true),
      onBlur: () => setIsReading(false),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        // A tap, or a click in Safari, changes a range without focusing it. Focus is needed so that blur ends the
        // reading.
        currentTarget.focus({ preventScroll: true });
        read(explorer.indexAt(currentTarget.valueAsNumber, current));
      },
    },
  };
}

export type Reading = ReturnType<typeof useReading>;

/** The value under the pointer. The range is wider than the plot: its margins extend beyond both ends. */
function nearest(clientX: number, range: HTMLInputElement, isMirrored: boolean) {
  const { left, width } = range.getBoundingClientRect();
  const beyond = -Number.parseFloat(getComputedStyle(range).marginInlineStart);
  const part = (clientX - left - beyond) / (width - 2 * beyond);
  return Math.round(Math.min(1, Math.max(0, isMirrored ? 1 - part : part)) * Number(range.max));
}

/** The meaning of a key in the explorer of a chart. */
type Intention =
  | { kind: 'move'; by: number }
  | { kind: 'edge'; to: 'first' | 'last' }
  | { kind: 'series'; by: 1 | -1 }
  | { kind: 'act' }
  | { kind: 'dismiss' };

/**
 * The meaning of a key. Left and Right follow the screen, and depend on the direction. Page Up, Page Down, Home and End
 * follow time. `null` leaves the key to the browser, as with Alt+Left.
 */
export function intentionOf(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string },
  { page, isMirrored, hasMany }: Pick<Chart, 'page' | 'isMirrored' | 'hasMany'>,
): Intention | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const toTheRight = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return { kind: 'move', by: toTheRight };
    case 'ArrowLeft':
      return { kind: 'move', by: -toTheRight };
    case 'ArrowUp':
      return hasMany ? { kind: 'series', by: -1 } : { kind: 'move', by: 1 };
    case 'ArrowDown':
      return hasMany ? { kind: 'series', by: 1 } : { kind: 'move', by: -1 };
    case 'PageUp':
      return { kind: 'move', by: -page };
    case 'PageDown':
      return { kind: 'move', by: page };
    case 'Home':
      return { kind: 'edge', to: 'first' };
    case 'End':
      return { kind: 'edge', to: 'last' };
    case 'Enter':
      return { kind: 'act' };
    case 'Escape':
      return { kind: 'dismiss' };
    default:
      return null;
  }
}
