import { numberFormat } from '../../locale/index.ts';
import { type AxisTick, type DateFormats, dateFormat, writeRange, yearMark } from '../LineChart/index.ts';
import type { Clock } from './clock.ts';
import { useStrings } from './LineChartUnits.strings.ts';

interface Formats {
  date: DateFormats;
  /** The text of a round time, and whether it stays where there is little room. */
  tick: (place: number, distance: number) => Pick<AxisTick, 'text' | 'isMajor'>;
}

const dayLength = 86_400_000;

/** The formats of minutes and hours. They contain the day if there are several. */
export function clockFormats(
  all: readonly number[],
  wallAt: Clock['wallAt'],
  locale: string,
  timeZone: string,
): Formats {
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  const dayOf = (place: number) => Math.floor(wallAt(place) / dayLength);
  const isOneDay = dayOf(first) === dayOf(last);
  const yearOf = (place: number) => new Date(wallAt(place)).getUTCFullYear();
  const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const year = yearOf(first) === yearOf(last) ? {} : ({ year: 'numeric' } as const);
  const month = /^he\b/.test(locale) ? 'numeric' : 'short';
  const day = { ...year, day: 'numeric', month } as const;

  const repeated = repeatedIn(all, wallAt);
  const write = (options: Intl.DateTimeFormatOptions) => (index: number) => {
    const place = all[index] ?? 0;
    const zone = repeated.has(wallAt(place)) ? ({ timeZoneName: 'short' } as const) : {};
    return dateFormat(locale, { ...options, ...zone }).format(place);
  };
  const ofDays = (options: Intl.DateTimeFormatOptions) => write(isOneDay ? time : { ...time, ...options });
  const [brief, plain] = [ofDays(day), { ...time, ...year, day: 'numeric', month: 'long' } as const];

  return {
    date: {
      tick: (index) =>
        isOneDay || wallAt(all[index] ?? 0) % dayLength !== 0
          ? brief(index)
          : write({ ...day, timeZone })(index),
      brief,
      short: ofDays({ ...day, weekday: 'short' }),
      long: ofDays({ ...plain, weekday: 'long' }),
      plain: ofDays(plain),
      name: write(time),
      range: (from, to) => (all.length === 0 ? '' : writeRange(locale, plain, all[from] ?? 0, all[to] ?? 0)),
    },
    tick: (place, distance) => {
      const wall = wallAt(place);
      const isMidnight = wall % dayLength === 0;
      if (distance < dayLength)
        return {
          text: dateFormat(locale, isMidnight ? { ...day, timeZone } : time).format(place),
          isMajor: isMidnight,
        };
      const isMonths = distance > 27 * dayLength;
      const options = isMonths ? ({ ...year, month: 'short' } as const) : day;
      const isMajor = isMonths ? new Date(wall).getUTCMonth() === 0 : new Date(wall).getUTCDate() === 1;
      return {
        text: dateFormat(locale, { ...options, timeZone })
          .format(place)
          .replace(yearMark, ''),
        isMajor,
      };
    },
  };
}

/** The times that the clock shows twice, because it was set back. */
function repeatedIn(all: readonly number[], wallAt: Clock['wallAt']) {
  const [seen, repeated] = [new Set<number>(), new Set<number>()];
  for (const place of all) {
    const wall = wallAt(place);
    if (seen.has(wall)) repeated.add(wall);
    seen.add(wall);
  }
  return repeated;
}

/** The formats of quarters and years. Years of the data are Gregorian, whatever the calendar of the language. */
export function yearFormats(
  all: readonly number[],
  timeAt: Clock['wallAt'],
  locale: string,
  unit: 'quarter' | 'year',
): Formats {
  const options = { calendar: 'gregory', year: 'numeric' } as const;
  const own = useStrings.in(locale);
  const yearOf = (place: number) => dateFormat(locale, options).format(timeAt(place));
  const shortYear = (place: number) => yearOf(place).replace(yearMark, '');
  const quarterOf = (place: number) =>
    own.quarter({ quarter: numberFormat(locale).format((place % 4) + 1), year: shortYear(place) });
  const write = unit === 'year' ? yearOf : quarterOf;
  const at = (index: number) => write(all[index] ?? 0);
  const brief = (index: number) => at(index).replace(yearMark, '');

  return {
    date: {
      ...{ tick: brief, brief, short: at, long: at, plain: at },
      name: unit === 'year' ? brief : at,
      range: (from, to) => {
        if (all.length === 0) return '';
        const [first, last] = [all[from] ?? 0, all[to] ?? 0];
        if (unit === 'year') return writeRange(locale, options, timeAt(first), timeAt(last));
        return first === last ? at(from) : `${at(from)} – ${at(to)}`;
      },
    },
    tick: (place, distance) => ({
      text: unit === 'quarter' && distance < 4 ? quarterOf(place).replace(yearMark, '') : shortYear(place),
      isMajor: unit === 'quarter' ? place % 4 === 0 : place % (distance * 2) === 0,
    }),
  };
}
