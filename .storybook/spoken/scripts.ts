import type { Press } from './keys.ts';
import type { Language } from './transcript.ts';

export interface Step {
  press: Press;
  /** Focus enters the component: `firstFocus` of orca/faults.ts is announced in this step. */
  isFirst?: true;
  /** A key of the component: the screen reader must pass it to the page and announce the result. */
  isOwn?: true;
}

export interface Script {
  /** Story IDs in Storybook. */
  story: Record<Language, string>;
  /** `ahead` is the arrow key in reading direction. */
  steps: (ahead: 'Right' | 'Left', back: 'Right' | 'Left') => Step[];
}

const press = (...keys: Press[]): Step[] => keys.map((key) => ({ press: key }));
const first = (...keys: Press[]): Step[] => keys.map((key) => ({ press: key, isFirst: true }));
const own = (...keys: Press[]): Step[] => keys.map((key) => ({ press: key, isOwn: true }));

/** Each script starts at the button before the story and reads the page. */
const fromStart = press('Tab', 'Read all (keypad plus)');

const acrossRow = 'Cell at the right (Alt+Shift+Right)';

/** The steps for both the recorded and the simulated screen reader. */
export const scripts = {
  Sidebar: {
    story: { en: 'components-sidebar--ready', he: 'components-sidebar--in-hebrew' },
    steps: () => [
      ...fromStart,
      ...press('Tab'),
      ...first('Tab'),
      ...press('Tab', 'Tab'),
      ...own('Enter', 'Space'),
      ...press('Shift+Tab', 'Shift+Tab'),
      ...own('Enter', 'Enter'),
    ],
  },
  WeekCalendar: {
    story: { en: 'components-weekcalendar--ready', he: 'components-weekcalendar--in-hebrew' },
    steps: (ahead, back) => [
      ...fromStart,
      ...press('Tab', 'Tab', 'Tab', 'Tab'),
      ...first('Tab'),
      ...own('Down', 'Enter', 'Esc', 'Up', ahead, back, 'Home', 'End', 'Page Down', 'Page Up'),
    ],
  },
  LineChart: {
    story: { en: 'components-linechart--ready', he: 'components-linechart--in-hebrew' },
    steps: (ahead, back) => [
      ...fromStart,
      ...press('Tab'),
      ...first('Tab'),
      ...own(back, back, ahead, 'Home', 'Page Down', 'End'),
      ...press('Tab'),
      ...own('Enter'),
    ],
  },
  AudioPlayer: {
    story: {
      en: 'components-audioplayer--with-transcript',
      he: 'components-audioplayer--with-transcript-in-hebrew',
    },
    steps: () => [
      ...fromStart,
      ...first('Tab'),
      ...press('Space', 'Space', 'Tab', 'Enter', 'Tab', 'Tab'),
      ...own('Right', 'Left', 'Page Up', 'Page Down', 'End', 'Home'),
      ...press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'),
    ],
  },
  TabbedForm: {
    story: { en: 'components-tabbedform--ready', he: 'components-tabbedform--ready-in-hebrew' },
    steps: (ahead, back) => [
      ...fromStart,
      ...first('Tab'),
      ...press('Tab', 'Shift+Tab'),
      ...own(ahead, back, 'End', 'Home'),
      ...press('Tab', 'Enter', 'Shift+Tab', 'Tab', 'Tab', 'Enter', 'Shift+Tab'),
    ],
  },
  DataTable: {
    story: { en: 'components-datatable--ready', he: 'components-datatable--in-hebrew' },
    steps: () => [
      ...fromStart,
      ...first('Tab'),
      ...own('Enter', 'Enter'),
      ...press('Next table (T)', 'Cell below (Alt+Shift+Down)'),
      ...press(acrossRow, acrossRow, acrossRow, 'Cell below (Alt+Shift+Down)'),
    ],
  },
} satisfies Record<string, Script>;

export type Component = keyof typeof scripts;

export const components = Object.keys(scripts) as Component[];
export const languages: Language[] = ['en', 'he'];

export function stepsOf(component: Component, language: Language): Step[] {
  return language === 'he'
    ? scripts[component].steps('Left', 'Right')
    : scripts[component].steps('Right', 'Left');
}
