import { type Outcome, outcomes, type Review } from './review.ts';
import { isScreen } from './subjects.ts';

/** The five levels of a VPAT. */
export type Level =
  | 'Supports'
  | 'Partially Supports'
  | 'Does Not Support'
  | 'Not Applicable'
  | 'Not Evaluated';

/** What the report claims about a criterion. */
export interface ReportClaim {
  criterion: string;
  console: Level;
  library: Level;
}

/** What a person found, as the report lists it. */
export interface Remark {
  criterion: string;
  /** Screens are the console's, stories the library's. */
  product: 'console' | 'library';
  story: string;
  verdict: Outcome;
  reviewer: string;
  date: string;
  version: string;
  /** Plain text. Escape it, see `inMarkdown`. */
  note: string;
  reader?: string | undefined;
  browser?: string | undefined;
}

/**
 * Merges reviews by people into the claims of the report. A failed verdict lowers "Supports" to "Partially Supports",
 * and "Not Applicable" too, since something there failed. Nothing raises a claim; every verdict is listed.
 *
 * If somebody reviewed the same criterion of the same story or screen again, only their latest verdict counts. Reviews
 * of older versions count too, until their author tests again.
 */
export function lowered<Claim extends ReportClaim>(
  claims: readonly Claim[],
  reviews: readonly Review[],
): { claims: Claim[]; remarks: Remark[] } {
  const remarks = remarksOf(reviews);
  const hasFailed = (criterion: string, product: Remark['product']) =>
    remarks.some((one) => one.verdict === 'failed' && one.criterion === criterion && one.product === product);
  const lowest = (level: Level, criterion: string, product: Remark['product']): Level =>
    (level === 'Supports' || level === 'Not Applicable') && hasFailed(criterion, product)
      ? 'Partially Supports'
      : level;
  return {
    claims: claims.map((claim) => ({
      ...claim,
      console: lowest(claim.console, claim.criterion, 'console'),
      library: lowest(claim.library, claim.criterion, 'library'),
    })),
    remarks,
  };
}

function remarksOf(reviews: readonly Review[]): Remark[] {
  const latest = new Map<string, Remark>();
  for (const { reviewer, date, version, verdicts } of reviews.toSorted((one, other) =>
    one.date.localeCompare(other.date),
  ))
    for (const { story, criterion, verdict, note, reader, browser } of verdicts)
      latest.set(`${reviewer}\n${story}\n${criterion}`, {
        ...{ criterion, product: isScreen(story) ? 'console' : 'library', story, verdict },
        ...{ reviewer, date, version, note, reader, browser },
      });
  return [...latest.values()];
}

/** "Failed in LineChart (Dana Levi, 2026-11-27): The value isn’t read." for a cell of a Markdown table. */
export function remarkText({ verdict, story, reviewer, date, note }: Remark) {
  const who = `${inMarkdown(reviewer)}, ${date}`;
  return `${outcomes[verdict].label} in \`${story}\` (${who})${note ? `: ${inMarkdown(note)}` : ''}`;
}

/** Text as Markdown that shows exactly this text, on one line. */
export function inMarkdown(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
