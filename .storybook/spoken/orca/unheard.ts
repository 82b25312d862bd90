import type { Expectation } from '../screenSteps.ts';

/**
 * How Orca announces roles and states, in English and in Debian's Hebrew translation. Orca says nothing for roles that
 * aren't listed, such as a cell.
 */
const spoken: Readonly<Record<string, readonly string[]>> = {
  button: ['push button', 'toggle button'],
  checkbox: ['check box'],
  combobox: ['combo box'],
  dialog: ['dialog'],
  figure: ['figure'],
  heading: ['heading'],
  link: ['link'],
  list: ['list', 'רשימה'],
  main: ['main content', 'תוכן ראשי'],
  navigation: ['navigation'],
  radio: ['radio button'],
  searchbox: ['entry'],
  slider: ['slider'],
  switch: ['switch', 'מתג'],
  tab: ['page tab'],
  textbox: ['entry'],
  checked: ['checked', 'selected', 'מסומן', 'נבחר'],
  'not checked': ['not checked', 'לא מסומן'],
  selected: ['selected', 'נבחר'],
  invalid: ['invalid'],
  on: ['on', 'מופעל'],
  off: ['off', 'כבוי'],
};

/** What Orca should have announced and didn't, in words, without what only may be announced. */
export function unheardIn(expect: readonly Expectation[], says: readonly string[]): string[] {
  const heard = bare(says.join(' '));
  return expect
    .filter(({ priority }) => priority !== 'may')
    .flatMap(({ priority, role, name, nameHas, value, valueHas, state, description }) => {
      // A change of the element in focus doesn't repeat its name and role.
      const isArrival = name !== undefined || nameHas !== undefined;
      const isSomething = heard !== '' || (nameHas === undefined && valueHas === undefined);
      const missing = [
        ...(role && isArrival && !says.length ? ['anything'] : []),
        ...(role && isArrival && !isSpoken(role, heard) ? [`the role ${role}`] : []),
        ...(name && !heard.includes(bare(name)) ? [`“${name}”`] : []),
        ...(value && !heard.includes(bare(value)) ? [`the value “${value}”`] : []),
        ...(state && !isSpoken(state, heard) ? [state] : []),
        ...(description && !heard.includes(bare(description)) ? [`the description “${description}”`] : []),
        ...(isSomething ? [] : [nameHas ?? valueHas ?? '']),
      ];
      return [...new Set(missing)].map((words) => `${priority}: ${words}`);
    });
}

const isSpoken = (what: string, heard: string) =>
  spoken[what]?.some((words) => new RegExp(`(?<!not |לא |\\p{L})${words}(?!\\p{L})`, 'iu').test(heard)) ??
  true;

/** Without invisible direction marks, and with single spaces. */
const bare = (text: string) =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
