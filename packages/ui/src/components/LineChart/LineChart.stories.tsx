import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { plural } from '../../locale/index.ts';
import { bars } from '../LineChartBars/index.ts';
import { sound } from '../LineChartSound/index.ts';
import { numberUnit, timeUnit } from '../LineChartUnits/index.ts';
import { LineChart } from './LineChart.tsx';
import {
  appointmentsSeries,
  appointmentsWithGap,
  callsByMonth,
  callsOfAYear,
  callsSeries,
  callsSoFar,
  contactsSeries,
  daysFrom,
  degrees,
  lakeByDepth,
  rainOfYears,
  stationOfTwoDays,
  stationSeries,
  stepsOfAYear,
  waterSeries,
} from './samples.ts';

/** On a surface as wide as a card, or as the story's `width`. */
const framed: Decorator = (Story, { parameters }) => (
  <div
    style={{
      maxInlineSize: parameters['width'] ?? '26rem',
      padding: '1rem',
      background: 'var(--console-color-surface)',
    }}
  >
    <Story />
  </div>
);

const meta = {
  title: 'Components/Data/LineChart',
  id: 'components-linechart',
  component: LineChart,
  args: { title: 'Calls', unit: 'day', series: [callsSeries], previous: 641 },
  decorators: [framed],
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofOneWeek = (values: number[], series: typeof callsSeries) => ({
  ...series,
  points: daysFrom('2026-11-10', values),
});

const soFar = (series: typeof callsSeries) => ({
  ...series,
  points: series.points.map((point) =>
    point.date === '2026-11-17' ? { ...point, coverage: 'so-far' as const } : point,
  ),
});

export const Ready: Story = {};

export const SeveralSeries: Story = {
  args: {
    title: 'Activity',
    series: [
      ofOneWeek([16, 18, 15, 19, 21, 18, 22, 24], callsSeries),
      ofOneWeek([8, 9, 7, 10, 11, 9, 12, 13], contactsSeries),
      ofOneWeek([5, 6, 6, 4, 7, 6, 7, 8], appointmentsSeries),
    ],
  },
};

/** A page can set the colors of the series on an element around the chart. */
export const OwnColors: Story = {
  args: {
    title: 'Activity',
    series: [
      ofOneWeek([8, 9, 7, 10, 11, 9, 12, 13], contactsSeries),
      ofOneWeek([5, 6, 6, 4, 7, 6, 7, 8], appointmentsSeries),
    ],
  },
  decorators: [
    (Story) => (
      <>
        <style>{`.own-colors {
          --console-color-series1: light-dark(#7b2cbf, #d0a2f7);
          --console-color-series2: light-dark(#0b6e75, #5fd3dc);
        }`}</style>
        <div className="own-colors">
          <Story />
        </div>
      </>
    ),
  ],
};

const mean = { aggregate: 'mean' as const, previous: 8.5, formatValue: degrees };
const averageOf = (title: string, label: string) => ({
  ...mean,
  title,
  series: [{ ...waterSeries, label }],
});

/** A measured value has an average, not a total. */
export const Average: Story = { args: { ...mean, title: 'Water temperature', series: [waterSeries] } };

/** A balance has a last value, not a total. */
export const Latest: Story = {
  args: {
    title: 'Balance',
    series: [{ ...callsSeries, label: 'Balance', describeValue: undefined }],
    aggregate: 'last',
    previous: 28,
    formatValue: (value) => `€${value}`,
  },
};

/** Values that can be neither added up nor averaged. */
export const WithoutFigure: Story = {
  args: {
    title: 'Rank',
    series: [{ ...callsSeries, label: 'Rank', describeValue: undefined }],
    aggregate: 'none',
  },
};

export const AverageOfSeveral: Story = {
  args: {
    title: 'Temperature',
    series: [waterSeries, { ...callsSeries, key: 'air', label: 'Air', describeValue: undefined }],
    aggregate: 'mean',
    formatValue: degrees,
  },
};

const water = { ...mean, title: 'Water temperature', series: [waterSeries], previous: undefined };

/** Limits with a name. */
export const Thresholds: Story = {
  args: {
    ...water,
    thresholds: [
      { value: 9, label: 'Bathing' },
      { value: 6, label: 'Cold stress', color: 'light-dark(#b3261e, #f2b8b5)' },
    ],
  },
};

/** The axis begins near the values. */
export const AxisRange: Story = { args: { ...water, minValue: 5, maxValue: 11, height: '14rem' } };

export const BelowZero: Story = {
  args: {
    ...averageOf('Air temperature', 'Air'),
    series: [{ ...waterSeries, label: 'Air', points: daysFrom('2026-11-10', [6, 9, 13, 4, -2, -5, -1, 3]) }],
    thresholds: [{ value: 0, label: 'Frost' }],
    previous: undefined,
  },
};

const station = {
  title: 'Temperature',
  series: stationSeries(),
  aggregate: 'mean' as const,
  formatValue: degrees,
  height: '20rem',
  previous: undefined,
  thresholds: [
    { value: 15, label: 'Heating off', color: 'light-dark(#b3261e, #f2b8b5)' },
    { value: 0, label: 'Frost' },
  ],
};

/** Six lines and two limits. Colors and markers are those of the theme, in order. */
export const WeatherStation: Story = { args: station, parameters: { width: '60rem' } };

/** As many lines as there are colors and markers. */
export const EightSeries: Story = {
  args: {
    title: 'Temperature',
    aggregate: 'last',
    height: '16rem',
    series: Array.from({ length: 8 }, (_, index) => ({
      key: `${index}`,
      label: `Sensor ${index + 1}`,
      points: daysFrom(
        '2026-11-10',
        [0, 1, 2, 3, 4].map((day) => 3 + index * 3 + ((day + index) % 3)),
      ),
    })),
  },
};

/** Any CSS color. */
export const OwnColor: Story = {
  args: { series: [{ ...callsSeries, color: 'light-dark(rebeccapurple, plum)' }] },
};

export const Monthly: Story = { args: { unit: 'month', series: [callsByMonth], previous: 5120 } };

/** The last month hasn't ended: it is in the total, but not in comparisons. */
export const SoFar: Story = { args: { unit: 'month', series: [callsSoFar], previous: 5120 } };

/** Today hasn't ended, in each series. */
export const TodaySoFar: Story = {
  args: {
    title: 'Activity',
    series: [
      soFar(ofOneWeek([16, 18, 15, 19, 21, 18, 22, 9], callsSeries)),
      soFar(ofOneWeek([8, 9, 7, 10, 11, 9, 12, 5], contactsSeries)),
      soFar(ofOneWeek([5, 6, 6, 4, 7, 6, 7, 2], appointmentsSeries)),
    ],
  },
};

/** The first month began before counting started, and the last one hasn't ended. */
export const Incomplete: Story = {
  args: {
    unit: 'month',
    series: [
      {
        ...callsSoFar,
        points: callsSoFar.points.map((point, index) =>
          index === 0 ? { ...point, value: 120, coverage: 'incomplete' } : point,
        ),
      },
    ],
  },
};

export const Weekly: Story = {
  args: {
    unit: 'week',
    series: [
      {
        ...callsSeries,
        points: [120, 132, 118, 141, 150, 139, 162, 158].map((value, week) => ({
          date: new Date(Date.UTC(2026, 8, 20 + week * 7)).toISOString().slice(0, 10),
          value,
        })),
      },
    ],
    previous: 980,
  },
};

export const WithGaps: Story = {
  args: { title: 'Appointments', series: [appointmentsWithGap], previous: 130 },
};

export const OnlyZeros: Story = {
  args: {
    series: [{ ...callsSeries, points: daysFrom('2026-11-11', [0, 0, 0, 0, 0, 0, 0]) }],
    previous: 0,
  },
};

export const OnePoint: Story = {
  args: { series: [{ ...callsSeries, points: daysFrom('2026-11-17', [5]) }], previous: 4 },
};

export const Empty: Story = {
  args: { title: 'Appointments', series: [{ ...appointmentsSeries, points: [] }] },
};

export const Waiting: Story = { args: { series: [{ ...callsSeries, points: [] }], isLoading: true } };

export const Failed: Story = {
  args: {
    series: [{ ...callsSeries, points: [] }],
    error: 'The server did not answer.',
    onRetry: () => undefined,
  },
};

export const RefreshFailed: Story = {
  args: { error: 'The server did not answer.', onRetry: () => undefined },
};

export const LongWords: Story = {
  args: { title: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung-Telefonnummernverwaltung' },
};

export const Year: Story = { args: { series: [callsOfAYear], previous: 5400 } };

const callsInHebrew = {
  ...callsSeries,
  label: 'שיחות',
  describeValue: (value: number) => (value === 1 ? 'שיחה אחת' : value === 2 ? 'שתי שיחות' : `${value} שיחות`),
};

const callsInRussian = {
  ...callsSeries,
  label: 'Звонки',
  describeValue: (value: number) =>
    `${value} ${plural('ru', value, { one: 'звонок', few: 'звонка', other: 'звонков' })}`,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'שיחות', series: [callsInHebrew] },
};

export const InHebrewFromLeftToRight: Story = {
  globals: { locale: 'he' },
  args: { title: 'שיחות', series: [callsInHebrew], timeDirection: 'ltr' },
};

export const InRussian: Story = {
  globals: { locale: 'ru' },
  args: { title: 'Звонки', series: [callsInRussian] },
};

export const SoFarInHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'שיחות', unit: 'month', series: [{ ...callsInHebrew, points: callsSoFar.points }] },
};

