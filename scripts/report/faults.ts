import { isPlaceholder, vendor } from '../../docs/accessibility/report/product.ts';
import type { Claim, Product } from '../../docs/accessibility/report/types.ts';
import { knownEvidence, listedEvidence } from '../links/evidence.ts';
import { criterionIds, productIds, type Report, rowClaim } from './source.ts';
import { enChapters, section508Chapters } from './standards.ts';

const lowLevels = ['Partially Supports', 'Does Not Support'];
const month = /^20\d\d-(0[1-9]|1[0-2])$/;

/** What is wrong with the claims, in sentences that say what to do. */
export function faultsOf(
  report: Report,
  known: ReadonlySet<string> = knownEvidence(),
  absent: readonly string[] = listedEvidence()
    .filter(({ where }) => where === '')
    .map(({ id }) => id),
): string[] {
  const evidenceFaults = (place: string, { level, evidence }: Claim) => [
    ...evidence
      .filter((id) => !known.has(id))
      .map((id) => `${place} names the evidence "${id}", which evidence.md and bars.md don’t have.`),
    ...(level !== 'Not Applicable' && !evidence.some((id) => !absent.includes(id))
      ? [`${place} claims "${level}" and names no evidence.`]
      : []),
  ];
  const claimFaults = (place: string, claim: Claim) => [
    ...(claim.remark.trim() === '' ? [`${place} has no remark.`] : []),
    ...(claim.level === 'Not Evaluated'
      ? [`${place} is not evaluated, which a VPAT only allows at level AAA. Claim what is known.`]
      : []),
    ...(claim.gap && !month.test(claim.gap.due)
      ? [`${place} has a gap without a month by which it is planned (YYYY-MM).`]
      : []),
    ...evidenceFaults(place, claim),
  ];

  const wcag = productIds.flatMap((product) =>
    criterionIds.flatMap((id) => {
      const claim = report.wcag[id]?.[product];
      const place = `${id} (${product})`;
      if (!claim) return [`${place} has no claim.`];
      return [...claimFaults(place, claim), ...coverFaults(report, id, product, claim)];
    }),
  );
  const rows = [...section508Chapters, ...enChapters].flatMap(({ rows }) =>
    rows.flatMap(([id]) =>
      productIds.flatMap((product) => {
        const claim = rowClaim(report, id, product);
        if (!claim) return [`${id} (${product}) has no claim.`];
        const isComputed = report.functional[id] !== undefined;
        return isComputed
          ? claim.remark.trim() === ''
            ? [`${id} (${product}) has no remark.`]
            : []
          : claimFaults(`${id} (${product})`, claim);
      }),
    ),
  );
  return [
    ...wcag,
    ...rows,
    ...unusedClaims(report),
    ...productIds.flatMap((product) => barrierFaults(report, product)),
    ...reviewFaults(report),
    ...(report.last.date < report.date ? [] : ['The last report is not older than this one.']),
  ];
}

/** A claim that isn't met in full has a barrier, a gap, or the verdict of a person; one that is met has none. */
function coverFaults({ barriers, findings }: Report, id: string, product: Product, { level, gap }: Claim) {
  const barrier = barriers[product].find(({ criteria }) => criteria.includes(id));
  const isFailed = findings.some(
    (one) => one.verdict === 'failed' && one.criterion === id && one.product === product,
  );
  const isLow = lowLevels.includes(level);
  if (isLow && !barrier && !gap && !isFailed)
    return [`${id} (${product}) is "${level}" without a barrier: list it, or write a gap with a month.`];
  if (isLow && barrier && gap)
    return [`${id} (${product}) has the barrier "${barrier.id}" and a gap: keep one.`];
  if (!isLow && barrier)
    return [`${id} (${product}) is "${level}", and the barrier "${barrier.id}" says it isn’t met.`];
  if (!isLow && gap) return [`${id} (${product}) is "${level}" and has a gap: remove it.`];
  return [];
}

function barrierFaults({ barriers, date }: Report, product: Product) {
  return barriers[product].flatMap(({ id, criteria, severity, due, what, workaround }) => {
    const place = `The barrier "${id}" (${product})`;
    return [
      ...(['minor', 'moderate', 'serious'].includes(severity) ? [] : [`${place} has no severity.`]),
      ...(month.test(due) ? [] : [`${place} has no month by which it is planned (YYYY-MM).`]),
      ...(month.test(due) && due < date.slice(0, 7)
        ? [`${place} was planned for ${due}, before the report.`]
        : []),
      ...(what.trim() === '' ? [`${place} has no description.`] : []),
      ...(workaround.trim() === '' ? [`${place} has no workaround.`] : []),
      ...(criteria.length === 0 ? [`${place} names no criterion.`] : []),
      ...criteria
        .filter((one) => !(criterionIds as string[]).includes(one))
        .map((one) => `${place} names ${one}, which WCAG 2.2 A and AA don’t have.`),
    ];
  });
}

/** Claims about clauses that no table has. */
function unusedClaims(report: Report) {
  const ids = [...section508Chapters, ...enChapters].flatMap(({ rows }) => rows.map(([id]) => id));
  const isUsed = (claim: string) => ids.some((id) => id === claim || id.startsWith(`${claim}.`));
  return [
    ...Object.keys(report.section508),
    ...Object.keys(report.en301549),
    ...Object.keys(report.functional),
  ]
    .filter((claim) => !isUsed(claim))
    .map((claim) => `${claim} has a claim, and no table has such a clause.`);
}

function reviewFaults({ findings }: Report) {
  return findings
    .filter(({ criterion }) => !(criterionIds as string[]).includes(criterion))
    .map(
      ({ reviewer, criterion }) =>
        `The review of ${reviewer} names ${criterion}, which WCAG 2.2 A and AA don’t have.`,
    );
}

/** What the vendor has to fill in before the report and the package are published. */
export const placeholders = (): string[] =>
  Object.entries(vendor)
    .filter(([, value]) => isPlaceholder(value))
    .map(([name, value]) => `${name} (${value})`);
