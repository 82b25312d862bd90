import { scaleLinear, scaleUtc } from 'd3-scale';
import { isolate, numberFormat, numberRange } from '../../locale/index.ts';
import {
  type AxisTick,
  type ChartStrings,
  type ChartX,
  type Dates,
  type OtherUnit,
  placed,
  timeOf,
} from '../LineChart/index.ts';
import { alignedModel, landmarksAt, placesIn } from './aligned.ts';
import { type Clock, clockOf } from './clock.ts';
import { useStrings } from './LineChartUnits.strings.ts';
import { clockFormats, yearFormats } from './timeFormats.ts';

export type { OtherUnit } from '../LineChart/index.ts';

/** A period of time that isn't in every chart. Days, weeks and months are. */
export type TimeUnit = 'minute' | 'hour' | 'quarter' | 'year';

export interface TimeUnitOptions {
  /**
   * The IANA time zone of minutes and hours, such as `Asia/Jerusalem`. Texts and round times follow its clock.
   * @default 'UTC'
   */
  timeZone?: string | undefined;
  /**
   * How many minutes, hours, quarters or years there are from one point to the next. A missing point is a gap.
   * @default the least distance of two points, if all others are multiples of it; otherwise, there are no gaps
   */
  step?: number | undefined;
}

/**
 * Minutes, hours, quarters or years on the x axis, for `unit` of `LineChart`. Create it outside of the component.
 *
 * The dates of points are times for minutes and hours, with an offset or `Z`, such as `2026-11-12T10:20+02:00`. A time
 * without one is the time of the clock in `timeZone`, and the first of two if the clock is set back. Dates of quarters are
 * `2026-Q3`, and those of years `2026`.
 *
 * @example
 * const tenMinutes = timeUnit('minute', { timeZone: 'Asia/Jerusalem' });
 * <LineChart title="Temperature" unit={tenMinutes} series={sensors} aggregate="mean" />
 */
export function timeUnit(unit: TimeUnit, { timeZone = 'UTC', step }: TimeUnitOptions = {}): OtherUnit {
  const scale = unit === 'minute' || unit === 'hour' ? scaleOfClock(clockOf(timeZone)) : scaleOfYears(unit);
  const size = { minute: 60_000, hour: 3_600_000, quarter: 1, year: 1 }[unit];
  const pageSize = { minute: 3_600_000, hour: 86_400_000, quarter: 4, year: 10 }[unit];

  return {
    modelOf: (series) => alignedModel(series, scale.placeOf, step && step * size, scale.textOf),

    axisOf({ dates }, locale) {
      const all = placesOf(dates);
      const [first = 0, last = 0] = [all[0], all.at(-1)];
      const places = placesIn(all, [first, last]);
      const write =
        unit === 'minute' || unit === 'hour'
          ? clockFormats(all, scale.timeAt, locale, timeZone)
          : yearFormats(all, scale.timeAt, locale, unit);
      // Sorted and without doubles, because a clock that is set forward skips a time.
      const between = [
        ...new Set(
          scaleUtc()
            .domain([scale.timeAt(first), scale.timeAt(last)])
            .ticks(tickCount)
            .map((tick) => scale.placeAt(tick.getTime())),
        ),
      ]
        .filter((place) => place > first && place < last && Number.isInteger(place))
        .sort((one, other) => one - other);
      const distance = (between[1] ?? last) - (between[0] ?? first);
      const ticks = between.map(
        (place): AxisTick => ({
          at: (place - first) / (last - first),
          ...write.tick(place, distance),
        }),
      );
      const end = (index: number, at: number): AxisTick => ({ at, text: write.date.tick(index) });
      const isOne = dates.length < 2;
      return {
        date: write.date,
        places,
        placed,
        landmarks: landmarksAt(ticks, places, dates.length),
        ticks: isOne ? all.map(() => end(0, 0)) : [end(0, 0), ...ticks, end(dates.length - 1, 1)],
        page: Math.max(
          1,
          Math.round(
            places ? dates.length / 10 : pageSize / (all.length < 2 ? 1 : (last - first) / (all.length - 1)),
          ),
        ),
      };
    },

    stringsIn(locale, strings, { dates }) {
      const own = useStrings.in(locale);
      const [first, second] = dates.length < 2 ? [] : [dates.placeAt(0), dates.placeAt(1)];
      // With another step, an average for each point isn't one for each unit.
      const isOne = first !== undefined && second !== undefined && second - first === size;
      const isClock = unit === 'minute' || unit === 'hour';
      return {
        ...strings,
        ...shared(own, 'time'),
        ...(isClock && { earlier: own.earlier, later: own.later }),
        explore: () => own.explore(unit),
        date: () => own.date(unit),
        sameAsDate: ({ name }) => own.sameAsDate({ name, unit }),
        change: (values) => own.change({ ...values, unit }),
        average: ({ value }) => (isOne ? own.average({ value, unit }) : `${strings.mean} ${value}`),
        missing: ({ count }) => own.missing({ count, unit: isOne && unit !== 'minute' ? unit : 'point' }),
      };
    },
  };
}

export interface NumberUnitOptions {
  /** What the numbers are, such as "Depth". It heads their column in the table and names the explorer. */
  label: string;
  /** Formats a number of the axis, such as "2.5 m". @default the number format of the language */
  format?: ((value: number) => string) | undefined;
  /**
   * The distance from one point to the next. A missing point is a gap.
   * @default the least distance of two points, if all others are multiples of it; otherwise, there are no gaps
   */
  step?: number | undefined;
}

