import type { ScreenScript } from '../screens.ts';
import { type Component, stepsOf } from '../scripts.ts';
import type { Language } from '../transcript.ts';
import type { Heard } from './log.ts';

/** What Orca announces when focus first enters a component. `null`: Orca doesn't announce it. Absent: there is none. */
interface FirstFocus {
  /** The name of the whole component: of its table, group, figure or landmark. */
  title: string | null;
  /** The name of the element in focus. */
  name: string;
  role: string;
  value?: string | null;
}

/** Orca's Hebrew leaves most roles in English. */
export const firstFocus: Record<Component, Record<Language, FirstFocus>> = {
  Sidebar: {
    en: { title: null, name: 'Navigation', role: 'push button', value: 'expanded' },
    he: { title: null, name: 'ניווט', role: 'push button', value: 'מורחב' },
  },
  WeekCalendar: {
    en: {
      title: 'Appointments',
      name: 'Tuesday 17 November, 11:00',
      role: 'table with 29 rows 8 columns',
      value: '2 events, now',
    },
    he: {
      title: 'תורים',
      name: 'יום שלישי, 17 בנובמבר, 11:00',
      role: 'table with 29 rows',
      value: 'שני אירועים, עכשיו',
    },
  },
  LineChart: {
    en: {
      title: 'Calls, 19 October',
      name: 'Explore days',
      role: 'slider',
      value: 'Tuesday 17 November: 31 calls',
    },
    he: {
      title: 'שיחות, 19 באוקטובר',
      name: 'מעבר בין הימים',
      role: 'slider',
      value: 'יום שלישי, 17 בנובמבר: 31 שיחות',
    },
  },
  AudioPlayer: {
    en: { title: 'call with Ana, 19 November panel', name: 'Play call with Ana', role: 'push button' },
    he: { title: 'שיחה עם אנה, 19 בנובמבר panel', name: 'השמעת שיחה עם אנה', role: 'push button' },
  },
  TabbedForm: {
    en: { title: null, name: 'Basic', role: 'page tab', value: null },
    he: { title: null, name: 'בסיסי', role: 'page tab', value: null },
  },
  DataTable: {
    en: { title: 'Channels', name: 'Name push button', role: 'table with 5 rows 5 columns' },
    he: { title: 'ערוצים', name: 'שם push button', role: 'table with 5 rows' },
  },
};

/** The faults of a recording: the parts of `firstFocus` are announced, and keys work without screen reader modes. */
export function faults(component: Component, language: Language, heard: Heard[]): string[] {
  const steps = stepsOf(component, language);
  const atFirst = heard
    .filter((_, index) => steps[index]?.isFirst)
    .flatMap(({ says }) => says)
    .join(' ');
  const unsaid = Object.entries(firstFocus[component][language]).flatMap(([part, words]) =>
    words === null || atFirst.includes(words)
      ? []
      : [`  FAULT: on first focus its ${part} is not said: “${words}” in “${atFirst}”`],
  );
  return [...unsaid, ...keyFaults(steps, heard)];
}

/** The faults of a recorded screen: its steps all happened, and keys work without screen reader modes. */
export function screenFaults({ steps }: ScreenScript, heard: Heard[]): string[] {
  return heard.length < steps.length
    ? ['  FAULT: the screen was not ready for keys']
    : keyFaults(steps, heard);
}

interface KeyStep {
  press: string;
  isOwn?: true;
}

/** Own keys must be seen, passed on and answered, and nobody can be asked to switch modes. */
function keyFaults(steps: readonly KeyStep[], heard: Heard[]): string[] {
  const forced = heard.some(({ keys }) => keys.some(({ isForced }) => isForced))
    ? ['  FAULT: focus mode was forced']
    : [];
  const dead = steps.flatMap((step, index) => {
    const at = heard[index];
    if (!step.isOwn || !at) return [];
    if (at.keys.length === 0) return [`  FAULT: Orca did not see ${step.press} (step ${index + 1})`];
    if (at.keys.some(({ isTaken }) => isTaken))
      return [`  FAULT: Orca kept ${step.press} for itself (step ${index + 1})`];
    return at.says.length === 0 ? [`  FAULT: nothing was said after ${step.press} (step ${index + 1})`] : [];
  });
  return [...forced, ...dead];
}
