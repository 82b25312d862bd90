import type { Press } from './keys.ts';
import type { Language } from './transcript.ts';

export interface Step {
  press: Press;
  /** Coming to the component: in these steps its title, role and value are said. */
  isFirst?: true;
  /** A key of the component: the reader must leave it to the page, and say what came of it. */
  isOwn?: true;
}

export interface Script {
  /** Storybook's ids. */
  story: Record<Language, string>;
  /** `ahead` is where the language reads to. */
  steps: (ahead: 'Right' | 'Left', back: 'Right' | 'Left') => Step[];
}

const press = (...keys: Press[]): Step[] => keys.map((key) => ({ press: key }));
const first = (...keys: Press[]): Step[] => keys.map((key) => ({ press: key, isFirst: true }));
const own = (...keys: Press[]): Step[] => keys.map((key) => ({ press: key, isOwn: true }));

/** From the button before the story, where each begins: what stands there, in reading order. */
const fromStart = press('Tab', 'Read all (keypad plus)');

const acrossRow = 'Cell at the right (Alt+Shift+Right)';

/** The same steps for a reader that is recorded and for one that is simulated. */
export const scripts = {
  Sidebar: {
    story: { en: 'components-sidebar--ready', he: 'components-sidebar--in-hebrew' },
    steps: () => [
      ...fromStart,
      ...first('Tab', 'Tab'),
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
      ...press('Space', 'Space', 'Tab', 'Enter', 'Tab'),
      ...first('Tab'),
      ...own('Right', 'Left', 'Page Up', 'Page Down', 'End', 'Home'),
      ...press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'),
    ],
  },
  TabbedForm: {
    story: { en: 'components-tabbedform--ready', he: 'components-tabbedform--ready-in-hebrew' },
    steps: (ahead, back) => [
      ...fromStart,
      ...first('Tab', 'Tab'),
      ...press('Shift+Tab'),
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
