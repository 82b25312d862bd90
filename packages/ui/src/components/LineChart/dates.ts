import { type ChartUnit, timeOf } from './model.ts';
import { areMonths } from './ticks.ts';

/** How a chart writes its dates in one language. */
export interface DateWords {
  /** Under the plot. */
  tick: (index: number) => string;
  /** In the read-out and on the chips: "Thu 12 Nov". */
  short: (index: number) => string;
  /** Without the weekday: "12 Nov". */
  brief: (index: number) => string;
  /** Spoken, and in the table: "Thursday 12 November". */
  long: (index: number) => string;
  /** In the summary: "12 November". */
  plain: (index: number) => string;
  /** What a point is compared with: "Wednesday", "October". */
  name: (index: number) => string;
  /** From the first date to the last. */
  range: string;
}

/** Languages that write a short date in figures alone, as their newspapers do. */
const inFigures = new Set(['he']);

/** Russian marks a year with «г.», for which an axis has no room. */
const yearMark = /\sг\.$/;

/** The dates of an axis in words, by `Intl`. The year is written where the axis would be ambiguous without it. */
export function dateWords(dates: readonly string[], unit: ChartUnit, pageLocale: string): DateWords {
  // English without a region writes the day first, as every other language of the library does.
  const locale = pageLocale === 'en' ? 'en-GB' : pageLocale;
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return { at: (index: number) => format.format(timeOf(dates[index] ?? '')), format };
  };

  const last = dates.length - 1;
  const isLong = unit === 'month' || dates.length * (unit === 'week' ? 7 : 1) > 300;
  const spansYears = isLong && dates[0]?.slice(0, 4) !== dates[last]?.slice(0, 4);
  const year = spansYears ? ({ year: 'numeric' } as const) : {};
  const month = inFigures.has(locale.split('-')[0] ?? '') ? 'numeric' : 'short';
  const day = unit === 'month' ? {} : ({ day: 'numeric' } as const);
  const weekday = unit === 'day';

  const brief = write({ ...day, ...year, month: unit === 'month' ? 'short' : month });
  const between = write(
    unit === 'month' || areMonths(dates.length, unit) ? { month: 'short' } : { ...day, month },
  );
  const plain = write({ ...day, month: 'long', ...(unit === 'month' ? { year: 'numeric' } : year) });
  const short = weekday ? write({ ...day, ...year, month, weekday: 'short' }) : brief;
  const long = weekday ? write({ ...day, ...year, month: 'long', weekday: 'long' }) : plain;
  const name = weekday ? write({ weekday: 'long' }) : write({ month: 'long' });

  return {
    tick: (index) => (index === 0 || index === last ? brief : between).at(index).replace(yearMark, ''),
    short: short.at,
    brief: brief.at,
    long: long.at,
    plain: plain.at,
    name: name.at,
    range: last < 0 ? '' : plain.format.formatRange(timeOf(dates[0] ?? ''), timeOf(dates[last] ?? '')),
  };
}
