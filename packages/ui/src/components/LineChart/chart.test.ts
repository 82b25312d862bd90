import { expect, test, vi } from 'vitest';
import { numberFormat } from '../../locale/index.ts';
import { type Dates, dateFormats } from './dates.ts';
import { drawingOf, gapLabels, reduceToColumns, spread, thresholdLabels } from './drawing.ts';
import { type ChartColumns, type ChartSeries, type ChartUnit, chartModel, gapsIn } from './model.ts';
import { callsOfAYear, callsSeries, daysFrom } from './samples.ts';
import { type AxisRange, chartScale, landmarkIndexes, niceStep, ticksOf } from './scale.ts';
import { compare, factsOf, figureOf } from './summary.ts';
import { intentionOf } from './useReading.ts';

const seriesOf = (points: ChartSeries['points']): ChartSeries => ({ ...callsSeries, points });

const columnsOf = (x: ChartColumns['x'], y: ChartColumns['y']): ChartColumns => ({
  key: 'calls',
  label: 'Calls',
  x,
  y,
});

/** The dates of an axis as text. */
const written = ({ length, at }: Dates) => Array.from({ length }, (_, index) => at(index));

const datesOf = (texts: string[], unit: ChartUnit = 'day') =>
  chartModel(
    [
      columnsOf(
        texts,
        texts.map(() => 1),
      ),
    ],
    unit,
  ).dates;

