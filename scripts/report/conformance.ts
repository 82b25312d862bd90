import { criteria } from '../../.storybook/accessibility/criteria.ts';
import { inMarkdown } from '../../.storybook/reviews/lower.ts';
import { outcomes } from '../../.storybook/reviews/review.ts';
import { evaluator, notTested, products, steps, tools } from '../../docs/accessibility/report/product.ts';
import type { Claim, Claims, Product } from '../../docs/accessibility/report/types.ts';
import {
  changesOf,
  claimOf,
  criterionIds,
  functionalClaim,
  productIds,
  type Report,
  snapshotOf,
  testedBy,
  whoReviewed,
} from './source.ts';
import { enChapters, section508Chapters } from './standards.ts';

const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust'];
const levels = [
  'Supports',
  'Partially Supports',
  'Does Not Support',
  'Not Applicable',
  'Not Evaluated',
] as const;
const label: Record<Product, string> = { console: 'Console', library: 'Library' };

/** docs/accessibility/conformance.md: the whole report for people who read Markdown, and for Storybook. */
export function conformancePage(report: Report): string {
  return [
    '# Conformance report',
    `This report describes how far the console and the library \`${products.library.name}\` ${products.library.version} meet each WCAG 2.2 criterion at levels A and AA, Section 508 and EN 301 549, as of ${longDate(report.date)}. It uses the levels of the VPAT 2.5. Evaluated by ${evaluator}.`,
    '',
    `\`npm run report -w @console/scripts\` writes this page and the files below from the claims in [report](report/README.md), so that they can’t differ.`,
    '',
    ...table(
      ['Form', 'Console', 'Library'],
      [
        ['VPAT 2.5 INT, as a page to read or print', link('console.html'), link('library.html')],
        ['OpenACR, as data', link('console.yaml'), link('library.yaml')],
      ],
    ),
    '',
    ...terms,
    '',
    '## Test environment',
    `We ran automated tests with ${tools
      .slice(0, 2)
      .map(({ name, version }) => `${name} ${version}`)
      .join(
        ' and ',
      )}. The authors checked keyboard use, colors and screenshots. We tested English and Hebrew, light and dark, from 1440 to 320 px, and some parts in Russian and Arabic. **Not tested:** ${notTested.join('; ')}. “Supports” covers only what programs and the authors can see, not the items in this list.`,
    '',
    ...table(
      ['Step', 'How'],
      steps.map(({ step, how }) => [step, how]),
    ),
    '',
    '## Summary',
    ...summary(report),
    ...principles.flatMap((name, index) => ['', `## ${index + 1}. ${name}`, ...principle(report, index + 1)]),
    '',
    'Parsing (4.1.1) was removed from WCAG 2.2.',
    '',
    '## Section 508 and EN 301 549',
    'The tables below list the clauses that go beyond WCAG and apply to at least one product. The files above list every clause.',
    '',
    '### Functional performance',
    'The level is the lowest level of the WCAG criteria that matter most to a group of people.',
    '',
    ...functionalTable(report),
    '',
    '### Other clauses',
    ...clauses(report),
    '',
    '## Known barriers',
    ...barriers(report),
    '',
    '## Planned tests and improvements',
    'These claims are lower because something is missing that isn’t known to be a barrier.',
    '',
    ...gaps(report),
    '',
    '## Reviews',
    ...reviews(report),
    '',
    '## Changes since the last report',
    ...changes(report),
    '',
    '## Israeli Standard 5568',
    'The Israeli regulations on the accessibility of internet services refer to SI 5568, which adopts WCAG level AA with national changes. WCAG 2.2 contains every criterion of 2.0 and 2.1 at these levels except 4.1.1. The tables above therefore cover the criteria of the version in force. This page doesn’t cover the national changes themselves, which are in the standard, nor content that a business adds, mainly recordings and transcripts. The accessibility statement with the contact person is the page `/accessibility` of each console. This page isn’t legal advice.',
    '',
    '## Reporting a barrier',
    'The **Report a barrier** page in Storybook explains where and how. Name the screen, the software you use, and what happened.',
    '',
  ].join('\n');
}

const terms = [
  '## Terms',
  '| Term | Meaning |',
  '| --- | --- |',
  '| Supports | Everything we know of meets the criterion, and the evidence is designed to find failures |',
  '| Partially Supports | Something is known to fail, or a part was not tested; the remark names it |',
  '| Does Not Support | Most of it fails the criterion |',
  '| Not Applicable | Nothing in the product falls under the criterion |',
  '',
  'The term Not Evaluated is only allowed at level AAA, which this report doesn’t cover. Each claim names the IDs of its evidence in [evidence.md](evidence.md), or of a requirement in [bars.md](bars.md) that a test proves. A check in `npm test` fails if a claim names none.',
  '',
  ...productIds.map((id) => `- **${label[id]}**: ${products[id].scope}`),
];

function summary(report: Report) {
  const claims = Object.values(snapshotOf(report));
  return table(
    ['', ...levels],
    productIds.map((id) => [
      id === 'console' ? 'Console (product)' : `Library (\`${products.library.name}\`)`,
      ...levels.map((level) => String(claims.filter((claim) => claim[id] === level).length)),
    ]),
  );
}

