import type { CriterionId } from '../../accessibility/criteria.ts';
import { type Outcome, scriptedReviewer } from '../review.ts';

export const reviewer = scriptedReviewer;

/** A verdict. Criteria that the keys and announcements say nothing about have none. */
export interface Examined {
  criterion: CriterionId;
  verdict: Outcome;
  note: string;
  /** What Orca announced: the place of the step in the recording, and words from it. */
  heard: readonly (readonly [step: number, words: string])[];
}

interface Examination {
  /** The ID of the story or screen in the workbench. */
  subject: string;
  /** The recording of Orca with Chromium, in English. */
  recording: string;
  verdicts: readonly Examined[];
}

/** What the maintainers conclude from the recordings. */
export const examinations: readonly Examination[] = [
  {
    subject: 'components-linechart--ready',
    recording: 'LineChart',
    verdicts: [
      {
        criterion: '1.1.1',
        verdict: 'passed',
        note: 'The drawing is silent. Its facts are announced as text, and each value with its date.',
        heard: [
          [1, 'Total 616'],
          [1, 'Trend: rising.'],
          [4, 'Monday 16 November: 33 calls'],
        ],
      },
      {
        criterion: '1.3.1',
        verdict: 'passed',
        note: 'The figure, its heading and the slider are announced with their roles.',
        heard: [
          [1, 'Calls figure Calls heading level 3'],
          [3, 'Explore days horizontal slider'],
        ],
      },
      {
        criterion: '2.1.1',
        verdict: 'passed',
        note: 'Tab reached the button for the table, the slider and the first button below. The arrow keys, Home, Page Down and End moved the slider, and Enter on the button moved it to the highest day. The other button, the table and the file weren’t opened.',
        heard: [
          [7, 'Monday 19 October: 15 calls'],
          [11, 'Monday 16 November: 33 calls'],
        ],
      },
      {
        criterion: '2.1.2',
        verdict: 'passed',
        note: 'Tab left the slider.',
        heard: [[10, 'Highest 33, 16 Nov push button']],
      },
      {
        criterion: '2.4.3',
        verdict: 'passed',
        note: 'The button for the table comes first, then the slider, then the button for the highest day, as on the screen.',
        heard: [
          [2, 'Show as Table push button'],
          [3, 'Explore days'],
          [10, 'Highest 33, 16 Nov'],
        ],
      },
      {
        criterion: '4.1.2',
        verdict: 'passed',
        note: 'Name, role and value of the slider are announced, and its new value after each key.',
        heard: [
          [3, 'Explore days horizontal slider Tuesday 17 November: 31 calls'],
          [9, 'Tuesday 17 November: 31 calls'],
        ],
      },
    ],
  },
  {
    subject: 'screen:contacts',
    recording: 'Contacts',
    verdicts: [
      {
        criterion: '2.1.1',
        verdict: 'passed',
        note: 'Tab reached the buttons, the search, both filters, the checkbox of all rows and the first column header. Space selected the rows, and Enter sorted them. The rows and the pages weren’t reached.',
        heard: [
          [11, 'checked'],
          [14, 'Name. sorted ascending'],
        ],
      },
      {
        criterion: '2.4.1',
        verdict: 'passed',
        note: 'The skip link is the first stop and moves past the navigation.',
        heard: [
          [0, 'Skip to main content link'],
          [1, 'main content'],
        ],
      },
      {
        criterion: '2.4.3',
        verdict: 'passed',
        note: 'The order is the one on the screen: buttons, search, filters, checkbox of all rows, column headers.',
        heard: [
          [2, 'Download CSV'],
          [4, 'Search by name, phone or email'],
          [10, 'Select all 25 rows on this page'],
        ],
      },
      {
        criterion: '3.3.2',
        verdict: 'passed',
        note: 'The search and both filters have labels.',
        heard: [
          [4, 'Search by name, phone or email entry'],
          [8, 'Filter by status combo box'],
          [9, 'Filter by next date of contact combo box'],
        ],
      },
      {
        criterion: '4.1.3',
        verdict: 'cantTell',
        note: 'The number of rows was announced after the first search and not after the second, which was followed by the status menus of the rows. The selection was announced. Whether the page or the screen reader is the cause of the missing number isn’t clear.',
        heard: [
          [5, '8 rows found'],
          [7, 'Status of Keren Dahan combo box collapsed'],
          [11, '25 rows selected'],
        ],
      },
    ],
  },
];