/**
 * Numbers on the x axis, such as depths, for `unit` of `LineChart`. Create it outside of the component. The `date` of a
 * point is its number as text, such as `2.5`. The axis begins and ends at round numbers.
 *
 * @example
 * const depth = numberUnit({ label: 'Depth', format: (value) => `${value} m` });
 * <LineChart title="Temperature" unit={depth} series={profile} aggregate="mean" />
 */
export function numberUnit({ label, format, step }: NumberUnitOptions): OtherUnit {
  return {
    modelOf: (series) => alignedModel(series, Number, step, String),

    axisOf({ dates }, locale, direction) {
      const all = placesOf(dates);
      const write = (value: number) =>
        format
          ? isolate(format(value), direction)
          : numberFormat(locale, { maximumSignificantDigits: 9 }).format(value);
      const at = (index: number) => write(all[index] ?? 0);
      const ends = [all[0] ?? 0, all.at(-1) ?? 0] as const;
      const axis = scaleLinear(ends, [0, 1]).nice(tickCount);
      const isOne = ends[0] === ends[1];
      const [from = 0, to = 0] = isOne ? ends : axis.domain();
      const ticks = isOne
        ? all.map((_, index) => ({ at: 0, text: at(index) }))
        : axis.ticks(tickCount).map((value) => ({ at: axis(value), text: write(value) }));
      const places = placesIn(all, [from, to]);
      return {
        date: {
          ...{ tick: at, short: at, brief: at, long: at, plain: at, name: at },
          range: (first, last) =>
            format ? `${at(first)} – ${at(last)}` : numberRange(locale, all[first] ?? 0, all[last] ?? 0),
        },
        places,
        placed,
        landmarks: landmarksAt(ticks, places, dates.length),
        ticks,
        page: Math.max(1, Math.round(dates.length / 10)),
      };
    },

    stringsIn(locale, strings) {
      const own = useStrings.in(locale);
      return {
        ...strings,
        ...shared(own, 'number'),
        earlier: own.previousValues,
        later: own.nextValues,
        explore: () => own.exploreNumbers(label),
        date: () => label,
        sameAsDate: ({ name }) => own.sameAsDate({ name, unit: 'number' }),
        change: (values) => own.change({ ...values, unit: 'number' }),
        average: ({ value }) => `${strings.mean} ${value}`,
        missing: ({ count }) => own.missing({ count, unit: 'point' }),
      };
    },
  };
}

/** The numbers of all dates. */
const placesOf = ({ length, placeAt }: Dates) => Array.from({ length }, (_, index) => placeAt(index));

/** About how many texts an axis has at most. Fewer appear where there is less room. */
const tickCount = 10;

type OwnStrings = ReturnType<typeof useStrings.in>;

const shared = (
  own: OwnStrings,
  axis: 'time' | 'number',
): Pick<ChartStrings, 'sameAsPeriod' | 'comparison' | 'extremes' | 'soFar'> => ({
  sameAsPeriod: () => own.sameAsPeriod(axis),
  comparison: (values) => own.comparison({ ...values, axis }),
  extremes: own.extremes,
  soFar: () => own.soFar,
});

/** How dates, their places on the axis and the times that d3 divides belong together. */
interface TimeScale {
  placeOf: (x: ChartX) => number;
  textOf: (place: number) => string;
  /** A time as if it were in UTC, for which d3 finds round times. */
  timeAt: (place: number) => number;
  placeAt: (time: number) => number;
}

/** Places are instants in milliseconds, so that an hour that the clock repeats isn't lost. */
const scaleOfClock = ({ wallAt, instantAt }: Clock): TimeScale => ({
  placeOf: (x) =>
    typeof x === 'string' && !/(Z|[+-]\d\d:?\d\d)$/.test(x) ? instantAt(Date.parse(`${x}Z`)) : timeOf(x),
  textOf: (place) => {
    const offset = (wallAt(place) - place) / 60_000;
    const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
    const text = new Date(wallAt(place)).toISOString();
    const sign = offset < 0 ? '-' : '+';
    const size = Math.abs(offset);
    return `${text.slice(0, place % 60_000 === 0 ? 16 : 19)}${sign}${digits(size / 60)}:${digits(size % 60)}`;
  },
  timeAt: wallAt,
  placeAt: instantAt,
});

/** Places are years, or quarters since the year 0. */
function scaleOfYears(unit: 'quarter' | 'year'): TimeScale {
  const parts = unit === 'year' ? 1 : 4;
  return {
    placeOf: (x) => {
      if (typeof x !== 'string') {
        const date = new Date(x);
        return date.getUTCFullYear() * parts + Math.floor((date.getUTCMonth() * parts) / 12);
      }
      const [year = 0, part = 1] = x.split('-').map((text) => Number(text.replace('Q', '')));
      return year * parts + part - 1;
    },
    textOf: (place) => {
      const year = String(Math.floor(place / parts)).padStart(4, '0');
      return unit === 'year' ? year : `${year}-Q${(place % parts) + 1}`;
    },
    timeAt: (place) => Date.UTC(Math.floor(place / parts), ((place % parts) * 12) / parts),
    placeAt: (time) => {
      const date = new Date(time);
      const isFirst = date.getUTCDate() === 1 && time % 86_400_000 === 0;
      return isFirst ? date.getUTCFullYear() * parts + (date.getUTCMonth() * parts) / 12 : Number.NaN;
    },
  };
}
