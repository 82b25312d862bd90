/** A language by its own name. */
const ownName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** Every language that the library has strings in. `frame.tsx` adds those that aren't built in, as a host does. */
const translated = ['en', 'he', 'ru', 'ar'];

/** Languages of which `Intl` and React Aria know the formats and the direction. The library's strings are in English. */
const formatsOnly = ['de', 'fa', 'hi', 'ja'];

/** The languages in the toolbar: what each shows, by its code. */
const languages: Record<string, string> = {
  ...Object.fromEntries(translated.map((code) => [code, ownName(code)])),
  'en-US': 'American English: month first, 12 hours',
  'en-XA': '[!!Pseudo-locale, 40 % longer~~~!!]',
  ...Object.fromEntries(
    formatsOnly.map((code) => [code, `${ownName(code)}: formats only, strings in English`]),
  ),
};

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
    | 'sidebyside'
    | 'ruler';
  /** The label of each value. The first value is the default. */
  choices: Record<string, string>;
  /** Shows the selected value in the toolbar. */
  isWritten?: boolean;
}

const byLanguage = { auto: 'As the language' };

/**
 * The settings of the page under a story. Each value consists of letters, digits and hyphens, because Storybook drops
 * any others from URLs.
 */
export const toggles = {
  theme: {
    description: 'Theme',
    icon: 'contrast',
    isWritten: true,
    choices: { light: 'Light', dark: 'Dark', system: 'As the system' },
  },
  contrast: {
    description: 'Contrast',
    icon: 'circlehollow',
    choices: { system: 'As the system', more: 'More' },
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
    choices: {
      ...byLanguage,
      latn: 'Latin: 0123',
      arab: 'Arabic-Indic: ٠١٢٣',
      arabext: 'Persian: ۰۱۲۳',
      deva: 'Devanagari: ०१२३',
    },
  },
  calendar: {
    description: 'Calendar',
    icon: 'calendar',
    choices: {
      ...byLanguage,
      gregory: 'Gregorian',
      hebrew: 'Hebrew',
      'islamic-umalqura': 'Islamic (Umm al-Qura)',
      persian: 'Persian',
      buddhist: 'Buddhist',
      japanese: 'Japanese',
    },
  },
  clock: {
    description: 'Hours of the clock',
    icon: 'time',
    choices: { ...byLanguage, h12: '12 hours', h23: '24 hours' },
  },
  motion: {
    description: 'Motion',
    icon: 'play',
    choices: { system: 'As the system', reduce: 'Reduced' },
  },
  text: {
    description: 'Text size',
    icon: 'zoom',
    choices: { 100: '100 %', 150: '150 %', 200: '200 %' },
  },
  spacing: {
    description: 'Text spacing',
    icon: 'paragraph',
    choices: { normal: 'As designed', wide: 'Wide (WCAG 1.4.12)' },
  },
  neighbours: {
    description: 'Buttons before and after the story',
    icon: 'sidebyside',
    choices: { link: 'In the reviewer link only', on: 'On', off: 'Off' },
  },
  overlay: {
    description: 'Marks over the story',
    icon: 'ruler',
    choices: {
      none: 'None',
      focus: 'Path of focus',
      targets: 'Target sizes (WCAG 2.5.8)',
      both: 'Path of focus and target sizes',
    },
  },
} as const satisfies Record<string, Toggle>;

export type ToggleId = keyof typeof toggles;

/** A value for each toggle. */
export type ToolbarValues = Record<ToggleId, string>;

const all = Object.entries<Toggle>(toggles);

/** The default values, which the checks use too. */
export const defaults = Object.fromEntries(
  all.map(([id, { choices }]) => [id, Object.keys(choices)[0] ?? '']),
) as ToolbarValues;

/** The values in Storybook's globals. Invalid values, for example from a mistyped URL, become the default. */
export function askedIn(globals: Record<string, unknown>): ToolbarValues {
  return Object.fromEntries(
    all.map(([id, { choices }]) => {
      const asked = String(globals[id]);
      return [id, Object.hasOwn(choices, asked) ? asked : defaults[id as ToggleId]];
    }),
  ) as ToolbarValues;
}

/** The toolbar of Storybook. */
export const toolbar = Object.fromEntries(
  all.map(([id, { description, icon, choices, isWritten = false }]) => {
    const items = Object.entries(choices).map(([value, title]) => ({ value, title }));
    return [id, { description, toolbar: { icon, dynamicTitle: isWritten, items } }];
  }),
);

/** The locale with the selected digits, calendar and clock as Unicode extensions: `he-u-ca-hebrew`. */
export function localeOf(asked: Pick<ToolbarValues, 'locale' | 'numbers' | 'calendar' | 'clock'>) {
  const { locale, numbers, calendar, clock } = asked;
  return new Intl.Locale(locale, {
    ...(numbers !== 'auto' && { numberingSystem: numbers }),
    ...(calendar !== 'auto' && { calendar }),
    ...(clock !== 'auto' && { hourCycle: clock as Intl.LocaleHourCycleKey }),
  }).toString();
}

/** WCAG 1.4.12: the text spacing that people can set. */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
