/** A scene that each candidate of a kind renders. */
export interface Scene {
  words: string;
  /** The number of items and the size of each (see `src/page.tsx`). */
  numbers: [count: number, size?: number];
  /** The budget of our component, as a multiple of the baseline. */
  limit: number;
  /** How often each candidate renders it in one run. */
  rounds: number;
}

export interface Contestant {
  name: string;
  /** In the folder of the kind. */
  file: string;
  /** The package whose version is shown. */
  of?: string;
}

/** A kind of component, with its scenes and candidates. */
export interface Kind {
  title: string;
  /** The window of the page, in CSS pixels. @default that of a laptop */
  viewport?: { width: number; height: number };
  scenes: Scene[];
  /** The libraries to compare with, in addition to the baseline. */
  others: Contestant[];
}

/** By the folder in `src`. */
export const kinds: Record<string, Kind> = {
  charts: {
    title: 'Line charts',
    scenes: [
      { words: '3 charts x 90 days', numbers: [3, 90], limit: 2.2, rounds: 21 },
      { words: '90 charts x 90 days', numbers: [90, 90], limit: 3, rounds: 5 },
      { words: '1 chart x 36,500 days', numbers: [1, 36_500], limit: 0.3, rounds: 9 },
    ],
    others: [
      { name: 'uPlot', file: 'uplot.tsx', of: 'uplot' },
      { name: 'Recharts', file: 'recharts.tsx', of: 'recharts' },
    ],
  },
  weeks: {
    title: 'Week calendars',
    // Wide enough for six visits next to each other on every day of a week.
    viewport: { width: 4400, height: 1000 },
    scenes: [
      { words: 'week of 40 events', numbers: [40, 2], limit: 4, rounds: 15 },
      { words: 'week of 400 events', numbers: [400, 3], limit: 2.2, rounds: 7 },
      { words: 'week of 2,000 events', numbers: [2000, 6], limit: 1.8, rounds: 5 },
    ],
    others: [
      { name: 'FullCalendar', file: 'fullcalendar.tsx', of: '@fullcalendar/react' },
      { name: 'react-big-calendar', file: 'reactBigCalendar.tsx', of: 'react-big-calendar' },
    ],
  },
  transcripts: {
    title: 'Transcripts',
    scenes: [{ words: '2,000 turns', numbers: [2000], limit: 2, rounds: 5 }],
    others: [],
  },
  sidebars: {
    title: 'Sidebars',
    scenes: [{ words: '30 groups of 8 links', numbers: [30, 8], limit: 3.5, rounds: 15 }],
    others: [],
  },
};