test('a missing date is a gap, in days, weeks and months, in any order of points', () => {
  const days = [
    { date: '2026-03-01', value: 2 },
    { date: '2026-02-27', value: 1 },
  ];
  const inDays = chartModel([seriesOf(days)], 'day');
  expect(written(inDays.dates)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(inDays.lines[0]?.values).toEqual([1, null, 2]);
  const weeks = [
    { date: '2026-10-19', value: 1 },
    { date: '2026-11-02', value: 3 },
  ];
  expect(chartModel([seriesOf(weeks)], 'week').lines[0]?.values).toEqual([1, null, 3]);
  const months = [
    { date: '2026-01', value: 3 },
    { date: '2025-11', value: 1 },
  ];
  const inMonths = chartModel([seriesOf(months)], 'month');
  expect(written(inMonths.dates)).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(inMonths.lines[0]?.values).toEqual([1, null, 3]);
});

test('series with different dates share one axis, and without series the axis is empty', () => {
  const model = chartModel(
    [seriesOf(daysFrom('2026-01-01', [1, 2])), seriesOf(daysFrom('2026-01-02', [5, 6]))],
    'day',
  );
  expect(model.lines.map(({ values }) => values)).toEqual([
    [1, 2, null],
    [null, 5, 6],
  ]);
  expect(chartModel([], 'day').dates).toHaveLength(0);
  expect(chartModel([seriesOf([])], 'day').dates).toHaveLength(0);
});

test('columns of milliseconds, dates or texts make the same axis as points, and aren’t copied', () => {
  const texts = ['2026-11-12', '2026-11-13', '2026-11-14'];
  const times = texts.map((text) => Date.parse(text));
  const y = new Float64Array([3, Number.NaN, 5]);
  for (const x of [texts, times, new Float64Array(times), times.map((time) => new Date(time + 3_600_000))]) {
    const { dates, lines } = chartModel([columnsOf(x, y)], 'day');
    expect(written(dates)).toEqual(texts);
    expect(lines[0]?.values).toBe(y);
  }
  expect(factsOf(y)).toMatchObject({ total: 8, missing: 1 });
  expect(gapsIn(y)).toEqual([{ start: 1, end: 1 }]);
  expect(drawingOf(y, gapsIn(y), chartScale([5], 3)).line).not.toContain('NaN');
});

test('columns that are unsorted, of different lengths or invalid have the axis of what is valid', () => {
  const [first, second, third] = [12, 13, 14].map((day) => Date.UTC(2026, 10, day)) as [
    number,
    number,
    number,
  ];
  const lineValues = (x: ChartColumns['x'], y: ChartColumns['y']) => {
    const { dates, lines } = chartModel([columnsOf(x, y)], 'day');
    return [dates.length && dates.at(0), Array.from(lines[0]?.values ?? [])];
  };
  expect(lineValues([third, first], [3, 1])).toEqual(['2026-11-12', [1, null, 3]]);
  expect(lineValues([first, second], [1, 2, 3])).toEqual(['2026-11-12', [1, 2]]);
  expect(lineValues([first, second, third], [1])).toEqual(['2026-11-12', [1]]);
  expect(lineValues([first, Number.NaN, third], [1, 2, 3])).toEqual(['2026-11-12', [1, null, 3]]);
  expect(lineValues(['soon', '2026-11-12'], [1, 2])).toEqual(['2026-11-12', [2]]);
  expect(lineValues([first, first + 1, second], [1, 2, Number.POSITIVE_INFINITY])).toEqual([
    '2026-11-12',
    [2, null],
  ]);
  expect(lineValues([first, first + 1, third], [1, 2, 3])).toEqual(['2026-11-12', [2, null, 3]]);
  expect(lineValues(['2026-11-12', '2026-11-15', '2026-11-14'], [1, 2, 3])).toEqual([
    '2026-11-12',
    [1, null, 3, 2],
  ]);
  expect(lineValues([], [])).toEqual([0, []]);
});

test('an instant has its day in the time zone, and a date without a time has it everywhere', () => {
  const dayOf = (x: ChartColumns['x'], timeZone?: string) =>
    chartModel([columnsOf(x, [1])], 'day', timeZone).dates.at(0);
  // Midnight in Jerusalem.
  const instant = Date.UTC(2026, 10, 11, 22);
  expect([dayOf([instant]), dayOf([instant], 'Asia/Jerusalem')]).toEqual(['2026-11-11', '2026-11-12']);
  expect(dayOf(['2026-11-11T22:00Z'], 'Asia/Jerusalem')).toBe('2026-11-12');
  expect(dayOf(['2026-11-11T22:00'], 'Asia/Jerusalem')).toBe('2026-11-11');
  expect(dayOf(['2026-11-11'], 'America/New_York')).toBe('2026-11-11');
  const month = chartModel([columnsOf([Date.UTC(2026, 10, 30, 23)], [1])], 'month', 'Asia/Jerusalem');
  expect(month.dates.at(0)).toBe('2026-12');
});

test('no date of a long series is written before someone asks for it', () => {
  const toISOString = vi.spyOn(Date.prototype, 'toISOString');
  const x = Float64Array.from({ length: 36_500 }, (_, day) => day * 86_400_000);
  const { dates } = chartModel([{ ...columnsOf(x, x), coverage: { 36499: 'so-far' } }], 'day');
  landmarkIndexes(dates, 'day');
  expect(toISOString).not.toHaveBeenCalled();
  expect(dates.at(36_499)).toBe('2069-12-06');
  toISOString.mockRestore();
});

test('an incomplete date keeps its index on the axis, whichever series marks it', () => {
  const soFar = { date: '2026-01-03', value: 1, coverage: 'so-far' } as const;
  const first = seriesOf([...daysFrom('2026-01-01', [5, 6]), soFar]);
  expect([...chartModel([first], 'day').partial]).toEqual([[2, 'so-far']]);
  const later = seriesOf(daysFrom('2025-12-31', [5, 6]));
  expect([...chartModel([later, first], 'day').partial]).toEqual([[3, 'so-far']]);
  const columns = { ...columnsOf(['2026-01-01', '2026-01-03'], [5, 1]), coverage: { 1: 'so-far' } } as const;
  expect([...chartModel([columns], 'day').partial]).toEqual([[2, 'so-far']]);
});

test('the scale ends at a round number that no value exceeds', () => {
  const ends = [11, 8, 33, 5, 43, 16, 0, 100, 0.3, 7_250].map((most) =>
    chartScale([0, most], 2).ticks.at(-1),
  );
  expect(ends).toEqual([16, 8, 40, 8, 60, 16, 2, 100, 0.4, 8000]);
  expect(niceStep(0)).toBe(1);
});

test('an axis below zero has round ends and leaves little of the plot empty', () => {
  const ticks = [
    [-3, 2],
    [-5, 13],
    [-24.5, 13],
    [-9, -2],
    [-0.2, 0.1],
  ].map((ends) => chartScale(ends, 2).ticks);
  expect(ticks).toEqual([
    [-4, -2, 0, 2],
    [-5, 0, 5, 10, 15],
    [-40, -20, 0, 20],
    [-10, -5, 0],
    [-0.2, -0.1, 0, 0.1],
  ]);
  expect(chartScale([-5, 13], 2).y(0)).toBe(75);
});

test('the axis begins and ends at the values that are set, or a round one beyond, and shows every value', () => {
  const ticks = (values: number[], range: AxisRange) => chartScale(values, 2, range).ticks;
  expect(ticks([5.3, 10.5], { minValue: 5, maxValue: 11 })).toEqual([4, 6, 8, 10, 12]);
  expect(ticks([43], { maxValue: 100 })).toEqual([0, 50, 100]);
  expect(ticks([36.6, 41], { minValue: 35, maxValue: 40 })).toEqual([34, 36, 38, 40, 42]);
  expect(ticks([5, 5], { minValue: 5 })).toEqual([5, 5.1, 5.2]);
  expect(ticks([33], { rows: 4 })).toEqual([0, 10, 20, 30, 40]);
});

test('without zero on the axis, there is no area below the line', () => {
  const scale = chartScale([6, 8], 2, { minValue: 5 });
  expect(drawingOf([6, 8], [], scale).area).toBeNull();
});

test('the name of a threshold covers neither the ends of lines nor another name', () => {
  const scale = chartScale([0, 10], 5);
  const place = (values: number[], ...thresholds: number[]) =>
    thresholdLabels(
      [values],
      thresholds.map((value) => ({ value, text: 'Limit 5' })),
      scale,
      13.5,
    ).map(({ x, isBelow }) => `${x === 0 ? 'start' : 'middle'} ${isBelow ? 'below' : 'above'}`);
  expect(place([1, 1, 1, 1, 1], 5)).toEqual(['start above']);
  expect(place([6, 1, 1, 1, 1], 5)).toEqual(['middle above']);
  expect(place([6, 6, 6, 6, 6], 5)).toEqual(['start below']);
  expect(place([1, 1, 1, 1, 1], 5, 5.5)).toEqual(['start above', 'middle above']);
});

test('LC-15: the line stops at a gap, a bridge crosses it, and there is no area below the line', () => {
  const values = [0, 2, null, null, 4, 0];
  const drawing = drawingOf(values, gapsIn(values), chartScale([0, 2, 4], values.length));
  expect(drawing.line.match(/M/g)).toHaveLength(2);
  expect(drawing.bridges).toBe('M20,50L80,0');
  expect(drawing.area).toBeNull();
  expect(gapsIn(values)).toEqual([{ start: 2, end: 3 }]);
});

test('LC-15: a zero is drawn as zero', () => {
  expect(drawingOf([0, 0], [], chartScale([0, 0], 2))).toMatchObject({ line: 'M0,100L100,100', bridges: '' });
});

test('"no data" is above the neighboring line, and two labels never overlap', () => {
  const values = [8, null, null, null, 8, 1, null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  const labels = gapLabels(values, gapsIn(values), chartScale([8], values.length));
  expect(labels).toEqual([{ x: 12, y: 0 }]);
});

test('a year of days is drawn in full; 10,000 days keep the extremes of each column', () => {
  const year = chartModel([callsOfAYear], 'day').lines[0]?.values ?? [];
  expect(reduceToColumns(year)).toHaveLength(365);

  const many = Array.from({ length: 10_000 }, (_, index) => (index === 4321 ? 999 : index % 10));
  const drawn = reduceToColumns(many, 500);
  expect(drawn.length).toBeLessThanOrEqual(2000);
  expect(drawn.some(({ index, value }) => index === 4321 && value === 999)).toBe(true);
  expect(drawn.map(({ index }) => index)).toEqual(drawn.map(({ index }) => index).toSorted((a, b) => a - b));
  expect([drawn[0]?.index, drawn.at(-1)?.index]).toEqual([0, 9999]);
});

test('a gap of one day in 10,000 is still drawn', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => (index === 77 ? null : 1));
  expect(reduceToColumns(many, 500).filter(({ value }) => value === null)).toEqual([
    { index: 77, value: null },
  ]);
});

