import { criteria } from '../../accessibility/criteria.ts';
import { criterionTitle, outcomes, type Review } from '../review.ts';

/** The review as CSV for spreadsheets, in UTF-8 with the mark that Excel needs. Pictures are only in the other file. */
export function writeCsv({ version, reviewer, date, verdicts }: Review, titles: ReadonlyMap<string, string>) {
  const head = [
    ...[
      'Story or screen',
      'ID',
      'Criterion',
      'Level',
      'Verdict',
      'Note',
      'Screen reader',
      'Browser',
      'Picture',
    ],
    ...['Reviewer', 'Date', 'Version'],
  ];
  const rows = verdicts.map(({ story, criterion, verdict, note, reader, browser, picture }) => [
    titles.get(story) ?? story,
    story,
    criterionTitle(criterion),
    criteria[criterion].level,
    outcomes[verdict].label,
    note,
    reader ?? '',
    browser ?? '',
    picture ? 'yes' : 'no',
    reviewer,
    date,
    version,
  ]);
  return csvOf([head, ...rows]);
}

/** Rows as CSV (RFC 4180), with the byte order mark that Excel needs. */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** A spreadsheet would run a cell that begins like a formula, so it gets an apostrophe. */
function cell(text: string) {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
