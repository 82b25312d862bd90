import { expect, test } from 'vitest';
import {
  type ChartColumns,
  type ChartSeries,
  type Dates,
  type OtherUnit,
  useChartStrings,
} from '../LineChart/index.ts';
import { numberUnit, timeUnit } from './index.ts';

const seriesOf = (points: Record<string, number>): ChartSeries => ({
  key: 'one',
  label: 'One',
  points: Object.entries(points).map(([date, value]) => ({ date, value })),
});

/** Points at equal distances, in minutes, from an instant on. */
const every = (minutes: number, first: string, count: number) =>
  seriesOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        new Date(Date.parse(first) + index * minutes * 60_000).toISOString(),
        index,
      ]),
    ),
  );

const axisOf = (unit: OtherUnit, series: ChartSeries[], locale = 'en-GB') =>
  unit.axisOf(unit.modelOf(series), locale, locale === 'he' ? 'rtl' : 'ltr');

const stringsOf = (unit: OtherUnit, series: ChartSeries[], locale = 'en') =>
  unit.stringsIn(locale, useChartStrings.in(locale), unit.modelOf(series));

const texts = (unit: OtherUnit, series: ChartSeries[], locale?: string) =>
  axisOf(unit, series, locale).ticks.map(({ text }) => text);

/** The dates of an axis as text. */
const written = ({ length, at }: Dates) => Array.from({ length }, (_, index) => at(index));

