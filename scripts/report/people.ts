import type { Claim, Claims, Product } from '../../docs/accessibility/report/types.ts';

/** What people found, as `npm run reviews` keeps it in docs/accessibility/reviews. */
export interface Review {
  /** The version of the library. */
  version: string;
  reviewer: string;
  date: string;
  verdicts: Verdict[];
}

export interface Verdict {
  /** The ID of a story, or `screen:` and the name of a page of the console. */
  story: string;
  criterion: string;
  verdict: 'passed' | 'failed' | 'cantTell' | 'inapplicable';
  note: string;
  reader?: string;
  browser?: string;
}

/** A verdict with its review. */
export interface Finding extends Verdict, Omit<Review, 'verdicts'> {
  product: Product;
}

/** The verdicts of all reviews. Only the latest of a person about the same criterion of the same story counts. */
export function findingsOf(reviews: readonly Review[]): Finding[] {
  const latest = new Map<string, Finding>();
  for (const { verdicts, ...review } of reviews.toSorted((one, other) => one.date.localeCompare(other.date)))
    for (const verdict of verdicts) {
      const product = verdict.story.startsWith('screen:') ? 'console' : 'library';
      latest.set([review.reviewer, verdict.story, verdict.criterion].join('\n'), {
        ...verdict,
        ...review,
        product,
      });
    }
  return [...latest.values()];
}

/** The claims with the verdicts of people: a failed one lowers a claim and adds a remark, and none raises a claim. */
export function lowered(claims: Record<string, Claims>, reviews: readonly Review[]): Record<string, Claims> {
  const failed = findingsOf(reviews).filter(({ verdict }) => verdict === 'failed');
  const lower = (id: string, product: Product, claim: Claim): Claim => {
    const found = failed.filter((one) => one.criterion === id && one.product === product);
    if (found.length === 0) return claim;
    const isHigher = claim.level === 'Supports' || claim.level === 'Not Applicable';
    return {
      ...claim,
      level: isHigher ? 'Partially Supports' : claim.level,
      remark: [claim.remark, ...found.map(sentenceOf)].join(' '),
      // The review itself is evidence, also where there was none.
      evidence: [...new Set([...claim.evidence, 'people'])],
    };
  };
  return Object.fromEntries(
    Object.entries(claims).map(([id, { console, library }]) => [
      id,
      { console: lower(id, 'console', console), library: lower(id, 'library', library) },
    ]),
  );
}

const sentenceOf = ({ story, reviewer, date, reader, browser, note }: Finding) => {
  const what = [reader, browser].filter(Boolean).join(', ');
  return `Failed in a test by a person: ${story} (${[reviewer, date, what].filter(Boolean).join(', ')})${note ? `: ${oneLine(note)}` : '.'}`;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
