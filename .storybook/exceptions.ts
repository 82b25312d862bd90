/** Something a check does not ask, and why. */
export interface Exception {
  /** The rule of axe that is left out. */
  rule: string;
  /** The id of one story, or `every story`. */
  where: string;
  reason: string;
  /** The day by which somebody asks whether it is still needed, as `2027-03-01`. */
  review: string;
}

/** All that axe is not asked of stories. A story that quiets axe in any other way fails. */
export const exceptions: Exception[] = [
  ...['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => ({
    rule,
    where: 'every story',
    reason:
      'A story is part of a page; landmarks and the first heading belong to the page, where the journeys check them.',
    review: '2027-05-21',
  })),
];

/** Why react-aria's own words are heard in English: the pseudo-locale is no language it has. */
const reactAria =
  'React-aria’s own strings: it has them in about 35 languages, but not in a pseudo-locale, so it falls back to English.';

/** Words that may be heard in plain English, and why. */
export interface AllowedEnglish {
  words: string[];
  folders: string[] | 'every folder';
  reason: string;
  /** The day by which somebody asks whether it is still needed. */
  review: string;
}

/** With each new release of react-aria, and at the latest on this day. */
const review = '2027-05-21';

/** Words that may be heard in plain English in the pseudo-locale though no story wrote them. */
export const allowedEnglish: AllowedEnglish[] = [
  { words: ['Dismiss'], folders: 'every folder', reason: reactAria, review },
  { words: ['Number field'], folders: ['NumberField', 'Slider', 'DataGrid'], reason: reactAria, review },
  {
    words: ['sortable column', 'sorted by column', 'in ascending order', 'in descending order'],
    folders: ['DataGrid'],
    reason: reactAria,
    review,
  },
  {
    words: ['Show suggestions', 'Suggestions'],
    folders: ['ComboBox', 'CountryField', 'InternationalPhoneField'],
    reason: reactAria,
    review,
  },
  {
    words: [
      ...['Selected Date:', 'selected', 'Today', 'First available date', 'Last available date'],
      ...['Calendar', 'Previous', 'Next', 'Empty', 'era', 'year', 'month', 'day', 'hour', 'minute'],
      ...['AM/PM', 'day of the week', 'time zone', 'mm', 'dd', 'yyyy'],
    ],
    folders: ['DateField', 'DateTimeField', 'DataGrid'],
    reason: reactAria,
    review,
  },
  {
    words: ['Show date picker', 'Month', 'Day', 'Year', 'mm', 'dd', 'yyyy'],
    folders: ['Field', 'DataGrid'],
    reason: 'The browser’s own strings inside a native date input: they follow the browser’s language.',
    review,
  },
];

/** What should have been looked at again by a day, and was not. */
export function overdue(today: string) {
  return [
    ...exceptions.map(({ rule, review }) => ({ what: rule, review })),
    ...allowedEnglish.map(({ words, review }) => ({ what: words.join(', '), review })),
  ].filter(({ review }) => review <= today);
}