/** Without the isolates around values. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

test('a missing point is a gap if the other points are at regular steps', () => {
  const { dates, lines } = timeUnit('minute').modelOf([
    seriesOf({ '2026-11-12T10:00Z': 1, '2026-11-12T10:10Z': 2, '2026-11-12T10:40Z': 5 }),
  ]);
  expect(written(dates)).toEqual([
    '2026-11-12T10:00+00:00',
    '2026-11-12T10:10+00:00',
    '2026-11-12T10:20+00:00',
    '2026-11-12T10:30+00:00',
    '2026-11-12T10:40+00:00',
  ]);
  expect(lines[0]?.values).toEqual([1, 2, null, null, 5]);
});

test('points without a common step have no gaps, and are where their time is', () => {
  const irregular = [seriesOf({ '1990': 1, '1995': 2, '2001': 3, '2010': 4 })];
  const unit = timeUnit('year');
  expect(unit.modelOf(irregular).lines[0]?.values).toEqual([1, 2, 3, 4]);
  expect(axisOf(unit, irregular).places).toEqual([0, 0.25, 0.55, 1]);
  const gaps = timeUnit('year', { step: 5 }).modelOf([seriesOf({ '1990': 1, '2005': 4 })]);
  expect(written(gaps.dates)).toEqual(['1990', '1995', '2000', '2005']);
});

test('series share one axis, invalid dates are left out, and an axis without points is empty', () => {
  const unit = numberUnit({ label: 'Depth' });
  const model = unit.modelOf([seriesOf({ '0.1': 1, '0.3': 3, deep: 9 }), seriesOf({ '0.2': 2 })]);
  expect(written(model.dates)).toEqual(['0.1', '0.2', '0.3']);
  expect(model.lines.map(({ values }) => values)).toEqual([
    [1, null, 3],
    [null, 2, null],
  ]);
  const empty = unit.modelOf([]);
  expect(empty.dates).toHaveLength(0);
  expect(unit.axisOf(empty, 'en', 'ltr').ticks).toEqual([]);
  expect(timeUnit('hour').axisOf(timeUnit('hour').modelOf([]), 'en', 'ltr').landmarks).toEqual([]);
});

test('columns of milliseconds, dates and numbers have the same axis as texts', () => {
  const columns = (x: ChartColumns['x']) => [{ key: 'a', label: 'A', x, y: [1, Number.NaN, 3] }];
  const times = [0, 10, 20].map((minute) => Date.UTC(2026, 10, 12, 10, minute));
  const jerusalem = timeUnit('minute', { timeZone: 'Asia/Jerusalem' });
  for (const x of [times, times.map((time) => new Date(time))]) {
    const { dates, lines } = jerusalem.modelOf(columns(x));
    expect(dates.at(1)).toBe('2026-11-12T12:10+02:00');
    expect(lines[0]?.values).toEqual([1, null, 3]);
  }
  const quarters = [2, 5, 8].map((month) => Date.UTC(2026, month));
  expect(timeUnit('quarter').modelOf(columns(quarters)).dates.at(2)).toBe('2026-Q3');
  expect(
    numberUnit({ label: 'Depth' })
      .modelOf(columns([0.5, 2, 8]))
      .dates.at(1),
  ).toBe('2');
});

test('times below the plot are round in the time zone, with the day at midnight', () => {
  const twoDays = [every(10, '2026-11-11T22:00Z', 288)];
  expect(texts(timeUnit('minute', { timeZone: 'Asia/Jerusalem' }), twoDays)).toEqual([
    '12 Nov',
    '06:00',
    '12:00',
    '18:00',
    '13 Nov',
    '06:00',
    '12:00',
    '18:00',
    '13 Nov, 23:50',
  ]);
  expect(texts(timeUnit('minute'), [every(10, '2026-11-12T10:00Z', 7)])[0]).toBe('10:00');
});

test('when clocks are set back, both hours are on the axis and each has its zone', () => {
  // In Israel, 02:00 became 01:00 on 25 October 2026.
  const unit = timeUnit('hour', { timeZone: 'Asia/Jerusalem' });
  const night = [every(60, '2026-10-24T21:00Z', 6)];
  expect(written(unit.modelOf(night).dates)).toEqual([
    '2026-10-25T00:00+03:00',
    '2026-10-25T01:00+03:00',
    '2026-10-25T01:00+02:00',
    '2026-10-25T02:00+02:00',
    '2026-10-25T03:00+02:00',
    '2026-10-25T04:00+02:00',
  ]);
  const { date, ticks } = axisOf(unit, night);
  expect([1, 2, 3].map(date.long)).toEqual(['01:00 GMT+3', '01:00 GMT+2', '02:00']);
  expect(ticks.find(({ text }) => text === '02:00')?.at).toBeCloseTo(3 / 5);
});

test('when clocks are set forward, no hour is missing, and times without an offset are those of the clock', () => {
  // In New York, 02:00 became 03:00 on 8 March 2026.
  const unit = timeUnit('hour', { timeZone: 'America/New_York' });
  const { dates } = unit.modelOf([
    seriesOf({ '2026-03-08T01:00': 1, '2026-03-08T03:00': 2, '2026-03-08T04:00': 3 }),
  ]);
  expect(written(dates)).toEqual([
    '2026-03-08T01:00-05:00',
    '2026-03-08T03:00-04:00',
    '2026-03-08T04:00-04:00',
  ]);
  expect(texts(unit, [every(60, '2026-03-08T04:00Z', 8)])).toContain('03:00');
});

test('quarters and years have round texts, in each language', () => {
  const quarters = [seriesOf({ '2024-Q1': 1, '2026-Q4': 2 })];
  expect(written(timeUnit('quarter', { step: 1 }).modelOf(quarters).dates).slice(2, 5)).toEqual([
    '2024-Q3',
    '2024-Q4',
    '2025-Q1',
  ]);
  const unit = timeUnit('quarter', { step: 1 });
  expect(axisOf(unit, quarters).date.range(0, 11)).toBe('Q1 2024 – Q4 2026');
  expect(plain(axisOf(unit, quarters, 'ru').date.long(2))).toBe('3-й квартал 2024 г.');
  expect(plain(axisOf(unit, quarters, 'he').date.long(2))).toBe('רבעון 3, 2024');
  const years = [seriesOf({ '1951': 1, '1952': 1, '2025': 2 })];
  expect(texts(timeUnit('year'), years)).toEqual([
    '1951',
    '1960',
    '1970',
    '1980',
    '1990',
    '2000',
    '2010',
    '2020',
    '2025',
  ]);
  expect(axisOf(timeUnit('year'), years, 'ru').date.long(0)).toBe('1951');
});

test('an axis of numbers begins and ends at round numbers, and its texts have no dates', () => {
  const unit = numberUnit({ label: 'Depth', format: (value) => `${value} m` });
  const profile = [seriesOf({ '0.5': 9, '1.5': 8, '2.5': 6, '4.5': 5 })];
  const { ticks, places, date } = axisOf(unit, profile);
  expect([ticks[0], ticks.at(-1)]).toEqual([
    { at: 0, text: '0.5 m' },
    { at: 1, text: '4.5 m' },
  ]);
  expect(places).toBeUndefined();
  expect(date.range(0, 4)).toBe('0.5 m – 4.5 m');
  const odd = axisOf(numberUnit({ label: 'Depth' }), [seriesOf({ '0.3': 9, '9.7': 8, '4': 1 })]);
  expect([odd.ticks[0]?.text, odd.ticks.at(-1)?.text, odd.places?.[0]]).toEqual(['0', '10', 0.03]);
  const one = axisOf(unit, [seriesOf({ '3': 1 })]);
  expect([one.ticks, one.places]).toEqual([[{ at: 0, text: '3 m' }], undefined]);
});

test('the strings name the unit, in each language', () => {
  const years = [seriesOf({ '2024': 1, '2025': 2 })];
  const inYears = (locale: string) => {
    const { average, missing, change, explore, date } = stringsOf(timeUnit('year'), years, locale);
    const values = { amount: '3', direction: 'more', unit: 'day', name: '2024' } as const;
    return [
      explore('day'),
      date('day'),
      average({ value: '5', unit: 'day' }),
      missing({ count: 2, unit: 'day' }),
      plain(change(values)),
    ];
  };
  expect(inYears('en')).toEqual([
    'Explore years',
    'Year',
    'Average 5 a year',
    'No data for 2 years',
    '3 more than in 2024',
  ]);
  expect(inYears('he')).toEqual([
    'מעבר בין השנים',
    'שנה',
    'ממוצע 5 בשנה',
    'אין נתונים לשנתיים',
    '3 יותר מאשר ב־2024',
  ]);
  expect(inYears('ru')).toEqual([
    'Обзор по годам',
    'Год',
    'В среднем 5 в год',
    'Нет данных за 2 года',
    'на 3 больше, чем в 2024 году',
  ]);

  // An average for each ten minutes isn't one for each minute.
  const minutes = stringsOf(timeUnit('minute'), [every(10, '2026-11-12T10:00Z', 3)]);
  expect(minutes.average({ value: '5', unit: 'day' })).toBe('Average 5');
  expect(minutes.comparison({ amount: '3', direction: 'less', unit: 'day', count: 3 })).toBe(
    '3 fewer than the previous period',
  );
  const numbers = stringsOf(numberUnit({ label: 'Depth' }), []);
  expect([numbers.date('day'), numbers.explore('day'), numbers.later]).toEqual([
    'Depth',
    'Explore values: Depth',
    'Next Values',
  ]);
});

test('where there is little room, midnight and the first month stay', () => {
  const { ticks } = axisOf(timeUnit('hour'), [every(60, '2026-11-12T05:00Z', 40)]);
  expect(ticks.filter(({ isMajor }) => isMajor).map(({ text }) => text)).toEqual(['13 Nov']);
});

test('points next to a text have a marker, and all points if there are few', () => {
  expect(axisOf(timeUnit('minute'), [every(10, '2026-11-12T00:00Z', 5)]).landmarks).toEqual([0, 1, 2, 3, 4]);
  const { landmarks } = axisOf(timeUnit('minute'), [every(10, '2026-11-12T00:00Z', 288)]);
  expect([landmarks[0], landmarks[1], landmarks.at(-1)]).toEqual([0, 36, 287]);
  expect(axisOf(timeUnit('minute'), [every(10, '2026-11-12T00:00Z', 288)]).page).toBe(6);
});
