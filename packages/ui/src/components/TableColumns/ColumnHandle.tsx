import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { clamped, maxWidth, minWidth, step } from './columnsValue.ts';
import { handle, handleInput, mark, pinProperty, pinsProperty } from './TableColumns.css.ts';
import { useStrings } from './TableColumns.strings.ts';
import type { ColumnHeads } from './useTableColumns.tsx';

interface ColumnHandleProps {
  /** The key of the column. */
  column: string;
  /** Its header. */
  label: string;
  /** The width that a person chose, in CSS pixels. */
  width: number | undefined;
  /** Without it, it only measures. */
  canResize: boolean;
  isLastPinned: boolean;
  heads: ColumnHeads;
  /** Must keep its identity. Without a width, the column gets its automatic width. */
  resize: (column: string, width: number | undefined) => void;
}

/** A drag of a pointer. Widths are in CSS pixels. */
interface Drag {
  /** The horizontal position of the pointer at the start. */
  from: number;
  start: number;
  to: number;
  /** The styles of the header before. */
  before: Pick<CSSStyleDeclaration, 'inlineSize' | 'minInlineSize'>;
}

/**
 * At the end of a header: a line to drag, and a range input with the same function for the keyboard. In a grid, which is
 * one tab stop, it only takes the pointer.
 */
export function ColumnHandle(props: ColumnHandleProps) {
  const { column, label, width, canResize, isLastPinned, heads, resize } = props;
  const strings = useStrings();
  const ref = useRef<HTMLSpanElement>(null);
  const drag = useRef<Drag>(null);
  const [measured, setMeasured] = useState<number>();

  const measure = () => {
    const head = headOf(ref.current);
    if (head) setMeasured(Math.round(head.getBoundingClientRect().width));
  };
  // Before the next key, which an observer isn't.
  useLayoutEffect(measure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `measure` only reads refs.
  useLayoutEffect(() => {
    const head = headOf(ref.current);
    if (!head) return undefined;
    const { current: all } = heads;
    all.set(column, head);
    const sizes = new ResizeObserver(measure);
    sizes.observe(head);
    return () => {
      sizes.disconnect();
      if (all.get(column) === head) all.delete(column);
    };
  }, [column, heads]);

  // The order of the other columns can change at any time.
  useLayoutEffect(() => (isLastPinned ? keepInView(headOf(ref.current)) : undefined));

  const end = (event: PointerEvent<HTMLElement>, isKept: boolean) => {
    const { current: dragged } = drag;
    const head = headOf(event.currentTarget);
    drag.current = null;
    if (!dragged || !head) return;
    delete event.currentTarget.dataset.dragged;
    Object.assign(head.style, dragged.before);
    if (!isKept || dragged.to === dragged.start) return;
    resize(column, dragged.to);
    announce(strings.resized({ column: label, width: dragged.to }));
  };

  if (!canResize) return <span ref={ref} hidden />;
  const now = measured ?? width ?? minWidth;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same with the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks are only kept from the header, which sorts.
    <span
      ref={ref}
      className={handle}
      data-part="table-columns-handle"
      onPointerDown={(event) => {
        event.stopPropagation();
        const head = headOf(event.currentTarget);
        if (!head || !event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const start = Math.round(head.getBoundingClientRect().width);
        const { inlineSize, minInlineSize } = head.style;
        drag.current = { from: event.clientX, start, to: start, before: { inlineSize, minInlineSize } };
        event.currentTarget.dataset.dragged = '';
      }}
      onPointerMove={(event) => {
        const { current: dragged } = drag;
        const head = headOf(event.currentTarget);
        if (!dragged || !head) return;
        const way = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
        dragged.to = clamped(dragged.start + way * (event.clientX - dragged.from));
        // Not in React, which would render every row for each pixel.
        Object.assign(head.style, { inlineSize: `${dragged.to}px`, minInlineSize: `${dragged.to}px` });
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onMouseDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => {
        if (width === undefined) return;
        resize(column, undefined);
        announce(strings.resizedAuto(label));
      }}
    >
      <span className={mark} />
      <input
        className={handleInput}
        type="range"
        min={minWidth}
        max={maxWidth}
        step={step}
        value={now}
        aria-label={strings.width(label)}
        aria-valuetext={strings.pixels(now)}
        onChange={({ target }) => resize(column, Number(target.value))}
      />
    </span>
  );
}

const headOf = (element: HTMLElement | null) => element?.closest('th') ?? null;

/** How much of the table the pinned columns can take. If they are wider, they scroll with the others. */
const mostOfTable = 0.6;

/** Tells the styles where each pinned column is. `last` is the header of the last one. */
function keepInView(last: HTMLElement | null) {
  const box = last?.closest('table')?.parentElement;
  if (!last || !box) return undefined;
  const before = [...(last.parentElement?.children ?? [])];
  const heads = before.slice(0, before.indexOf(last) + 1);

  const measure = () => {
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    const total = widths.reduce((sum, width) => sum + width, 0);
    const fits = total <= box.clientWidth * mostOfTable;
    let start = 0;
    // A checkbox before them is pinned with them, at -1.
    const first = heads.findIndex((head) => head.hasAttribute('data-pinned'));
    for (const [at, width] of widths.entries()) {
      box.style.setProperty(`${pinProperty}${at - first}`, fits ? `${start}px` : 'auto');
      start += width;
    }
    box.style.setProperty(pinsProperty, fits ? `${total}px` : '0px');
  };
  const sizes = new ResizeObserver(measure);
  measure();
  for (const element of [box, ...heads]) sizes.observe(element);
  return () => {
    sizes.disconnect();
    box.style.setProperty(pinsProperty, '0px');
  };
}
