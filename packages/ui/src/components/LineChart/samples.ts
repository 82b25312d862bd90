import type { ChartColumns, ChartPoint, ChartSeries } from './model.ts';

/** Sample data for thirty days, from 19 October to 17 November 2026. */
const contacts = [
  4, 7, 6, 5, 6, 2, 8, 7, 8, 6, 6, 6, 1, 7, 9, 10, 8, 6, 4, 3, 9, 9, 9, 7, 8, 7, 2, 7, 10, 11,
];
const appointments = [
  3, 3, 5, 5, 2, 0, 4, 6, 6, 6, 7, 5, 0, 7, 5, 4, 6, 4, 5, 1, 7, 8, 7, 6, 6, 3, 0, 4, 7, 5,
];
const calls = [
  15, 16, 21, 18, 13, 8, 22, 17, 18, 29, 28, 11, 8, 19, 26, 24, 29, 22, 18, 6, 31, 24, 24, 31, 24, 15, 10, 25,
  33, 31,
];

/** Points for consecutive days, starting at a date. `null` is an unknown value. */
export function daysFrom(first: string, values: readonly (number | null)[]): ChartPoint[] {
  return values.map((value, index) => {
    const date = new Date(`${first}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index);
    return { date: date.toISOString().slice(0, 10), value };
  });
}

const withoutDays = (values: readonly number[], from: number, to: number) =>
  values.map((value, index) => (index >= from && index <= to ? null : value));

const english = (one: string, other: string) => (value: number) => `${value} ${value === 1 ? one : other}`;

export const contactsSeries: ChartSeries = {
  key: 'contacts',
  label: 'Contacts',
  color: 'series1',
  marker: 'circle',
  points: daysFrom('2026-10-19', contacts),
  describeValue: english('contact', 'contacts'),
};

export const appointmentsSeries: ChartSeries = {
  key: 'appointments',
  label: 'Appointments',
  color: 'series2',
  marker: 'square',
  points: daysFrom('2026-10-19', appointments),
  describeValue: english('appointment', 'appointments'),
};

export const callsSeries: ChartSeries = {
  key: 'calls',
  label: 'Calls',
  color: 'series3',
  marker: 'triangle',
  points: daysFrom('2026-10-19', calls),
  describeValue: english('call', 'calls'),
};

/** Appointments with four unknown days. */
export const appointmentsWithGap: ChartSeries = {
  ...appointmentsSeries,
  points: daysFrom('2026-10-19', withoutDays(appointments, 12, 15)),
};

export const callsByMonth: ChartSeries = {
  ...callsSeries,
  points: [402, 388, 431, 460, 512, 498, 530, 541, 487, 566, 603, 616].map((value, index) => ({
    date: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
    value,
  })),
};

/** Twelve months. The last one hasn't ended. */
export const callsSoFar: ChartSeries = {
  ...callsByMonth,
  points: callsByMonth.points.map((point) =>
    point.date === '2026-11' ? { ...point, value: 297, coverage: 'so-far' } : point,
  ),
};

/** A year of days with a weekly pattern and a slow increase. */
export const callsOfAYear: ChartSeries = {
  ...callsSeries,
  points: daysFrom(
    '2025-11-18',
    Array.from({ length: 365 }, (_, day) =>
      Math.round(14 + day / 40 + 7 * Math.sin((day * 2 * Math.PI) / 7) + ((day * 37) % 5)),
    ),
  ),
};

/** A temperature of every day, which falls over the month, by cycles and steps that look like weather. */
const temperatures = (from: number, fall: number, swing: number, turn: number) =>
  Array.from({ length: 30 }, (_, day) => {
    const weather = swing * Math.sin((day + turn) / 2.3) + ((day * 7 + turn * 5) % 11) / 8;
    return Math.round((from - (fall * day) / 29 + weather) * 10) / 10;
  });

const sensor = (key: string, label: string, values: readonly number[]): ChartSeries => ({
  key,
  label,
  points: daysFrom('2026-10-19', values),
});

export const degrees = (value: number) => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} °C`;

export const waterSeries = sensor('water', 'Water', temperatures(9.6, 5, 0.4, 3));

/** Six sensors of a weather station. */
export const stationSeries = (
  labels = ['Air', 'Water', 'Ground', 'Roof', 'Dew point', 'Wind chill'],
): ChartSeries[] => [
  sensor('air', labels[0] ?? '', temperatures(12, 9, 2.6, 0)),
  sensor('water', labels[1] ?? '', temperatures(9.6, 5, 0.4, 3)),
  sensor('ground', labels[2] ?? '', temperatures(8, 7, 1.2, 5)),
  sensor('roof', labels[3] ?? '', temperatures(15, 7, 3.4, 1)),
  sensor('dew', labels[4] ?? '', temperatures(5, 8, 1.8, 7)),
  sensor('chill', labels[5] ?? '', temperatures(6, 13, 3, 0)),
];

/** A temperature every ten minutes from an instant on, which falls until morning and rises until afternoon. */
const everyTenMinutes = (first: string, count: number, mean: number, swing: number, late: number) =>
  Array.from({ length: count }, (_, index): ChartPoint => {
    const day = (2 * Math.PI * (index - late)) / 144;
    const weather = Math.sin(index / 9 + late) * 0.3 + ((index * 7 + late) % 5) / 12;
    const value = mean - swing * Math.cos(day) - index / 120 + weather;
    const date = new Date(Date.parse(first) + index * 600_000).toISOString();
    return { date, value: Math.round(value * 10) / 10 };
  });

/** Six sensors every ten minutes over two days, from midnight in Jerusalem. The roof has no data for two hours. */
export const stationOfTwoDays = (labels = stationLabels): ChartSeries[] =>
  (
    [
      [9, 5, 12],
      [7, 1, 30],
      [6, 2.5, 24],
      [11, 8, 6],
      [2, 2, 12],
      [4, 6, 12],
    ] as const
  ).map(([mean, swing, late], index) => ({
    key: `${index}`,
    label: labels[index] ?? '',
    points: everyTenMinutes('2026-11-11T22:00:00Z', 288, mean, swing, late).filter(
      (_, point) => index !== 3 || point < 150 || point >= 162,
    ),
  }));

const stationLabels = ['Air', 'Water', 'Ground', 'Roof', 'Dew point', 'Wind chill'];

/** The temperature of a lake by depth, in two months. The depths aren't at regular steps. */
export const lakeByDepth: ChartSeries[] = (
  [
    ['august', 'August', [24.1, 23.8, 22.9, 17.2, 11.4, 8.6, 7.9, 7.6]],
    ['february', 'February', [6.1, 6.2, 6.2, 6.3, 6.4, 6.4, 6.5, 6.5]],
  ] as const
).map(([key, label, values]) => ({
  key,
  label,
  points: values.map((value, index) => ({
    date: String([0.5, 2, 5, 8, 12, 20, 30, 38][index]),
    value,
  })),
}));

/** Rain of years, with one that is missing. */
export const rainOfYears: ChartSeries = {
  key: 'rain',
  label: 'Rain',
  points: Array.from({ length: 26 }, (_, index) => ({
    date: String(2000 + index),
    value: index === 11 ? null : 430 + ((index * 97) % 260),
  })),
};

/** Steps of a year of days, from midnight to midnight in Jerusalem, without a week in which nothing was counted. */
export const stepsOfAYear: ChartColumns = {
  key: 'steps',
  label: 'Steps',
  x: Float64Array.from({ length: 365 }, (_, day) =>
    Date.UTC(2025, 10, 17 + day, day > 129 && day < 342 ? 21 : 22),
  ),
  y: Float64Array.from({ length: 365 }, (_, day) =>
    day >= 200 && day < 207
      ? Number.NaN
      : Math.round(
          6500 + 2500 * Math.sin(day / 40) + 1500 * Math.sin((day * 2 * Math.PI) / 7) + ((day * 97) % 900),
        ),
  ),
  coverage: { 364: 'so-far' },
};
