/** A disabled rule of axe, and the reason. */
export interface Exception {
  /** The disabled rule. */
  rule: string;
  /** The ID of one story, or `every story`. */
  where: string;
  reason: string;
  /** The date of the next review, such as `2027-03-01`. */
  review: string;
}

/** All disabled rules. A story that disables axe rules in any other way fails. */
export const exceptions: Exception[] = [
  ...['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => ({
    rule,
    where: 'every story',
    reason:
      'A story is part of a page; landmarks and the first heading belong to the page, where the journeys check them.',
    review: '2027-05-21',
  })),
];

/** The reason for react-aria's strings in English: it doesn't have the pseudo-locale. */
const reactAria =
  'React-aria’s own strings: it has them in about 35 languages, but not in a pseudo-locale, so it falls back to English.';

/** Strings that are allowed in plain English, and the reason. */
export interface AllowedEnglish {
  words: string[];
  folders: string[] | 'every folder';
  reason: string;
  /** The date of the next review. */
  review: string;
}

/** Reviewed with each new release of react-aria, and at the latest on this date. */
const review = '2027-05-21';

/** Strings that are allowed in plain English in the pseudo-locale although they aren't part of a story. */
export const allowedEnglish: AllowedEnglish[] = [
  { words: ['Dismiss'], folders: 'every folder', reason: reactAria, review },
  {
    words: ['Number field'],
    folders: ['NumberField', 'Slider', 'DataGrid', 'TableFilters'],
    reason: reactAria,
    review,
  },
  {
    words: ['sortable column', 'sorted by column', 'in ascending order', 'in descending order'],
    folders: ['DataGrid', 'TableColumns'],
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
    folders: ['DateField', 'DateRangeField', 'DateTimeField', 'TimeField', 'DataGrid', 'TableFilters'],
    reason: reactAria,
    review,
  },
  {
    words: [
      ...['Selected Range:', 'to', 'Start Date', 'End Date'],
      ...['Click to start selecting date range', 'Click to finish selecting date range'],
    ],
    folders: ['DateRangeField', 'TableFilters'],
    reason: reactAria,
    review,
  },
  { words: ['Selected Time:'], folders: ['TimeField'], reason: reactAria, review },
  {
    words: ['No file chosen', 'files'],
    folders: ['FileField'],
    reason: 'The browser’s own value of a file input: it follows the browser’s language.',
    review,
  },
  {
    words: ['Show date picker', 'Month', 'Day', 'Year', 'mm', 'dd', 'yyyy'],
    folders: ['Field', 'DataGrid'],
    reason: 'The browser’s own strings inside a native date input: they follow the browser’s language.',
    review,
  },
];

/** The exceptions whose review date has passed. */
export function overdue(today: string) {
  return [
    ...exceptions.map(({ rule, review }) => ({ what: rule, review })),
    ...allowedEnglish.map(({ words, review }) => ({ what: words.join(', '), review })),
  ].filter(({ review }) => review <= today);
}
