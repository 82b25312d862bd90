import { criteria, understanding } from '../../.storybook/accessibility/criteria.ts';
import { outcomes } from '../../.storybook/reviews/review.ts';
import {
  disclaimer,
  evaluator,
  isPlaceholder,
  notTested,
  products,
  steps,
  tools,
  vendor,
} from '../../docs/accessibility/report/product.ts';
import type { Claim, Product } from '../../docs/accessibility/report/types.ts';
import { longDate, monthOf } from './conformance.ts';
import { changesOf, criterionIds, type Report, rowClaim, testedBy, whoReviewed } from './source.ts';
import { alsoIn, type Chapter, enChapters, section508Chapters } from './standards.ts';

/**
 * The report of a product in the order and with the terms of VPAT 2.5 INT, as a page without scripts that can be printed.
 * The template belongs to ITI, and the standards to their publishers: the page has their numbers, titles and links.
 */
export function vpatPage(report: Report, product: Product): string {
  const { name, version } = products[product];
  const title = `${name} ${version}: Accessibility Conformance Report`;
  const parts = [
    part('product', 'Product', productPart(report, product)),
    part('standards', 'Applicable standards and guidelines', standards),
    part('terms', 'Terms', terms),
    part('evaluation', 'Evaluation methods', evaluation(product)),
    part('barriers', 'Known barriers', barriers(report, product)),
    part('wcag', 'WCAG 2.2 report', wcagPart(report, product)),
    part('section-508', 'Revised Section 508 report', chapters(report, product, section508Chapters)),
    part('en-301-549', 'EN 301 549 report', chapters(report, product, enChapters)),
    part('reviews', 'Reviews', reviews(report, product)),
    part('changes', 'Changes since the last report', changes(report, product)),
    part('legal', 'Legal disclaimer', `<p>${text(disclaimer)}</p>`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${text(title)}</h1>
<p>International Edition, with the order and the terms of VPAT<sup>®</sup> version 2.5. Report date: <time datetime="${report.date}">${longDate(report.date)}</time>.</p>
<nav aria-label="Contents">
<ul>
${parts.map(({ id, heading }) => `<li><a href="#${id}">${text(heading)}</a></li>`).join('\n')}
</ul>
</nav>
</header>
<main>
${parts.map(({ id, heading, html }) => `<section aria-labelledby="${id}">\n<h2 id="${id}">${text(heading)}</h2>\n${html}\n</section>`).join('\n')}
</main>
<footer>
<p>VPAT is a registered service mark of the Information Technology Industry Council (ITI). This page follows its template without being a copy of it. It quotes neither the template nor the standards: the links lead to their text. <code>npm run report -w @console/scripts</code> writes this page.</p>
</footer>
</body>
</html>
`;
}

const part = (id: string, heading: string, html: string) => ({ id, heading, html });

function productPart(report: Report, product: Product) {
  const { name, version, description, scope, contact } = products[product];
  const rows = [
    ['Name of product and version', `${text(name)} ${text(version)}`],
    ['Report date', longDate(report.date)],
    ['Product description', text(description)],
    ['Contact information', `${text(contact)} ${vendorContact()}`],
    [
      'Notes',
      `${text(scope)} The report also exists <a href="${product}.yaml">as data in the OpenACR format</a>, and for <a href="${other(product)}.html">${text(products[other(product)].name)}</a>.`,
    ],
    ['Evaluation methods used', '<a href="#evaluation">See below</a>.'],
    ['Evaluated by', text(evaluator)],
  ];
  return table('Product and report', [], rows, 'hidden');
}

const other = (product: Product): Product => (product === 'console' ? 'library' : 'console');

/** The vendor's addresses, as soon as they are filled in. */
function vendorContact() {
  const found = [
    isPlaceholder(vendor.email) ? '' : `<a href="mailto:${text(vendor.email)}">${text(vendor.email)}</a>`,
    isPlaceholder(vendor.bugs) ? '' : `<a href="${text(vendor.bugs)}">${text(vendor.bugs)}</a>`,
  ].filter(Boolean);
  if (found.length === 0)
    return 'The vendor hasn’t published an address yet: ask the people who gave you this report.';
  return `Vendor: ${text(vendor.name)}, ${found.join(', ')}.`;
}

/** With places to break long words on a phone. */
const claimHeads = ['Criterion', 'Conform\u00adance level', 'Remarks and explan\u00adations'];

const inWcag = 'Level A: yes. Level AA: yes. Level AAA: no.';

const standards = table(
  'Standards and guidelines in this report',
  ['Standard or guideline', 'Included in the report'],
  [
    ['<a href="https://www.w3.org/TR/WCAG20/">Web Content Accessibility Guidelines 2.0</a>', inWcag],
    ['<a href="https://www.w3.org/TR/WCAG21/">Web Content Accessibility Guidelines 2.1</a>', inWcag],
    ['<a href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</a>', inWcag],
    [
      '<a href="https://www.access-board.gov/ict/">Revised Section 508 standards, published 18 January 2017 and corrected 22 January 2018</a>',
      'Yes',
    ],
    [
      '<a href="https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf">EN 301 549, V3.2.1 (2021-03)</a>',
      'Yes',
    ],
  ],
  'hidden',
);

const terms = `<p>The conformance levels of the tables:</p>
<dl>
<dt>Supports</dt><dd>At least one way to use the function meets the criterion without known defects, or in an equivalent way.</dd>
<dt>Partially Supports</dt><dd>Some functions don’t meet the criterion, or a part wasn’t tested. The remark names it.</dd>
<dt>Does Not Support</dt><dd>Most functions don’t meet the criterion.</dd>
<dt>Not Applicable</dt><dd>Nothing in the product falls under the criterion.</dd>
<dt>Not Evaluated</dt><dd>The product wasn’t evaluated against the criterion. Only used for level AAA.</dd>
</dl>
<p>Evidence is named by ID. The page <q>Evidence</q> in Storybook, and <code>docs/accessibility/evidence.md</code> in the source, explain each with the command that reproduces it.</p>`;

const evaluation = (
  product: Product,
) => `<p>The evaluation follows the steps of <a href="https://www.w3.org/TR/WCAG-EM/">WCAG-EM</a>. Evaluated by ${text(evaluator)}.</p>
${table(
  'Steps of the evaluation',
  ['Step', 'How'],
  steps.map(({ step, how }) => [text(step), text(how)]),
)}
${table(
  'Sample: pages, states and processes',
  ['What', 'Where'],
  products[product].sample.map(({ what, where }) => [text(what), text(where)]),
)}
${table(
  'Tools',
  ['Tool', 'Version', 'Use'],
  tools.map(({ name, version, use }) => [text(name), text(version), text(use)]),
)}
<p>Not tested:</p>
<ul>
${notTested.map((one) => `<li>${text(one)}</li>`).join('\n')}
</ul>`;

function barriers({ barriers, wcag }: Report, product: Product) {
  const rows = barriers[product].map(({ what, criteria, severity, workaround, due }) => [
    `${text(what)}<small>Workaround: ${text(workaround)}</small>`,
    criteria.join(', '),
    `${text(severity)}<small>Planned for ${monthOf(due)}</small>`,
  ]);
  const gaps = criterionIds.flatMap((id) => {
    const gap = wcag[id]?.[product].gap;
    return gap ? [[text(gap.what), id, monthOf(gap.due)]] : [];
  });
  return [
    '<p>A <b>serious</b> barrier keeps some people from completing a task, a <b>moderate</b> one makes it much longer, and a <b>minor</b> one is an annoyance.</p>',
    rows.length > 0
      ? table('Known barriers', ['Barrier and workaround', 'Criteria', 'Severity and plan'], rows, 'hidden')
      : '<p>None.</p>',
    gaps.length > 0
      ? table(
          'Planned tests and improvements, where no barrier is known',
          ['What', 'Criterion', 'Planned for'],
          gaps,
        )
      : '',
  ].join('\n');
}

function wcagPart({ wcag }: Report, product: Product) {
  const rows = (level: 'A' | 'AA') =>
    criterionIds
      .filter((id) => criteria[id].level === level)
      .flatMap((id) => {
        const claim = wcag[id]?.[product];
        const name = `<a href="${understanding(id)}">${id} ${text(criteria[id].name)}</a><small>${alsoIn(id)}</small>`;
        return claim ? [[name, ...claimCells(claim)]] : [];
      });
  const parsing = [
    '4.1.1 Parsing<small>WCAG 2.0 and 2.1 only</small>',
    level('Supports'),
    'Removed from WCAG 2.2. The errata of WCAG 2.0 and 2.1 of September 2023 count it as always supported.',
  ];
  const a = rows('A');
  return `<p>The claims are about full pages, complete processes and ways of using technology that are accessibility-supported, as the conformance requirements of WCAG define them.</p>
${table('Table 1: Success criteria, level A', claimHeads, [...a.slice(0, -1), parsing, ...a.slice(-1)], 'heading')}
${table('Table 2: Success criteria, level AA', claimHeads, rows('AA'), 'heading')}
<h3>Table 3: Success criteria, level AAA</h3>
<p>Not evaluated.</p>`;
}

const chapters = (report: Report, product: Product, all: readonly Chapter[]) =>
  all
    .map(({ title, rows, note }) => {
      const claims = rows.flatMap(([id, name]) => {
        const claim = rowClaim(report, id, product);
        return claim ? [[`${id} ${text(name)}`, ...claimCells(claim)]] : [];
      });
      const notes = note ? `<p>${text(note)}</p>` : '';
      if (claims.length === 0) return `<h3>${text(title)}</h3>\n${notes}`;
      return `${table(title, claimHeads, claims, 'heading')}\n${notes}`;
    })
    .join('\n');

function claimCells({ level: claimed, remark, evidence, gap, failures = [] }: Claim) {
  const missing = gap ? ` Missing: ${gap.what} (planned for ${monthOf(gap.due)}).` : '';
  const ids = evidence.length > 0 ? `<small>Evidence: ${evidence.map(text).join(', ')}</small>` : '';
  const found = failures.map((failure) => `<br>${plain(failure)}`).join('');
  return [level(claimed), `${text(remark + missing)}${found}${ids}`];
}

const level = (name: Claim['level']) =>
  `<span class="${name === 'Supports' ? 'met' : name === 'Not Applicable' ? 'none' : 'low'}">${name}</span>`;

function reviews({ findings }: Report, product: Product) {
  const found = findings.filter((one) => one.product === product);
  const who = whoReviewed(found);
  const sentence = who === '' ? '' : `<p>${who}</p>`;
  if (found.length === 0) return sentence;
  return `${sentence}\n${table(
    'Verdicts of reviews',
    ['Story or screen', 'Verdict', 'Note'],
    found.map((one) => [
      `${plain(one.story)}<small>${plain(one.criterion)}</small>`,
      outcomes[one.verdict].label,
      `${plain(one.note)}<small>${plain(`${testedBy(one)}, version ${one.version}`)}</small>`,
    ]),
    'hidden',
  )}`;
}

function changes(report: Report, product: Product) {
  const found = changesOf(report).filter((change) => change.product === product);
  const since = `<p>The last report is of ${longDate(report.last.date)}.${found.length === 0 ? ' No claim has changed.' : ''}</p>`;
  if (found.length === 0) return since;
  const names: Record<string, { name: string }> = criteria;
  return `${since}\n${table(
    'Changed claims',
    ['Criterion', 'Before', 'Now'],
    found.map(({ criterion, before, now }) => [
      `${criterion} ${text(names[criterion]?.name ?? '')}`,
      before,
      now,
    ]),
  )}`;
}

/**
 * A table with a caption and headers. The first cell of a row is its header; without `heads` there is no head row. The
 * caption can be a heading, or visually hidden where the heading above says the same.
 */
function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  look: 'shown' | 'heading' | 'hidden' = 'shown',
) {
  const head = heads.map((name) => `<th scope="col">${text(name)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  const title = look === 'heading' ? `<h3>${text(caption)}</h3>` : text(caption);
  const kind = heads === claimHeads ? ' class="claims"' : heads.length === 0 ? ' class="pairs"' : '';
  return `<table${kind}>
<caption${look === 'hidden' ? ' class="hidden"' : ''}>${title}</caption>
${heads.length > 0 ? `<thead><tr>${head}</tr></thead>\n` : ''}<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

/** Our own text as HTML; text between backticks is code. */
function text(words: string) {
  return plain(words).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Any text as HTML, also what people sent. */
function plain(words: string) {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#8a8f98, #7b828d); --soft: light-dark(#f3f4f6, #24272c); --low: light-dark(#9a3412, #fdba74); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #17191c); color: light-dark(#1b1d21, #eceef1); overflow-wrap: break-word; }
a { color: light-dark(#1d4ed8, #93b4ff); }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { margin-block: 2.5rem 0.75rem; padding-block-start: 1rem; border-block-start: 2px solid var(--line); font-size: 1.4rem; }
h3 { margin-block: 1.75rem 0.5rem; font-size: 1.1rem; }
nav ul { columns: 16rem; padding-inline-start: 1.25rem; }
nav li { padding-block: 0.125rem; }
nav a { display: inline-block; min-block-size: 1.5rem; }
table { inline-size: 100%; margin-block: 1rem 1.5rem; border-collapse: collapse; font-size: 0.9375rem; }
caption { padding-block-end: 0.375rem; font-weight: 600; text-align: start; }
caption h3 { margin-block: 0.5rem 0; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip: rect(0 0 0 0); white-space: nowrap; }
th, td { padding: 0.5rem 0.625rem; border: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-weight: 500; }
thead th { background: var(--soft); font-weight: 600; }
small { display: block; margin-block-start: 0.25rem; font-size: 0.8125rem; font-weight: 400; }
dt { font-weight: 600; }
dd { margin-inline-start: 1rem; margin-block-end: 0.5rem; }
code { font-size: 0.9em; }
footer { margin-block-start: 2rem; border-block-start: 1px solid var(--line); font-size: 0.875rem; }
.low { font-weight: 600; color: var(--low); }
.pairs th { inline-size: 34%; }
.claims thead th:first-child { inline-size: 30%; }
.claims thead th:nth-child(2) { inline-size: 17%; }
@media (max-width: 30rem) { table { font-size: 0.875rem; hyphens: auto; } th, td { padding: 0.375rem; } tbody th, td:nth-child(2):last-child { overflow-wrap: anywhere; } .claims { table-layout: fixed; } .claims th, .claims td { overflow-wrap: anywhere; } .claims thead th:first-child { inline-size: 33%; } .claims thead th:nth-child(2) { inline-size: 26%; } }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 10pt; } a { color: inherit; } tr { break-inside: avoid; } h2, h3, caption { break-after: avoid; } thead { display: table-header-group; } }
`;
