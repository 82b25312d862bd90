import { type Component, stepsOf } from '../scripts.ts';
import type { Language } from '../transcript.ts';
import type { Heard } from './log.ts';

/** The parts that must be announced when focus first enters a component. */
const parts = ['title', 'role', 'value'] as const;

/** Orca's Hebrew leaves most roles in English. */
export const firstFocus: Record<Component, Record<Language, [title: string, role: string, value: string]>> = {
  Sidebar: {
    en: ['Console', 'push button', 'expanded'],
    he: ['קונסולה', 'push button', 'מורחב'],
  },
  WeekCalendar: {
    en: ['Appointments', 'table with', '2 events, now'],
    he: ['תורים', 'table with', 'שני אירועים, עכשיו'],
  },
  LineChart: {
    en: ['Calls', 'slider', 'Tuesday 17 November: 31 calls'],
    he: ['שיחות', 'slider', 'יום שלישי, 17 בנובמבר: 31 שיחות'],
  },
  AudioPlayer: {
    en: ['call with Ana, 19 November', 'slider', '0 seconds of 40 seconds'],
    he: ['שיחה עם אנה, 19 בנובמבר', 'slider', '0 שניות מתוך 40 שניות'],
  },
  TabbedForm: {
    en: ['Basic', 'page tab', 'Reception'],
    he: ['בסיסי', 'page tab', 'שם הערוץ entry'],
  },
  DataTable: {
    en: ['Channels', 'table with 5 rows 5 columns', 'Name push button'],
    he: ['ערוצים', 'table with', 'שם'],
  },
};

/** The faults of a recording: title, role and value are announced first, and keys work without screen reader modes. */
export function faults(component: Component, language: Language, heard: Heard[]): string[] {
  const steps = stepsOf(component, language);
  const atFirst = heard
    .filter((_, index) => steps[index]?.isFirst)
    .flatMap(({ says }) => says)
    .join(' ');
  const unsaid = firstFocus[component][language].flatMap((words, index) =>
    atFirst.includes(words)
      ? []
      : [`  FAULT: on first focus its ${parts[index]} is not said: “${words}” in “${atFirst}”`],
  );
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
  return [...unsaid, ...forced, ...dead];
}
