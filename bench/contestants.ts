/** A scene that each candidate of a kind renders. */
export interface Scene {
  words: string;
  /** The number of items and the size of each (see `src/page.tsx`). */
  numbers: [count: number, size?: number];
  /** The budgets of our component by step, as multiples of the baseline. */
  limits: Record<string, number>;
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
      { words: '3 charts x 90 days', numbers: [3, 90], limits: { mount: 2.2 } },
      { words: '90 charts x 90 days', numbers: [90, 90], limits: { mount: 3 } },
      { words: '1 chart x 36,500 days', numbers: [1, 36_500], limits: { mount: 0.6, append: 0.5 } },
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
      { words: 'week of 40 events', numbers: [40, 2], limits: { mount: 4 } },
      { words: 'week of 400 events', numbers: [400, 3], limits: { mount: 2.2 } },
      { words: 'week of 2,000 events', numbers: [2000, 6], limits: { mount: 1.4 } },
    ],
    others: [
      { name: 'FullCalendar', file: 'fullcalendar.tsx', of: '@fullcalendar/react' },
      { name: 'react-big-calendar', file: 'reactBigCalendar.tsx', of: 'react-big-calendar' },
    ],
  },
  transcripts: {
    title: 'Transcripts',
    scenes: [{ words: '2,000 turns', numbers: [2000], limits: { mount: 2 } }],
    others: [],
  },
  sidebars: {
    title: 'Sidebars',
    scenes: [{ words: '30 groups of 8 links', numbers: [30, 8], limits: { mount: 3.5 } }],
    others: [],
  },
  players: {
    title: 'Audio players',
    scenes: [
      { words: '1 player', numbers: [1], limits: { mount: 1.6 } },
      { words: '20 players', numbers: [20], limits: { mount: 1.5 } },
    ],
    others: [
      { name: 'react-h5-audio-player', file: 'reactH5.tsx', of: 'react-h5-audio-player' },
      { name: 'media-chrome', file: 'mediaChrome.tsx', of: 'media-chrome' },
    ],
  },
  tables: {
    title: 'Tables',
    scenes: [
      { words: '100 x 6 cells', numbers: [100, 0], limits: { mount: 2.5 } },
      { words: '100 x 6 cells, with pages', numbers: [100, 1], limits: { mount: 2.5 } },
      { words: '100 x 6 cells, with pages and checkboxes', numbers: [100, 2], limits: { mount: 2.5 } },
    ],
    others: [],
  },
};
