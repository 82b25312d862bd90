import { languages } from './languages.ts';

interface Toggle {
  description: string;
  icon:
    | 'contrast'
    | 'circlehollow'
    | 'globe'
    | 'listunordered'
    | 'calendar'
    | 'time'
    | 'play'
    | 'zoom'
    | 'paragraph'
    | 'sidebyside';
  /** What it is when nobody asked: the first choice. */
  choices: readonly { value: string; title: string }[];
  /** Shows what is chosen in the toolbar, not only on opening. */
  isWritten?: boolean;
}

const byLanguage = { value: 'auto', title: 'As the language' };

/**
 * What a reviewer can change about the page under a story. Each value is letters, digits and hyphens, so that it can
 * stand in an address: Storybook drops any other.
 */
export const toggles = {
  theme: {
    description: 'Theme',
    icon: 'contrast',
    isWritten: true,
    choices: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'As the system' },
    ],
  },
  contrast: {
    description: 'Contrast',
    icon: 'circlehollow',
    choices: [
      { value: 'system', title: 'As the system' },
      { value: 'more', title: 'More' },
    ],
  },
  locale: {
    description: 'Language and direction',
    icon: 'globe',
    isWritten: true,
    choices: languages,
  },
  numbers: {
    description: 'Digits',
    icon: 'listunordered',
    choices: [
      byLanguage,
      { value: 'latn', title: 'Latin: 0123' },
      { value: 'arab', title: 'Arabic-Indic: ٠١٢٣' },
      { value: 'arabext', title: 'Persian: ۰۱۲۳' },
      { value: 'deva', title: 'Devanagari: ०१२३' },
    ],
  },
  calendar: {
    description: 'Calendar',
    icon: 'calendar',
    choices: [
      byLanguage,
      { value: 'gregory', title: 'Gregorian' },
      { value: 'hebrew', title: 'Hebrew' },
      { value: 'islamic-umalqura', title: 'Islamic (Umm al-Qura)' },
      { value: 'persian', title: 'Persian' },
      { value: 'buddhist', title: 'Buddhist' },
      { value: 'japanese', title: 'Japanese' },
    ],
  },
  clock: {
    description: 'Hours of the clock',
    icon: 'time',
    choices: [byLanguage, { value: 'h12', title: '12 hours' }, { value: 'h23', title: '24 hours' }],
  },
  motion: {
    description: 'Motion',
    icon: 'play',
    choices: [
      { value: 'system', title: 'As the system' },
      { value: 'reduce', title: 'Reduced' },
    ],
  },
  text: {
    description: 'Text size',
    icon: 'zoom',
    choices: [
      { value: '100', title: '100 %' },
      { value: '150', title: '150 %' },
      { value: '200', title: '200 %' },
    ],
  },
  spacing: {
    description: 'Text spacing',
    icon: 'paragraph',
    choices: [
      { value: 'normal', title: 'As designed' },
      { value: 'wide', title: 'Wide (WCAG 1.4.12)' },
    ],
  },
  neighbours: {
    description: 'Buttons before and after the story',
    icon: 'sidebyside',
    choices: [
      { value: 'link', title: 'In the reviewer link only' },
      { value: 'on', title: 'On' },
      { value: 'off', title: 'Off' },
    ],
  },
} as const satisfies Record<string, Toggle>;

export type ToggleId = keyof typeof toggles;

/** What is asked of the page: a value for each toggle. */
export type Asked = Record<ToggleId, string>;

const all = Object.entries<Toggle>(toggles);

/** What every automatic check sees, and a person who touched nothing. */
export const defaults = Object.fromEntries(
  all.map(([id, { choices }]) => [id, choices[0]?.value ?? '']),
) as Asked;

/** What Storybook's globals ask for; what is no value of a toggle, such as a mistyped address, is its default. */
export function askedIn(globals: Record<string, unknown>): Asked {
  return Object.fromEntries(
    all.map(([id, { choices }]) => {
      const asked = choices.find(({ value }) => value === String(globals[id]));
      return [id, asked?.value ?? defaults[id as ToggleId]];
    }),
  ) as Asked;
}

/** The toolbar of Storybook. */
export const toolbar = Object.fromEntries(
  all.map(([id, { description, icon, choices, isWritten = false }]) => [
    id,
    { description, toolbar: { icon, dynamicTitle: isWritten, items: [...choices] } },
  ]),
);
