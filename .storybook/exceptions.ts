/** Something a check does not ask, and why. */
export interface Exception {
  /** The rule of axe that is left out. */
  rule: string;
  /** The id of one story, or `every story`. */
  where: string;
  reason: string;
  /** The day on which it ends, as `2027-03-01`; `always` for what is checked elsewhere. */
  until: string;
}

/** All that axe is not asked of stories. A story that quiets axe in any other way fails. */
export const exceptions: Exception[] = [
  ...['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => ({
    rule,
    where: 'every story',
    reason:
      'A story is a piece of a page; landmarks and the first heading belong to the page, where the journeys ask for them.',
    until: 'always',
  })),
];

/** Why react-aria's own words are heard in English: the pseudo-locale is no language it has. */
const reactAria =
  'React-aria’s own words: it has them in about 35 languages, but in no pseudo-locale, where it falls back to English.';

/** Words that may be heard in plain English in the pseudo-locale though no story wrote them. */
export const allowedEnglish: { words: string[]; folders: string[] | 'every folder'; reason: string }[] = [
  { words: ['Dismiss'], folders: 'every folder', reason: reactAria },
  { words: ['Number field'], folders: ['NumberField', 'Slider', 'DataGrid'], reason: reactAria },
  {
    words: ['sortable column', 'sorted by column', 'in ascending order', 'in descending order'],
    folders: ['DataGrid'],
    reason: reactAria,
  },
  {
    words: ['Show suggestions', 'Suggestions'],
    folders: ['ComboBox', 'CountryField', 'InternationalPhoneField'],
    reason: reactAria,
  },
  {
    words: [
      ...['Selected Date:', 'selected', 'Today', 'First available date', 'Last available date'],
      ...['Calendar', 'Previous', 'Next', 'Empty', 'era', 'year', 'month', 'day', 'hour', 'minute'],
      ...['AM/PM', 'day of the week', 'time zone', 'mm', 'dd', 'yyyy'],
    ],
    folders: ['DateField', 'DateTimeField', 'DataGrid'],
    reason: reactAria,
  },
  {
    words: ['Show date picker', 'Month', 'Day', 'Year', 'mm', 'dd', 'yyyy'],
    folders: ['Field', 'DataGrid'],
    reason: 'The browser’s own words inside a native date input: they follow the browser’s language.',
  },
];