export const AverageInHebrew: Story = {
  globals: { locale: 'he' },
  args: averageOf('טמפרטורת המים', 'מים'),
};

export const ThresholdsInHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    ...averageOf('טמפרטורת המים', 'מים'),
    thresholds: [
      { value: 9, label: 'רחצה' },
      { value: 6, label: 'מצוקת קור', color: 'light-dark(#b3261e, #f2b8b5)' },
    ],
  },
};

export const WeatherStationInHebrew: Story = {
  globals: { locale: 'he' },
  parameters: { width: '60rem' },
  args: {
    ...station,
    title: 'טמפרטורה',
    series: stationSeries(['אוויר', 'מים', 'קרקע', 'גג', 'נקודת טל', 'צינת רוח']),
    thresholds: [
      { value: 15, label: 'כיבוי חימום', color: 'light-dark(#b3261e, #f2b8b5)' },
      { value: 0, label: 'קרה' },
    ],
  },
};

export const AverageInRussian: Story = {
  globals: { locale: 'ru' },
  args: {
    ...averageOf('Температура воды', 'Вода'),
    thresholds: [{ value: 9, label: 'Купание' }],
  },
};

export const SoFarInRussian: Story = {
  globals: { locale: 'ru' },
  args: { title: 'Звонки', unit: 'month', series: [{ ...callsInRussian, points: callsSoFar.points }] },
};

