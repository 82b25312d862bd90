import { functional508 } from './section508.ts';
import { both, type Claims, type Functional, notApplicable, partially, supports } from './types.ts';

const of508 = (id: string): Functional => {
  const found = functional508[id];
  if (!found) throw new Error(`Section 508 has no ${id}`);
  return found;
};

/** Chapter 4. Most statements are those of Section 508, chapter 3. */
export const functionalEn: Record<string, Functional> = {
  '4.2.1': of508('302.1'),
  '4.2.2': of508('302.2'),
  '4.2.3': of508('302.3'),
  '4.2.4': of508('302.4'),
  '4.2.5': of508('302.5'),
  '4.2.6': of508('302.6'),
  '4.2.7': of508('302.7'),
  '4.2.8': of508('302.8'),
  '4.2.9': { criteria: ['2.3.1'], remark: both('Nothing flashes.') },
  '4.2.10': of508('302.9'),
  '4.2.11': {
    criteria: ['4.1.2'],
    remark: {
      console:
        'Accessibility settings and personal data have the same protection for everyone: nothing is spoken aloud or shown that others don’t also get.',
      library: 'A field for passwords hides what people type from screen readers as from everyone else.',
    },
  },
};

/**
 * Chapters 5 to 12 of EN 301 549 v3.2.1, except the clauses of chapter 9 that repeat WCAG. Chapters 8 (hardware) and 13
 * (relay services) aren't applicable to either product. A claim covers the clauses below it that have none of their own.
 */
export const en301549: Record<string, Claims> = {
  '5.1': both(notApplicable('It is open to assistive technology: web content in the person’s own browser.')),
  '5.2': both(
    supports(
      'Nothing needs to be activated: what assistive technology uses is always there. The settings of browser and system apply automatically.',
      ...['forced-colors', 'motion', 'keys'],
    ),
  ),
  '5.3': both(notApplicable('It doesn’t use biometrics.')),
  '5.4': {
    console: supports(
      'Exports keep what the format can hold: a CSV file has a row of headings, and captions name their speakers.',
      ...['AP-13', 'LC-6', 'journeys'],
    ),
    library: supports(
      'Exports keep what the format can hold: a CSV file has a row of headings, and captions name their speakers.',
      ...['AP-13', 'LC-6'],
    ),
  },
  '5.5': both(notApplicable('It has no hardware, so no operable parts.')),
  '5.6': both(notApplicable('It has no hardware, so no locking or toggle controls.')),
  '5.7': both(notApplicable('Key repeat is a setting of the system.')),
  '5.8': both(notApplicable('Double-strike acceptance is a setting of the system.')),
  '5.9': both(
    supports(
      'Nothing requires two actions at the same time. Keys with Shift or Alt have an alternative without them.',
      'keys',
    ),
  ),
  '6': both(
    notApplicable(
      'It doesn’t provide two-way voice or video communication. Calls are shown after or while the phone service takes them.',
    ),
  ),
  '7': both(notApplicable('There is no video.')),
  '9.6': {
    console: partially(
      'The console doesn’t meet every criterion of levels A and AA, see the WCAG tables. Pages are complete, and no content interferes with the rest.',
      ...['axe', 'journeys'],
    ),
    library: partially(
      'The library doesn’t meet every criterion of levels A and AA, see the WCAG tables.',
      'axe',
    ),
  },
  '10': {
    console: partially(
      'Documents to download are CSV files of lists, text and caption files of transcripts, and calendar files. They are plain text, without markup for languages or headings.',
      ...['AP-13', 'LC-6', 'journeys'],
    ),
    library: partially(
      'Documents to download are CSV files of charts, and text and caption files of transcripts. They are plain text, without markup for languages or headings.',
      ...['AP-13', 'LC-6'],
    ),
  },
  '10.5': both(notApplicable('No document contains video.')),
  '10.6': both(notApplicable('No document contains video.')),
  '11': both(
    notApplicable(
      'It is web content, which clause 9 covers. Its names, roles, values and states are in 4.1.2.',
    ),
  ),
  '11.7': both(
    partially(
      'Text size, contrast, forced colors, light or dark and reduced motion follow the settings of browser and system. The font is the product’s own, unless the browser replaces it.',
      ...['text-200', 'forced-colors', 'motion', 'contrast'],
    ),
  ),
  '11.8': both(
    notApplicable('It isn’t an authoring tool: people type plain text, and it doesn’t produce web content.'),
  ),
  '12.1.1': {
    console: supports(
      'The page `/accessibility` lists what works and what doesn’t, in English, Hebrew and Russian.',
      'journeys',
    ),
    library: supports(
      'Each component’s page lists its keys, its behavior for screen readers and its limitations.',
      ...['ST-2', 'ST-3', 'ST-7'],
    ),
  },
  '12.1.2': both(
    partially(
      'The documentation is Markdown, and HTML in Storybook. Axe checks the stories, not the pages around them.',
      'axe',
    ),
  ),
  '12.2.2': {
    console: supports(
      'The operator’s contact on `/accessibility` answers questions, and this report is available on request.',
      'journeys',
    ),
    library: supports(
      'The pages in Storybook contain this report and explain how to report a barrier.',
      'ST-43',
    ),
  },
  '12.2.3': both(
    partially(
      'Contact is possible in writing. Whether the people who answer can also use relay services depends on the vendor or the operator.',
      'ST-43',
    ),
  ),
  '12.2.4': both(
    partially(
      'The documentation is Markdown, and HTML in Storybook. Axe checks the stories, not the pages around them.',
      'axe',
    ),
  ),
};