const principle = ({ wcag }: Report, number: number) =>
  table(
    ['Criterion', 'Level', 'Console', 'Library', 'Remarks', 'Evidence'],
    criterionIds
      .filter((id) => id.startsWith(`${number}.`))
      .flatMap((id) => {
        const claims = wcag[id];
        return claims ? [[`${id} ${criteria[id].name}`, criteria[id].level, ...claimCells(claims)]] : [];
      }),
  );

/** Levels, remarks and evidence of both products. What is the same is written once. */
function claimCells({ console, library }: Claims) {
  const [ofConsole, ofLibrary] = [remarkOf(console), remarkOf(library)];
  const remark = ofConsole === ofLibrary ? ofConsole : `**Console:** ${ofConsole} **Library:** ${ofLibrary}`;
  const ids = [...new Set([...console.evidence, ...library.evidence])];
  return [console.level, library.level, remark, ids.length > 0 ? ids.map(idCell).join(', ') : '–'];
}

/** A remark, and what people found, which is text and never markup. */
const remarkOf = ({ remark, failures = [] }: Claim) => [remark, ...failures.map(inMarkdown)].join(' ');

/** Requirements, such as `LC-3`, are written without backticks. */
const idCell = (id: string) => (/^[A-Z]+-\d+$/.test(id) ? id : `\`${id}\``);

function functionalTable(report: Report) {
  const [chapter] = section508Chapters;
  const sameInEn = (id: string) =>
    Object.keys(report.functional).find(
      (other) => other.startsWith('4.') && report.functional[other] === report.functional[id],
    );
  const rows = (chapter?.rows ?? []).map(([id, title]) => [`${id}, ${sameInEn(id)} ${title}`, id]);
  const more: string[][] = [
    ['4.2.9 Minimize photosensitive seizure triggers', '4.2.9'],
    ['4.2.11 Privacy', '4.2.11'],
  ];
  return table(
    ['Statement', 'Console', 'Library', 'Remarks'],
    [...rows, ...more].flatMap(([title = '', id = '']) => {
      const functional = report.functional[id];
      if (!functional) return [];
      const [console, library] = [
        functionalClaim(report, functional, 'console'),
        functionalClaim(report, functional, 'library'),
      ];
      return [[title, ...claimCells({ console, library }).slice(0, 3)]];
    }),
  );
}

/** Every clause that applies to a product, and those above them only once. */
function clauses(report: Report) {
  const listed = [...section508Chapters, ...enChapters].flatMap(({ rows }) =>
    rows.flatMap(([id, title]) => {
      if (report.functional[id]) return [];
      const claims = claimOf(/^[5-6]\d\d\./.test(id) ? report.section508 : report.en301549, id);
      const isAbsent = productIds.every((product) => claims?.[product].level === 'Not Applicable');
      return !claims || isAbsent ? [] : [[`${id} ${title}`, ...claimCells(claims)]];
    }),
  );
  return table(['Clause', 'Console', 'Library', 'Remarks', 'Evidence'], listed);
}

const barriers = ({ barriers }: Report) =>
  table(
    ['Barrier', 'Product', 'Criteria', 'Severity', 'Workaround', 'Planned for'],
    productIds.flatMap((product) =>
      barriers[product].map(({ what, criteria, severity, workaround, due }) => [
        what,
        label[product],
        criteria.join(', '),
        severity,
        workaround,
        monthOf(due),
      ]),
    ),
  );

function gaps({ wcag }: Report) {
  const found = criterionIds.flatMap((id) =>
    productIds.flatMap((product) => {
      const gap = wcag[id]?.[product].gap;
      return gap ? [[gap.what, label[product], id, monthOf(gap.due)]] : [];
    }),
  );
  return found.length > 0 ? table(['What', 'Product', 'Criterion', 'Planned for'], found) : ['None.'];
}

function reviews({ findings }: Report) {
  const rules =
    'A review is written in the workbench of Storybook. A failed verdict lowers the claim about its criterion, and no verdict raises one.';
  const who = whoReviewed(findings);
  if (findings.length === 0) return [`${who} ${rules}`];
  return [
    ...[`${who} ${rules}`.trim(), ''],
    ...table(
      ['Story or screen', 'Criterion', 'Verdict', 'Version', 'Tested by', 'Note'],
      findings.map((one) => [
        `\`${one.story}\``,
        one.criterion,
        outcomes[one.verdict].label,
        one.version,
        inMarkdown(testedBy(one)),
        inMarkdown(one.note) || '–',
      ]),
    ),
  ];
}

function changes(report: Report) {
  const found = changesOf(report);
  const since = `The last report is of ${longDate(report.last.date)}.`;
  if (found.length === 0) return [`${since} No claim has changed.`];
  return [
    since,
    '',
    ...table(
      ['Criterion', 'Product', 'Before', 'Now'],
      found.map(({ criterion, product, before, now }) => [criterion, label[product], before, now]),
    ),
  ];
}

const link = (file: string) => `[${file}](report/files/${file})`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

const format = (options: Intl.DateTimeFormatOptions, date: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));

export const longDate = (date: string) => format({ dateStyle: 'long' }, date);
export const monthOf = (month: string) => format({ month: 'long', year: 'numeric' }, month);