const minutesInJerusalem = timeUnit('minute', { timeZone: 'Asia/Jerusalem' });

const tenMinutes = { ...station, unit: minutesInJerusalem, series: stationOfTwoDays(), sound };

/** Ten minutes from point to point, over two days. */
export const TenMinutes: Story = { args: tenMinutes, parameters: { width: '60rem' } };

export const TenMinutesInHebrew: Story = {
  globals: { locale: 'he' },
  parameters: { width: '60rem' },
  args: {
    ...tenMinutes,
    title: 'טמפרטורה',
    series: stationOfTwoDays(['אוויר', 'מים', 'קרקע', 'גג', 'נקודת טל', 'צינת רוח']),
    thresholds: [
      { value: 15, label: 'כיבוי חימום', color: 'light-dark(#b3261e, #f2b8b5)' },
      { value: 0, label: 'קרה' },
    ],
  },
};

const depth = numberUnit({ label: 'Depth', format: (value) => `${value} m` });

/** Columns: midnights in Jerusalem as milliseconds, and values in a typed array. */
export const Columns: Story = {
  args: { title: 'Steps', series: [stepsOfAYear], timeZone: 'Asia/Jerusalem', previous: undefined },
};

/** Numbers on the axis, not at regular steps. */
export const ByDepth: Story = {
  args: {
    title: 'Temperature of the lake',
    unit: depth,
    series: lakeByDepth,
    aggregate: 'mean',
    formatValue: degrees,
    previous: undefined,
    sound,
  },
};

const millimeters = (value: number) => `${value.toLocaleString('en')} mm`;

/** Bars of years, one of which is missing. */
export const BarsOfYears: Story = {
  args: {
    title: 'Rain',
    kind: bars,
    unit: timeUnit('year'),
    series: [rainOfYears],
    formatValue: millimeters,
    previous: undefined,
    thresholds: [{ value: 580, label: 'Normal' }],
    sound,
  },
};

const activity = [
  soFar(ofOneWeek([16, 18, 15, 19, 21, 18, 22, 9], callsSeries)),
  soFar(ofOneWeek([8, 9, 7, 10, 11, 9, 12, 5], contactsSeries)),
  soFar(ofOneWeek([5, 6, 6, 4, 7, 6, 7, 2], appointmentsSeries)),
];

/** Bars of several series are next to each other. Today hasn't ended. */
export const GroupedBars: Story = { args: { title: 'Activity', kind: bars, series: activity } };

export const GroupedBarsInHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    title: 'פעילות',
    kind: bars,
    series: ['שיחות', 'אנשי קשר', 'פגישות'].map((label, index) => ({
      ...(activity[index] ?? callsSeries),
      label,
      describeValue: undefined,
    })),
  },
};

/** Bars above and below zero, with a pattern for each of eight series. */
export const EightBars: Story = {
  parameters: { width: '60rem' },
  args: {
    title: 'Change',
    kind: bars,
    aggregate: 'mean',
    height: '16rem',
    previous: undefined,
    series: Array.from({ length: 8 }, (_, index) => ({
      key: `${index}`,
      label: `Sensor ${index + 1}`,
      points: daysFrom(
        '2026-11-10',
        [0, 1, 2, 3].map((day) => ((index * 5 + day * 7) % 17) - 6 || 3),
      ),
    })),
  },
};

/** Areas of two series, one with a gap. */
export const Areas: Story = {
  args: { title: 'Activity', kind: 'area', series: [callsSeries, appointmentsWithGap], previous: undefined },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(19rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
