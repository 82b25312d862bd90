import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../app/src/routes.ts';
import type { Finding } from './engines.ts';
import { type FalseFinding, falseFindings } from './falseFindings.ts';
import { faults } from './faults.ts';
import { page, storyCounts } from './page.ts';
import type { Result } from './results.ts';

const docs = join(import.meta.dirname, '../../docs/accessibility');
const finding: Finding = { engine: 'IBM', rule: 'a_rule', message: '', element: '<p>', falseId: null };
const result: Result = {
  kind: 'story',
  group: 'Components/Button',
  name: 'Ready',
  look: 'English, light, 1440 px',
  path: '/iframe.html',
  browser: '1',
  findings: [],
};
const entry: FalseFinding = {
  id: 'an-entry',
  rules: { IBM: 'a_rule' },
  selector: 'p',
  why: 'It is not so.',
  quote: 'A sentence.',
  link: 'https://www.w3.org/TR/WCAG22/',
};
const everyScreen = routes.map(
  ({ path }): Result => ({ ...result, kind: 'screen', path: path.replace(/:\w+/g, 'x') }),
);
const run = { date: '2026-11-27', browser: '1', engines: [{ name: 'ibm', version: '4' }] };

test('a false finding that no longer occurs fails the run', () => {
  expect(faults(everyScreen, [entry])).toEqual([
    '“an-entry” of falseFindings.ts no longer occurs in IBM: remove it there.',
  ]);
  const known = { ...result, findings: [{ ...finding, falseId: entry.id }] };
  expect(faults([...everyScreen, known], [entry])).toEqual([]);
});

test('a route without a state fails the run', () => {
  const left = everyScreen.filter(({ path }) => path !== '/settings');
  expect(faults(left, [])).toEqual(['No state in app/e2e/states shows /settings.']);
});

test('the page counts findings of each engine, and false ones apart', () => {
  const findings: Finding[] = [finding, { ...finding, engine: 'HTMLCS' }, { ...finding, falseId: entry.id }];
  const of = [
    { ...result, findings },
    { ...result, look: 'Hebrew, dark, 1440 px' as const },
  ];
  expect(page(of, [entry], run)).toContain('| Components/Button | 1 | 1/1 (1/0 false) | 0/0 |');
  expect(page(of, [entry], run)).toContain('IBM, rule `a_rule`; on `p`. It has 1 findings in 1 checks.');
  expect(JSON.parse(storyCounts(of))).toEqual({ 'Components/Button: Ready': '1/1 (1/0 false), 0/0' });
});

test('at most ten findings are false, each with a sentence of a standard and a picture', () => {
  expect(falseFindings.length).toBeLessThanOrEqual(10);
  expect(new Set(falseFindings.map(({ id }) => id)).size).toBe(falseFindings.length);
  const written = readFileSync(join(docs, 'engines.md'), 'utf8');
  for (const { id, quote, link } of falseFindings) {
    expect(new URL(link).hostname).toMatch(/(^|\.)(w3\.org|whatwg\.org)$/);
    expect(written).toContain(`> ${quote}`);
    expect(existsSync(join(docs, 'engines', `${id}.png`)), id).toBe(true);
  }
});
