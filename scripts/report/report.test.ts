import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Review } from '../../.storybook/reviews/review.ts';
import { type Barrier, claim, partially, supports } from '../../docs/accessibility/report/types.ts';
import { wcag } from '../../docs/accessibility/report/wcag.ts';
import { readPage } from '../links/page.ts';
import { root } from '../run.ts';
import { catalogFaults } from './catalog.ts';
import { conformancePage } from './conformance.ts';
import { faultsOf } from './faults.ts';
import { filesOf } from './files.ts';
import { openAcrYaml } from './openacr.ts';
import {
  changesOf,
  criterionIds,
  functionalClaim,
  productIds,
  type Report,
  readReport,
  snapshotOf,
  withReviews,
} from './source.ts';
import { vpatPage } from './vpat.ts';

const report = readReport();
const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'openacr-0.1.0.json'), 'utf8'));

/** The report with another claim about a criterion of the console. */
const with111 = (console: ReturnType<typeof claim>): Report => ({
  ...report,
  wcag: { ...report.wcag, '1.1.1': { console, library: supports('Yes.', 'axe') } },
});
const barrier = {
  ...{ id: 'icons', criteria: ['1.1.1'], severity: 'minor', due: '2027-03' },
  ...{ what: 'An icon has no name.', workaround: 'Use the list.' },
} as const;
/** With a barrier that has other values, also those that the types don't allow. */
const withBarrier = (changed: Partial<Record<keyof typeof barrier, unknown>>): Report => ({
  ...with111(partially('An icon has no name.', 'axe')),
  barriers: {
    ...report.barriers,
    console: [...report.barriers.console, { ...barrier, ...changed } as Barrier],
  },
});

test('the claims of the repository have evidence, barriers and dates', () => {
  expect(faultsOf(report)).toEqual([]);
});

test.each([...filesOf(report)])(
  '%s is what the claims say: npm run report -w @console/scripts',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  },
);

test('one changed claim changes every form of the report', () => {
  const before = filesOf(report);
  const after = filesOf({
    ...report,
    wcag: {
      ...report.wcag,
      '1.1.1': { console: partially('No.', 'axe'), library: partially('No.', 'axe') },
    },
  });
  for (const [path, text] of after) expect(text, path).not.toBe(before.get(path));
});

describe('a fault is', () => {
  test.each([
    ['a claim without evidence', with111(supports('Yes.')), 'names no evidence'],
    ['unknown evidence', with111(supports('Yes.', 'axe', 'guess')), '"guess"'],
    ['an unknown requirement', with111(supports('Yes.', 'LC-99')), '"LC-99"'],
    ['a claim without a remark', with111(supports(' ', 'axe')), 'has no remark'],
    ['a criterion that isn’t evaluated', with111(claim('Not Evaluated', 'Later.')), 'not evaluated'],
    ['a low claim that nothing explains', with111(partially('No.', 'axe')), 'without a barrier'],
    [
      'a gap without a month',
      with111(claim('Partially Supports', 'No.', ['axe'], { what: 'A test', due: 'soon' })),
      'without a month',
    ],
    [
      'a gap of a claim that is met',
      with111(claim('Supports', 'Yes.', ['axe'], { what: 'A test', due: '2027-03' })),
      'has a gap',
    ],
    [
      'a barrier of a criterion that is met',
      withBarrier({ criteria: ['1.1.1', '1.3.1'] }),
      '1.3.1 (console)',
    ],
    ['a barrier without severity', withBarrier({ severity: '' }), 'no severity'],
    ['a barrier without a workaround', withBarrier({ workaround: '' }), 'no workaround'],
    ['a barrier without a date', withBarrier({ due: '' }), 'no month'],
    ['a barrier that should be gone', withBarrier({ due: '2026-01' }), 'planned for 2026-01'],
    ['a barrier of an unknown criterion', withBarrier({ criteria: ['1.1.1', '9.9.9'] }), '9.9.9'],
    [
      'a clause without a claim',
      {
        ...report,
        en301549: Object.fromEntries(Object.entries(report.en301549).filter(([id]) => id !== '5.9')),
      },
      '5.9 (console) has no claim',
    ],
    [
      'a claim about a clause that no table has',
      {
        ...report,
        section508: {
          ...report.section508,
          '509': { console: supports('Yes.', 'axe'), library: supports('Yes.', 'axe') },
        },
      },
      '509 has a claim',
    ],
  ])('%s', (_what, changed, said) => {
    expect(faultsOf(changed)).toContainEqual(expect.stringContaining(said));
  });
});

test('a low claim with a barrier is no fault', () => {
  expect(faultsOf(withBarrier({}))).toEqual([]);
});

test('evidence that doesn’t exist yet isn’t evidence', () => {
  expect(faultsOf(with111(supports('Yes.', 'later')), new Set(['later']), ['later'])).toContainEqual(
    expect.stringContaining('1.1.1 (console) claims "Supports" and names no evidence'),
  );
});

