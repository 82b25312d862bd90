import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CriterionId, criteria } from '../../.storybook/accessibility/criteria.ts';
import { lowered, type Remark } from '../../.storybook/reviews/lower.ts';
import { outcomes, type Review, scriptedReviewer } from '../../.storybook/reviews/review.ts';
import messages from '../../app/src/core/i18n/en.json' with { type: 'json' };
import { assessedOn, barriers } from '../../app/src/features/accessibility/barriers.ts';
import { libraryBarriers } from '../../docs/accessibility/report/barriers.ts';
import { en301549, functionalEn } from '../../docs/accessibility/report/en301549.ts';
import { lastReport } from '../../docs/accessibility/report/product.ts';
import { functional508, section508 } from '../../docs/accessibility/report/section508.ts';
import type {
  Barrier,
  Claim,
  Claims,
  Functional,
  Level,
  Product,
} from '../../docs/accessibility/report/types.ts';
import { wcag } from '../../docs/accessibility/report/wcag.ts';
import { root } from '../run.ts';

export const productIds: readonly Product[] = ['console', 'library'];

/** The levels of each criterion in a report, as history/ keeps them. */
export type Snapshot = Record<string, Record<Product, Level>>;

/** Everything that the report contains. The files are written from nothing else. */
export interface Report {
  date: string;
  wcag: Record<string, Claims>;
  section508: Record<string, Claims>;
  en301549: Record<string, Claims>;
  functional: Record<string, Functional>;
  barriers: Record<Product, readonly Barrier[]>;
  /** What people found. */
  findings: readonly Remark[];
  last: { date: string; claims: Snapshot };
}

export const folder = join(root, 'docs/accessibility/report');

/** The report of the repository, with the verdicts of people. */
export function readReport(): Report {
  const reviews = globSync('docs/accessibility/reviews/*.json', { cwd: root })
    .sort()
    .map((path): Review => JSON.parse(readFileSync(join(root, path), 'utf8')));
  const claims: Snapshot = JSON.parse(readFileSync(join(folder, 'history', `${lastReport}.json`), 'utf8'));
  return {
    date: assessedOn,
    ...withReviews(wcag, reviews),
    section508,
    en301549,
    functional: { ...functional508, ...functionalEn },
    barriers: { console: barriers.map(barrierOfConsole), library: libraryBarriers },
    last: { date: lastReport, claims },
  };
}

/** The claims with the verdicts of people: a failed one lowers a claim and is named in its remark, and none raises one. */
export function withReviews(claims: Record<string, Claims>, reviews: readonly Review[]) {
  const levels = Object.entries(claims).map(([criterion, { console, library }]) => ({
    criterion,
    console: console.level,
    library: library.level,
  }));
  const { claims: after, remarks: findings } = lowered(levels, reviews);
  const withFindings = (claim: Claim, level: Level, criterion: string, product: Product): Claim => {
    const failed = findings.filter(
      (one) => one.verdict === 'failed' && one.criterion === criterion && one.product === product,
    );
    if (failed.length === 0) return claim;
    return { ...claim, level, failures: failed.map(findingText), evidence: [...claim.evidence, 'reviews'] };
  };
  const wcag = Object.fromEntries(
    after.map(({ criterion, console, library }): [string, Claims] => [
      criterion,
      {
        console: withFindings(claimIn(claims, criterion).console, console, criterion, 'console'),
        library: withFindings(claimIn(claims, criterion).library, library, criterion, 'library'),
      },
    ]),
  );
  return { wcag, findings };
}

function claimIn(claims: Record<string, Claims>, id: string): Claims {
  const found = claims[id];
  if (!found) throw new Error(`There is no claim about ${id}`);
  return found;
}

/** "Failed in components-linechart--ready (Dana Levi, NVDA 2026.3, 2026-11-27): The value isn’t read." As plain text. */
export function findingText({ verdict, story, note, ...by }: Remark) {
  const words = note.replace(/\s+/g, ' ').trim();
  return `${outcomes[verdict].label} in ${story} (${testedBy(by)})${words ? `: ${words}` : '.'}`;
}

/** What a reader has to know about the authors of reviews. */
export function whoReviewed(findings: readonly Remark[]) {
  const isScripted = findings.some(({ reviewer }) => reviewer === scriptedReviewer);
  const isOutside = findings.some(({ reviewer }) => reviewer !== scriptedReviewer);
  return [
    !isOutside && 'No one outside the project has sent a review yet.',
    isScripted &&
      `The review of “${scriptedReviewer}” isn’t the test of a person: a script pressed the keys, and the announcements were read in the log of the screen reader.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

export const testedBy = ({ reviewer, reader, browser, date }: Omit<Remark, 'verdict' | 'story' | 'note'>) =>
  [reviewer, reader, browser, date].filter(Boolean).join(', ');

const texts: Record<string, { defaultMessage: string } | undefined> = messages;

function barrierOfConsole({ id, criteria, severity, due }: (typeof barriers)[number]): Barrier {
  const text = (part: string) => texts[`accessibility.barrier.${id}.${part}`]?.defaultMessage ?? '';
  return { id, criteria, severity, due, what: text('what'), workaround: text('instead') };
}

export const criterionIds = Object.keys(criteria) as CriterionId[];

/** The claim about a clause, or about the closest clause above it. */
export function claimOf(claims: Record<string, Claims>, id: string): Claims | undefined {
  const parts = id.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = claims[parts.slice(0, length).join('.')];
    if (found) return found;
  }
  return undefined;
}

/** The claim about a functional performance statement: the lowest level of its criteria. */
export function functionalClaim({ wcag }: Report, { criteria, remark }: Functional, product: Product): Claim {
  const applicable = criteria.filter((id) => wcag[id]?.[product].level !== 'Not Applicable');
  const short = applicable.filter((id) => wcag[id]?.[product].level !== 'Supports');
  const none = short.length > 0 && short.every((id) => wcag[id]?.[product].level === 'Does Not Support');
  const level =
    applicable.length === 0
      ? 'Not Applicable'
      : short.length === 0
        ? 'Supports'
        : none
          ? 'Does Not Support'
          : 'Partially Supports';
  const limits = short.length > 0 ? ` Limited by ${short.join(', ')}.` : '';
  return { level, remark: remark[product] + limits, evidence: [] };
}

/** The claims of each row of a chapter that has rows, for one product. */
export function rowClaim(report: Report, id: string, product: Product): Claim | undefined {
  const functional = report.functional[id];
  if (functional) return functionalClaim(report, functional, product);
  const claims = /^[3-6]\d\d\./.test(id) ? report.section508 : report.en301549;
  return claimOf(claims, id)?.[product];
}

export const snapshotOf = (report: Report): Snapshot =>
  Object.fromEntries(
    criterionIds.map((id) => [
      id,
      { console: levelOf(report, id, 'console'), library: levelOf(report, id, 'library') },
    ]),
  );

const levelOf = ({ wcag }: Report, id: string, product: Product): Level =>
  wcag[id]?.[product].level ?? 'Not Evaluated';

export interface Change {
  criterion: string;
  product: Product;
  before: Level | 'not listed';
  now: Level;
}

/** The claims that differ from the last report. */
export function changesOf(report: Report): Change[] {
  const now = snapshotOf(report);
  return criterionIds.flatMap((criterion) =>
    productIds.flatMap((product): Change[] => {
      const before = report.last.claims[criterion]?.[product] ?? 'not listed';
      const level = now[criterion]?.[product] ?? 'Not Evaluated';
      return before === level ? [] : [{ criterion, product, before, now: level }];
    }),
  );
}
