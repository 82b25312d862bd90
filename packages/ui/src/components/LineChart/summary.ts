import { gapsIn } from './model.ts';

/** A value and where it stands. */
export interface Extreme {
  index: number;
  value: number;
}

/** What can be said about one series in a breath. */
export interface Facts {
  total: number;
  /** Per known date: a missing day is not a day of zero. */
  average: number;
  /** The first of equals. */
  highest: Extreme;
  lowest: Extreme;
  trend: Trend;
  /** How many dates have no value. */
  missing: number;
}

/** The second half of the time against the first; less than a tenth apart is steady. */
export type Trend = 'rising' | 'falling' | 'steady';

/** One number against another. */
export interface Comparison {
  direction: 'more' | 'less' | 'same';
  /** How much more or less, never negative. */
  amount: number;
  /** The same as a part of the earlier number; `null` when that was zero. */
  ratio: number | null;
}

/** The facts of a series, or `null` when nothing is known of it. */
export function factsOf(values: readonly (number | null)[]): Facts | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const [first] = known;
  if (!first) return null;

  const total = sum(known);
  return {
    total,
    average: total / known.length,
    highest: known.reduce((best, one) => (one.value > best.value ? one : best), first),
    lowest: known.reduce((least, one) => (one.value < least.value ? one : least), first),
    trend: trendOf(known, (values.length - 1) / 2),
    missing: gapsIn(values).reduce((days, { start, end }) => days + end - start + 1, 0),
  };
}

/** How a number stands to the one before it. */
export function compare(now: number, before: number): Comparison {
  const difference = now - before;
  const ratio = before === 0 ? null : Math.abs(difference / before);
  const isSame = difference === 0 || (ratio !== null && ratio < 0.0005);
  return {
    direction: isSame ? 'same' : difference > 0 ? 'more' : 'less',
    amount: Math.abs(difference),
    ratio,
  };
}

function trendOf(known: Extreme[], middle: number): Trend {
  const early = mean(known.filter(({ index }) => index < middle));
  const late = mean(known.filter(({ index }) => index > middle));
  if (early === null || late === null) return 'steady';
  const difference = (late - early) / Math.max(Math.abs(early), Math.abs(late), Number.MIN_VALUE);
  if (Math.abs(difference) < 0.1) return 'steady';
  return difference > 0 ? 'rising' : 'falling';
}

const sum = (values: Extreme[]) => values.reduce((total, { value }) => total + value, 0);

const mean = (values: Extreme[]) => (values.length === 0 ? null : sum(values) / values.length);
