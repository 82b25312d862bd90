import { stringify } from 'yaml';
import { criteria } from '../../.storybook/accessibility/criteria.ts';
import {
  disclaimer,
  evaluator,
  notTested,
  products,
  steps,
  tools,
  vendor,
} from '../../docs/accessibility/report/product.ts';
import type { Claim, Level, Product } from '../../docs/accessibility/report/types.ts';
import { criterionIds, type Report, rowClaim } from './source.ts';
import { type Chapter, enChapters, section508Chapters } from './standards.ts';

const catalog = '2.5-edition-wcag-2.2-508-eu-en';

const levels: Record<Level, string> = {
  Supports: 'supports',
  'Partially Supports': 'partially-supports',
  'Does Not Support': 'does-not-support',
  'Not Applicable': 'not-applicable',
  'Not Evaluated': 'not-evaluated',
};

/** The report of a product in the OpenACR format of the US General Services Administration. */
export function openAcr(report: Report, product: Product) {
  const { name, version, description, scope, contact } = products[product];
  return {
    title: `${name} Accessibility Conformance Report`,
    product: { name, version, description },
    author: { name: vendor.name, company_name: vendor.name, email: vendor.email, website: vendor.website },
    vendor: { name: vendor.name, company_name: vendor.name, email: vendor.email, website: vendor.website },
    report_date: report.date,
    last_modified_date: report.date,
    version: 2,
    notes: `${scope} ${contact} Not tested: ${notTested.join('; ')}.`,
    evaluation_methods_used: [
      ...steps.map(({ step, how }) => `${step}: ${how}`),
      `Evaluated by ${evaluator}.`,
      `Tools: ${tools.map(({ name, version, use }) => `${name} ${version} (${use})`).join('; ')}.`,
    ].join('\n\n'),
    legal_disclaimer: disclaimer,
    license: 'MIT',
    repository: vendor.repository,
    feedback: vendor.bugs,
    catalog,
    chapters: {
      success_criteria_level_a: {
        notes: notesOf(report, product),
        criteria: [...wcagRows(report, product, 'A'), parsing].toSorted(byNumber),
      },
      success_criteria_level_aa: { criteria: wcagRows(report, product, 'AA') },
      success_criteria_level_aaa: { notes: 'Not evaluated.', disabled: true },
      ...Object.fromEntries(
        [...section508Chapters, ...enChapters].map((chapter) => [
          chapter.id,
          chapterOf(report, product, chapter),
        ]),
      ),
    },
  };
}

/** The known barriers, since the format has no place of its own for them. */
function notesOf({ barriers }: Report, product: Product) {
  const known = barriers[product].map(
    ({ criteria, severity, due, what, workaround }) =>
      `${criteria.join(', ')} (${severity}, planned for ${due}): ${what} Workaround: ${workaround}`,
  );
  return ['Known barriers:', ...known].join('\n\n');
}

const wcagRows = ({ wcag }: Report, product: Product, level: 'A' | 'AA') =>
  criterionIds
    .filter((id) => criteria[id].level === level)
    .flatMap((id) => {
      const claim = wcag[id]?.[product];
      return claim ? [rowOf(id, 'web', claim)] : [];
    });

/** W3C removed this criterion from WCAG 2.2, and its errata for 2.0 and 2.1 count it as always met. */
const parsing = {
  num: '4.1.1',
  components: [
    {
      name: 'web',
      adherence: {
        level: levels.Supports,
        notes:
          'Removed from WCAG 2.2. The errata of WCAG 2.0 and 2.1 of September 2023 count it as always supported.',
      },
    },
  ],
};

function chapterOf(report: Report, product: Product, { id, rows, note }: Chapter) {
  const claims = rows.flatMap(([num]) => {
    const claim = rowClaim(report, num, product);
    return claim ? [{ num, claim }] : [];
  });
  if (rows.length === 0) return { notes: note, disabled: true };
  // The catalog has no criteria for this chapter, so its claims are in the notes.
  if (id === 'en_301_549_web')
    return {
      notes: [note, ...claims.map(({ num, claim }) => `${num}: ${claim.level}. ${claim.remark}`)].join(' '),
    };
  return {
    ...(note ? { notes: note } : {}),
    criteria: claims.map(({ num, claim }) => rowOf(num, 'none', claim)),
  };
}

const rowOf = (num: string, component: string, { level, remark, gap, failures = [] }: Claim) => {
  const missing = gap ? [`Missing: ${gap.what} (${gap.due}).`] : [];
  const notes = [remark, ...missing, ...failures].join(' ');
  return { num, components: [{ name: component, adherence: { level: levels[level], notes } }] };
};

const byNumber = (one: { num: string }, other: { num: string }) =>
  one.num.localeCompare(other.num, 'en', { numeric: true });

/** Quoted so that readers of YAML 1.1, such as GSA's own validator, don't take a date or a number for one. */
export const openAcrYaml = (report: Report, product: Product) =>
  `# Written by \`npm run report -w @console/scripts\` from docs/accessibility/report.\n${stringify(
    openAcr(report, product),
    { version: '1.1', lineWidth: 110, aliasDuplicateObjects: false },
  )}`;
