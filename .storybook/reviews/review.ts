import { type CriterionId, criteria } from '../accessibility/criteria.ts';

/** The verdicts, by the names of their EARL outcomes: what people read, and what each means. */
export const outcomes = {
  passed: { label: 'Passed', meaning: 'You tested it and found no failure.' },
  failed: { label: 'Failed', meaning: 'You found a failure. Describe it in the note.' },
  cantTell: { label: 'Can’t tell', meaning: 'You tested it, but the result isn’t clear.' },
  inapplicable: { label: 'Not applicable', meaning: 'Nothing here falls under the criterion.' },
} as const;

export type Outcome = keyof typeof outcomes;

/** What a person found about one criterion in one story or screen. */
export interface Verdict {
  /** The ID of a story, or `screen:` and the name of a screen of the console. */
  story: string;
  criterion: CriterionId;
  verdict: Outcome;
  /** Plain text, empty if there is none. */
  note: string;
  /** A screen reader and its version. */
  reader?: string | undefined;
  /** A browser and its version. */
  browser?: string | undefined;
  /** In a file of the workbench a `data:` URL; in the repository a path relative to the review. */
  picture?: string | undefined;
}

/** A review, as it is kept in `docs/accessibility/reviews`. */
export interface Review {
  /** The version of the library. */
  version: string;
  reviewer: string;
  /** The day on which the file was saved, such as `2026-11-27`. */
  date: string;
  verdicts: Verdict[];
}

/** The author of `scripted/verdicts.ts`, which no person tested. */
export const scriptedReviewer = 'Maintainers of the console, with a script';

/** The largest texts and files, so that a review fits into the browser's storage and nobody sends a bomb. */
export const limits = {
  /** Characters of a name, a screen reader or a browser. */
  name: 120,
  /** Characters of a note. */
  note: 4000,
  /** Bytes of a picture. */
  picture: 120_000,
  /** Characters of a file. */
  file: 12_000_000,
} as const;

export const criterionIds = Object.keys(criteria) as CriterionId[];

/** "1.1.1 Non-text Content" */
export const criterionTitle = (id: CriterionId) => `${id} ${criteria[id].name}`;

/** Control characters but line breaks and tabs, and hidden changes of direction. */
const hidden = /[[\p{Cc}--[\t\n\r]]\u{202a}-\u{202e}\u{2066}-\u{2069}]/gv;

/** A text without characters that nobody sees, which often come with pasted text. */
export const visibleText = (text: string) => text.replace(hidden, '');

/** The same on one line, for names. */
export const visibleLine = (text: string) => visibleText(text).replace(/\s+/g, ' ').trim();
