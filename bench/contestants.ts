/** A picture that each contestant of a kind draws. */
export interface Scene {
  words: string;
  /** The function of the page that makes its data, and what it is called with. */
  prepare: [
    make: 'prepareCharts' | 'prepareWeek' | 'prepareTalk' | 'prepareLinks',
    count: number,
    size?: number,
  ];
  /** What ours may cost at most, as a multiple of the floor. */
  limit: number;
  /** How often each contestant draws it in one run. */
  rounds: number;
}

export interface Contestant {
  name: string;
  /** In `src`. */
  file: string;
  /** The package whose version is shown. */
  of?: string;
}

/** That of a laptop. */
const laptop = { width: 1440, height: 900 };

/** What is compared with what. */
export interface Kind {
  title: string;
  /** The window of the page, in CSS pixels. */
  viewport: { width: number; height: number };
  scenes: Scene[];
  /** The floor comes first, then ours. */
  contestants: Contestant[];
  /** Ours, by its names in `@console/ui`. */
  component: string | string[];
  /** What a page shows anyway, and what ours may add to it in kB; otherwise a Button and 20. */
  beyond?: [base: string[], limit: number];
}

export const kinds: Record<'charts' | 'weeks' | 'transcripts' | 'sidebars', Kind> = {
  charts: {
    title: 'Line charts',
    viewport: laptop,
    component: 'LineChart',
    scenes: [
      { words: '3 charts x 90 days', prepare: ['prepareCharts', 3, 90], limit: 2.2, rounds: 21 },
      { words: '90 charts x 90 days', prepare: ['prepareCharts', 90, 90], limit: 3, rounds: 5 },
      { words: '1 chart x 36,500 days', prepare: ['prepareCharts', 1, 36_500], limit: 0.3, rounds: 9 },
    ],
    contestants: [
      { name: 'floor', file: 'src/charts/floor.tsx' },
      { name: 'ours', file: 'src/charts/console.tsx' },
      { name: 'uPlot', file: 'src/charts/uplot.tsx', of: 'uplot' },
      { name: 'visx', file: 'src/charts/visx.tsx', of: '@visx/shape' },
      { name: 'Chart.js', file: 'src/charts/chartjs.tsx', of: 'chart.js' },
      { name: 'MUI X Charts', file: 'src/charts/mui.tsx', of: '@mui/x-charts' },
      { name: 'Recharts', file: 'src/charts/recharts.tsx', of: 'recharts' },
    ],
  },
  weeks: {
    title: 'Week calendars',
    // Wide enough for six visits beside one another in every day of a week.
    viewport: { width: 4400, height: 1000 },
    component: 'WeekCalendar',
    scenes: [
      { words: 'week of 40 events', prepare: ['prepareWeek', 40, 2], limit: 4, rounds: 15 },
      { words: 'week of 400 events', prepare: ['prepareWeek', 400, 3], limit: 2.2, rounds: 7 },
      { words: 'week of 2,000 events', prepare: ['prepareWeek', 2000, 6], limit: 1.8, rounds: 5 },
    ],
    contestants: [
      { name: 'floor', file: 'src/weeks/floor.tsx' },
      { name: 'ours', file: 'src/weeks/console.tsx' },
      { name: 'DayPilot Lite', file: 'src/weeks/daypilot.tsx', of: '@daypilot/daypilot-lite-react' },
      { name: 'FullCalendar', file: 'src/weeks/fullcalendar.tsx', of: '@fullcalendar/react' },
      { name: 'react-big-calendar', file: 'src/weeks/reactBigCalendar.tsx', of: 'react-big-calendar' },
      { name: 'Schedule-X', file: 'src/weeks/scheduleX.tsx', of: '@schedule-x/calendar' },
    ],
  },
  transcripts: {
    title: 'Transcripts',
    viewport: laptop,
    component: 'Transcript',
    scenes: [{ words: '2,000 turns', prepare: ['prepareTalk', 2000], limit: 2, rounds: 5 }],
    contestants: [
      { name: 'floor', file: 'src/transcripts/floor.tsx' },
      { name: 'ours', file: 'src/transcripts/console.tsx' },
    ],
  },
  sidebars: {
    title: 'Sidebars',
    viewport: laptop,
    component: ['Sidebar', 'SidebarGroup', 'SidebarItem', 'SidebarSection', 'SidebarTrigger'],
    beyond: [['Button', 'Popover', 'Tooltip', 'Dialog'], 8],
    scenes: [{ words: '30 groups of 8 links', prepare: ['prepareLinks', 30, 8], limit: 3.5, rounds: 15 }],
    contestants: [
      { name: 'floor', file: 'src/sidebars/floor.tsx' },
      { name: 'ours', file: 'src/sidebars/console.tsx' },
    ],
  },
};