test('landmarks are weekly for 30 days and monthly for a year, and include both ends', () => {
  const days = (count: number) => daysFrom('2026-10-19', new Array(count).fill(1)).map(({ date }) => date);
  const landmarks = (texts: string[], unit: ChartUnit = 'day') => landmarkIndexes(datesOf(texts, unit), unit);
  expect(landmarks(days(30))).toEqual([0, 7, 14, 21, 29]);
  expect(landmarks(days(7))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(landmarks(days(365))).toHaveLength(13);
  expect(landmarks(days(40_000)).slice(0, 3)).toEqual([0, 1170, 4822]);
  expect(landmarks(['2026-01'], 'month')).toEqual([0]);
});

test('LC-13: dates appear as the plot widens, and none disappears', () => {
  const dates = (indexes: number[], textOf: (index: number) => string) =>
    indexes.map((index) => ({ at: index / (indexes.at(-1) ?? 1), text: textOf(index) }));
  const ticks = ticksOf(dates([0, 7, 14, 21, 29], () => '19 Oct'));
  expect(ticks.map(({ at, from }) => [Math.round(at * 29), from])).toEqual([
    [0, 7],
    [7, 22],
    [14, 11],
    [21, 20],
    [29, 0],
  ]);
  const six = ticksOf(dates([0, 1, 2, 3, 4, 5], () => '19 Oct'));
  expect(six.map(({ from }) => from)).toEqual([7, 26, 13, 18, 26, 0]);
  expect(ticksOf(dates([0, 9], () => '2025년 11월 18일')).map(({ from }) => from)).toEqual([17, 0]);
  const wide = ticksOf(dates([0, 1, 2, 3], (index) => (index % 3 === 0 ? 'December 2025' : 'Jan')));
  expect(wide.map(({ from }) => from)).toEqual([14, 26, 26, 0]);
});

test('end labels move apart and stay inside the plot', () => {
  expect(spread([50, 52, 10], 10)).toEqual([50, 60, 10]);
  expect(spread([98, 99], 10)).toEqual([90, 100]);
});

test('LC-2: gaps are counted as missing, not as zeros', () => {
  expect(factsOf([2, null, 0, 4, 4])).toEqual({
    total: 10,
    count: 4,
    latest: 4,
    ends: [0, 4],
    missing: 1,
    whole: {
      average: 2.5,
      highest: { index: 3, value: 4 },
      lowest: { index: 2, value: 0 },
      trend: 'rising',
    },
  });
  expect(factsOf([null])).toBeNull();
  expect(factsOf([5])?.whole?.trend).toBe('steady');
});

const partial = (...places: number[]) => new Map(places.map((place) => [place, 'so-far']));

test('LC-20: incomplete dates are in the total, but not in average, extremes or trend', () => {
  expect(factsOf([80, 100, 90, 7], partial(3))).toEqual({
    total: 277,
    count: 4,
    latest: 7,
    ends: [7, 100],
    missing: 0,
    whole: {
      average: 90,
      highest: { index: 1, value: 100 },
      lowest: { index: 0, value: 80 },
      trend: 'rising',
    },
  });
  expect(factsOf([1, 50, 10, 5], partial(0, 3))?.whole).toMatchObject({ average: 30, trend: 'falling' });
  expect(factsOf([5], partial(0))).toMatchObject({ total: 5, missing: 0, whole: null });
  expect(factsOf([null, 5], partial(0, 1))).toMatchObject({ total: 5, missing: 1, whole: null });
});

test('LC-20, LC-21: a series has a total, an average of complete dates, a last value, or no figure', () => {
  const facts = factsOf([8, null, 10, 3, null], partial(3));
  const figures = (['sum', 'mean', 'last', 'none'] as const).map((aggregate) => figureOf(facts, aggregate));
  expect(figures).toEqual([21, 9, 3, null]);
  expect(figureOf(factsOf([4, 6], partial(0, 1)), 'mean')).toBe(5);
  expect(figureOf(null, 'mean')).toBeNull();
});

test('LC-20: a dotted line leads to an incomplete date, without area below it', () => {
  const draw = (values: (number | null)[], ...places: number[]) =>
    drawingOf(values, gapsIn(values), chartScale([0, 4], values.length), partial(...places));
  expect(draw([4, 2, 0], 2)).toEqual({
    line: 'M0,0L50,50',
    bridges: 'M50,50L100,100',
    area: 'M0,0L50,50V100H0Z',
  });
  expect(draw([0, 2, 4], 0)).toEqual({
    ...{ line: 'M50,50L100,0', bridges: 'M0,100L50,50', area: 'M50,50L100,0V100H50Z' },
  });
  expect(draw([4, null, 0], 2)).toEqual({ line: 'M0,0Z', bridges: 'M0,0L100,100', area: null });
  expect(draw([4], 0)).toEqual({ line: '', bridges: '', area: null });
});

test('a comparison with zero has no ratio, and a tiny difference counts as the same', () => {
  expect(compare(5, 0)).toEqual({ direction: 'more', amount: 5, ratio: null });
  expect(compare(6, 8)).toEqual({ direction: 'less', amount: 2, ratio: 0.25 });
  expect(compare(10_001, 10_000).direction).toBe('same');
  expect(compare(9.5, 8.3).amount).toBe(1.2);
});

test('dates follow the language, with the year where the axis needs it', () => {
  const words = (dates: string[], unit: 'day' | 'month', locale: string) =>
    dateFormats(datesOf(dates, unit), unit, locale);
  expect(words(['2026-11-12'], 'day', 'en-GB').short(0)).toBe('Thu 12 Nov');
  expect(words(['2026-11-12'], 'day', 'en-US').long(0)).toBe('Thursday, November 12');
  expect(words(['2026-11-12'], 'day', 'he').tick(0)).toBe('12.11');
  expect(words(['2026-11-12'], 'day', 'ru').long(0)).toBe('четверг, 12 ноября');
  const months = words(['2025-12', '2026-01', '2026-02'], 'month', 'en-GB');
  expect([0, 1, 2].map(months.tick)).toEqual(['Dec 2025', 'Jan', 'Feb 2026']);
  expect(months.range(0, 2)).toMatch(/^December 2025\s–\sFebruary 2026$/);
});

test('LC-4: arrow keys follow the screen, Page Up and Home follow time, and Alt+Left is ignored', () => {
  const press = (key: string, isMirrored = false, hasMany = false, altKey = false) =>
    intentionOf(
      { key, altKey, ctrlKey: false, metaKey: false, shiftKey: false },
      { page: 7, isMirrored, hasMany },
    );
  expect([press('ArrowRight'), press('ArrowRight', true)]).toEqual([
    { kind: 'move', by: 1 },
    { kind: 'move', by: -1 },
  ]);
  expect(press('PageUp', true)).toEqual({ kind: 'move', by: -7 });
  expect(press('Home', true)).toEqual({ kind: 'edge', to: 'first' });
  expect(press('ArrowDown', false, true)).toEqual({ kind: 'series', by: 1 });
  expect(press('ArrowLeft', false, false, true)).toBeNull();
  expect(press('Tab')).toBeNull();
});

const locales = (
  'ar bg bn bs ca cs da de el en es et fa fi fr he hr hu id is it ja ka ko lt mn nb nl pl pt-BR pt-PT ro ru ' +
  'sk sl sq sr sv tr uk vi zh-CN zh-HK'
).split(' ');

const days = datesOf(daysFrom('2026-10-19', new Array(30).fill(1)).map(({ date }) => date));
const months = datesOf(['2026-09', '2026-10', '2026-11'], 'month');

test('43 locales are tested', () => expect(locales).toHaveLength(43));

test.each(locales)('LC-12: in %s, dates, ranges and numbers match Intl', (locale) => {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [first, last] = [Date.UTC(2026, 9, 19), Date.UTC(2026, 10, 17)];
  const words = dateFormats(days, 'day', locale);
  const named = write({ weekday: 'long', day: 'numeric', month: 'long' });
  const plain = write({ day: 'numeric', month: 'long' });

  expect(words.long(29)).toBe(named.format(last));
  expect(words.plain(29)).toBe(plain.format(last));
  expect(words.range(0, 29)).toBe(plain.formatRange(first, last));
  expect(words.name(29)).toBe(write({ weekday: 'long' }).format(last));
  expect(dateFormats(months, 'month', locale).long(2)).toBe(
    write({ month: 'long', year: 'numeric', calendar: 'gregory' }).format(Date.UTC(2026, 10, 1)),
  );
  expect(numberFormat(locale).format(1234.5)).toBe(new Intl.NumberFormat(locale).format(1234.5));
});

test.each(locales)('LC-12: in %s, dates only use the digits of the language', (locale) => {
  const words = dateFormats(days, 'day', locale);
  const own = numberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const digits = [
    words.tick(0),
    words.short(3),
    words.brief(3),
    words.long(3),
    words.plain(3),
    words.range(0, 29),
  ]
    .join('')
    .match(/\p{Nd}/gu);
  expect(digits?.filter((digit) => !own.includes(digit))).toEqual([]);
});

test('LC-12: the locale sets digits and calendar', () => {
  expect(numberFormat('ar-u-nu-arab').format(42)).toBe('٤٢');
  expect(numberFormat('fa').format(42)).toBe('۴۲');
  expect(dateFormats(days, 'day', 'fa').brief(0)).toBe('۲۷ مهر');
  expect(dateFormats(days, 'day', 'ar-u-nu-arab').brief(0)).toContain('١٩');
});

test('months are Gregorian, also in Persian', () => {
  expect(dateFormats(months, 'month', 'fa').long(2)).toContain('نوامبر');
});

test('an axis of decades shows years, or dates if the language’s calendar isn’t Gregorian', () => {
  const century = Array.from({ length: 40_000 }, (_, day) =>
    new Date(Date.UTC(1920, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const place = century.indexOf('1950-01-01');
  const dates = datesOf(century);
  expect(dateFormats(dates, 'day', 'en-GB').tick(place)).toBe('1950');
  expect(dateFormats(dates, 'day', 'fa').tick(place)).toContain('دی');
});