describe.each(productIds)('the OpenACR file of the %s', (product) => {
  // As readers of YAML 1.1 see it, such as GSA's own validator: there, a bare date isn't text.
  const data = parse(openAcrYaml(report, product), { version: '1.1' });

  test('is valid, in the schema of OpenACR', () => {
    const validate = new Ajv().compile(schema);
    validate(data);
    expect(validate.errors).toBeNull();
  });

  test('answers every criterion, with the level of the report', () => {
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = data.chapters;
    const levels = [...a.criteria, ...aa.criteria].map(({ num, components: [{ adherence }] }) => [
      num,
      adherence.level.replaceAll('-', ' '),
    ]);
    const expected = Object.entries(snapshotOf(report)).map(([id, level]) => [
      id,
      level[product].toLowerCase(),
    ]);
    expect(Object.fromEntries(levels)).toEqual(Object.fromEntries([...expected, ['4.1.1', 'supports']]));
  });

  test('says what a catalog doesn’t have', () => {
    const terms = [{ id: 'supports' }];
    const chapters = [{ id: 'software', criteria: [{ id: '503.2', components: ['web'] }] }];
    const faults = catalogFaults(data, { terms, chapters });
    expect(faults).toContain('The catalog has no chapter hardware.');
    expect(faults).toContain('The catalog has no 502.2.1 in software.');
    expect(faults).toContain('The catalog has no component none for 503.2.');
    expect(faults).toContain('The catalog has no level partially-supports.');
  });
});

describe.each(productIds)('the VPAT of the %s', (product) => {
  const html = vpatPage(report, product);

  test('has a caption for each table, and a header for each row and column', () => {
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<caption/g)).toHaveLength(html.match(/<table/g)?.length ?? 0);
    expect(html).not.toMatch(/<th>|<tr><td/);
  });

  test('answers every criterion in the words of the VPAT', () => {
    for (const id of criterionIds) {
      const [, row = ''] = html.split(`>${id} `);
      const [, level] = /<td><span class="\w+">([^<]*)/.exec(row) ?? [];
      expect(level, id).toBe(snapshotOf(report)[id]?.[product]);
    }
  });
});

test('conformance.md lists both products by criterion', () => {
  const rows = readPage('conformance.md', conformancePage(report)).tables.flatMap(({ head, rows }) =>
    head[0] === 'Criterion' && head.includes('Evidence') ? rows.map(({ cells }) => cells) : [],
  );
  expect(rows.map(([name = '', , console, library]) => [name.split(' ')[0], { console, library }])).toEqual(
    Object.entries(snapshotOf(report)),
  );
});

test('a functional performance statement is as good as its weakest criterion', () => {
  const functional = { criteria: ['1.1.1', '2.5.4'], remark: { console: 'Names.', library: '' } } as const;
  expect(functionalClaim(with111(supports('Yes.', 'axe')), functional, 'console')).toMatchObject({
    level: 'Supports',
    remark: 'Names.',
  });
  expect(functionalClaim(withBarrier({}), functional, 'console')).toMatchObject({
    level: 'Partially Supports',
    remark: 'Names. Limited by 1.1.1.',
  });
});

test('the report lists which claims changed since the last one', () => {
  const before = {
    ...snapshotOf(report),
    '1.1.1': { console: 'Does Not Support', library: 'Supports' },
  } as const;
  const changed = { ...report, last: { date: '2026-01-02', claims: before } };
  expect(changesOf(changed)).toEqual([
    { criterion: '1.1.1', product: 'console', before: 'Does Not Support', now: 'Supports' },
  ]);
  expect(conformancePage(changed)).toContain('| 1.1.1 | Console | Does Not Support | Supports |');
  expect(vpatPage(changed, 'library')).toContain('No claim has changed');
});

describe('tested by people:', () => {
  const review = (verdict: 'passed' | 'failed', story: string): Review => ({
    ...{ version: '0.1.0', reviewer: 'Dana <b>Levi</b>', date: '2026-11-27' },
    verdicts: [
      {
        story,
        criterion: '1.3.1',
        verdict,
        note: 'No | name',
        reader: 'NVDA 2026.3',
        browser: 'Firefox 150',
      },
    ],
  });
  const reviewed = (...reviews: Review[]): Report => ({ ...report, ...withReviews(wcag, reviews) });

  test('a failed verdict lowers the claim, in every form, with who found it', () => {
    const failed = reviewed(review('failed', 'components-linechart--ready'));
    expect(failed.wcag['1.3.1']).toMatchObject({
      console: { level: 'Supports' },
      library: { level: 'Partially Supports', evidence: expect.arrayContaining(['reviews']) },
    });
    expect(faultsOf(failed)).toEqual([]);
    expect(openAcrYaml(failed, 'library')).toContain('NVDA 2026.3');
    expect(vpatPage(failed, 'library')).toContain('Dana &lt;b&gt;Levi&lt;/b&gt;, NVDA 2026.3, Firefox 150');
    expect(vpatPage(failed, 'console')).not.toContain('Dana');
    const page = conformancePage(failed);
    expect(page).toContain('| Supports | Partially Supports |');
    expect(page).not.toContain('<b>');
    expect(
      readPage('a.md', page).tables.every(({ head, rows }) =>
        rows.every(({ cells }) => cells.length === head.length),
      ),
    ).toBe(true);
  });

  test('a screen is the console’s, and a passed verdict raises nothing', () => {
    expect(reviewed(review('failed', 'screen:contacts')).wcag['1.3.1']?.console.level).toBe(
      'Partially Supports',
    );
    const passed = reviewed({
      ...review('passed', 'screen:contacts'),
      verdicts: [{ story: 'screen:settings', criterion: '1.3.3', verdict: 'passed', note: '' }],
    });
    expect(passed.wcag['1.3.3']).toEqual(report.wcag['1.3.3']);
  });
});
