import { type Component, stepsOf } from '../scripts.ts';
import type { Language } from '../transcript.ts';
import type { Heard } from './log.ts';

/** What must be heard when the focus first comes to a component. */
interface FirstFocus {
  title: string;
  role: string;
  value: string;
}

/** Orca's Hebrew leaves most roles in English. */
export const firstFocus: Record<Component, Record<Language, FirstFocus>> = {
  Sidebar: {
    en: { title: 'Console', role: 'push button', value: 'expanded' },
    he: { title: 'קונסולה', role: 'push button', value: 'מורחב' },
  },
  WeekCalendar: {
    en: { title: 'Appointments', role: 'table with', value: '2 events, now' },
    he: { title: 'תורים', role: 'table with', value: 'שני אירועים, עכשיו' },
  },
  LineChart: {
    en: { title: 'Calls', role: 'slider', value: 'Tuesday 17 November: 31 calls' },
    he: { title: 'שיחות', role: 'slider', value: 'יום שלישי, 17 בנובמבר: 31 שיחות' },
  },
  AudioPlayer: {
    en: { title: 'call with Ana, 19 November', role: 'slider', value: '0 seconds of 40 seconds' },
    he: { title: 'שיחה עם אנה, 19 בנובמבר', role: 'slider', value: '0 שניות מתוך 40 שניות' },
  },
  TabbedForm: {
    en: { title: 'Basic', role: 'page tab', value: 'Reception' },
    he: { title: 'בסיסי', role: 'page tab', value: 'שם הערוץ entry' },
  },
  DataTable: {
    en: { title: 'Channels', role: 'table with 5 rows 5 columns', value: 'Name push button' },
    he: { title: 'ערוצים', role: 'table with', value: 'שם' },
  },
};

/** Where a recording breaks what the docs promise: title, role and value at first, and keys that work as they are. */
export function faults(component: Component, language: Language, heard: Heard[]): string[] {
  const steps = stepsOf(component, language);
  const atFirst = heard
    .filter((_, index) => steps[index]?.isFirst)
    .flatMap(({ says }) => says)
    .join(' ');
  const unsaid = Object.entries(firstFocus[component][language])
    .filter(([, words]) => !atFirst.includes(words))
    .map(([what, words]) => `  FAULT: on first focus its ${what} is not said: “${words}” in “${atFirst}”`);
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
