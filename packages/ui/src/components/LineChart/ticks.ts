import type { ChartUnit } from './model.ts';

/** A date under the plot. */
export interface Tick {
  index: number;
  words: string;
  /** The narrowest plot, in rem, that has room for it; `0` for the first and the last date. */
  from: number;
}

/** The widths, in rem, at which dates come and go. */
export const tickWidths = [8, 10, 12, 14, 16, 18.5, 24, 32, 48, 64] as const;

/** Wider than an average letter of the axis (12 px), so that letter spacing of 0.12 em still fits (WCAG 1.4.12). */
const letter = 0.44;
const space = 0.5;

/**
 * The dates that carry a marker and may carry words: each one of few, else every week from the first, or
 * the first of each month or year; and always the first and the last.
 */
export function landmarkIndexes(dates: readonly string[], unit: ChartUnit): number[] {
  const last = dates.length - 1;
  return dates.flatMap((date, index) =>
    index === 0 || index === last || (isLandmark(date, index, dates.length, unit) && isClear(index, last))
      ? [index]
      : [],
  );
}

/** Two markers at the end would be one blot. */
const isClear = (index: number, last: number) => last < 10 || last - index >= last / 20;

/** True when the landmarks between are the first days of months, so that the month alone names them. */
export const areMonths = (count: number, unit: ChartUnit) => unit === 'day' && count > 62;

function isLandmark(date: string, index: number, count: number, unit: ChartUnit) {
  if (unit === 'day') return count <= 10 || (areMonths(count, unit) ? date.endsWith('-01') : index % 7 === 0);
  if (unit === 'week') return count <= 26 || index % 4 === 0;
  return count <= 24 || date.endsWith('-01');
}

/**
 * Words for landmarks, each with the width from which it has room. Nothing is measured: widths come from the
 * number of letters, halving the dates until they fit, so that the style sheet alone can drop them.
 */
export function ticksOf(
  landmarks: readonly number[],
  count: number,
  wordsOf: (index: number) => string,
): Tick[] {
  const ticks = landmarks.map((index) => ({ index, words: wordsOf(index), from: Number.POSITIVE_INFINITY }));
  for (const width of tickWidths) {
    for (const tick of fitting(ticks, count, width)) tick.from = Math.min(tick.from, width);
  }
  for (const edge of [ticks[0], ticks.at(-1)]) if (edge) edge.from = 0;
  return ticks.filter(({ from }) => Number.isFinite(from));
}

function fitting(ticks: Tick[], count: number, width: number): Tick[] {
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || !clear(first, last, count, width)) return [];
  for (let step = 1; step < ticks.length; step *= 2) {
    const chosen = ticks.filter((tick, place) => place % step === 0 && clear(tick, last, count, width));
    const isFree = chosen.every(
      (tick, place) => place === 0 || clear(chosen[place - 1] ?? tick, tick, count, width),
    );
    if (isFree) return chosen;
  }
  return [];
}

function clear(before: Tick, after: Tick, count: number, width: number) {
  return extent(before, count, width).end + space <= extent(after, count, width).start;
}

/** The first date starts at its place and the last ends there; those between stand around it. */
function extent({ index, words }: Tick, count: number, width: number) {
  const place = count < 2 ? 0 : (index / (count - 1)) * width;
  const room = words.length * letter;
  const start = index === 0 ? 0 : index === count - 1 ? width - room : place - room / 2;
  return { start, end: start + room };
}

/** Moves the labels at the ends of lines apart, in per cent of the plot, and keeps them inside. */
export function spread(places: readonly number[], room: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let top = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.place = Math.max(one.place, top + room);
    top = one.place;
  }
  let bottom = 100 + room;
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, bottom - room);
    bottom = one.place;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}
