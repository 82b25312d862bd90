import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenNames } from '../tokenNames.ts';
import { vars } from '../vars.css.ts';
import { checkTheme, themeValues } from './checkTheme.ts';
import { reportText } from './reportText.ts';

/** What fails, as `theme: color on color`, with `when` in parentheses. */
const failed = (css: string) =>
  checkTheme(css).failures.map(
    ({ theme, front, back, when }) =>
      `${theme}: ${front.replace('--console-color-', '')} on ${back.replace('--console-color-', '')}${when ? ` (${when})` : ''}`,
  );
const problems = (css: string) => checkTheme(css).problems.map(({ line, text }) => `${line}: ${text}`);

test('the names of the tokens are those of the theme', () => {
  const named = Object.values(vars)
    .flatMap((group) => Object.values(group))
    .map((value) => value.slice('var('.length, -1));
  expect([...new Set([...tokenNames, ...named])].sort()).toEqual([...tokenNames].sort());
});

test('both brands of the recipes pass', () => {
  const brands = new URL('../../../../../.storybook/guides/recipes/brands.css', import.meta.url);
  const report = checkTheme(readFileSync(brands, 'utf8'));
  expect(report).toMatchObject({ scopes: ['.brand-dense', '.brand-violet'], failures: [], problems: [] });
  expect(report.checked).toBeGreaterThan(800);
});

test('a pale color fails in light only, with its ratio and the nearest color that passes', () => {
  const css = ':root { --console-color-accent-text: light-dark(#9a9ae0, #c4adf9); }';
  const { failures } = checkTheme(css);
  expect(new Set(failures.map(({ theme }) => theme))).toEqual(new Set(['light', 'light high contrast']));
  expect(failures[0]).toMatchObject({
    front: '--console-color-accent-text',
    back: '--console-color-surface',
    least: 4.5,
  });
  expect(failures[0]?.ratio).toBeCloseTo(2.6, 1);
  const [, better = ''] = /(#\w{6}) passes/.exec(failures[0]?.hint ?? '') ?? [];
  expect(failed(css.replace('#9a9ae0', better)).filter((one) => one.startsWith('light:'))).toEqual([]);
});

test('a background is checked against the colors of the library on it', () => {
  const { failures } = checkTheme('[data-theme] { --console-color-surface-selected: #888888; }');
  expect(failures.map(({ front }) => front)).toContain('--console-color-text-muted');
  expect(failures[0]?.hint).toMatch(/^--console-color-surface-selected: #\w{6} passes/);
});

test('dark values for the system only fail where data-theme asks for dark', () => {
  const css = `
    :root { --console-color-accent-text: #08535a; }
    @media (prefers-color-scheme: dark) { :root { --console-color-accent-text: #9de3e5; } }`;
  const found = failed(css);
  expect(found).toContain('dark: accent-text on surface (data-theme="dark" in a light system)');
  expect(found).toContain('light: accent-text on surface (data-theme="light" in a dark system)');
});

test('the rules of docs/theming.md, one for the system and one for the attribute, pass', () => {
  expect(
    failed(`
      :root { --console-color-accent-text: #06444a; }
      @media (prefers-color-scheme: dark) {
        :root:not([data-theme='light']) { --console-color-accent-text: #9de3e5; }
      }
      [data-theme='dark'] { --console-color-accent-text: #9de3e5; }`),
  ).toEqual([]);
});

test('more contrast needs 7:1, from the system and from the attribute', () => {
  const color = ':root { --console-color-accent-text: light-dark(#0b656d, #9de3e5); }';
  expect(failed(color)).toContain('light high contrast: accent-text on canvas');
  const bySystem = `${color} @media (prefers-contrast: more) { :root { --console-color-accent-text: light-dark(#06444a, #9de3e5); } }`;
  expect(failed(bySystem)).toContain('light high contrast: accent-text on canvas (data-contrast="more")');
  const byBoth = `${bySystem} :root[data-contrast="more"] { --console-color-accent-text: light-dark(#06444a, #9de3e5); }`;
  expect(failed(byBoth)).toEqual([]);
});

test('it follows own properties, nesting, layers, specificity and !important', () => {
  const css = `
    @layer brand { :root { --console-color-text: pink; --console-color-focus: pink !important; } }
    :root:root { --console-color-text: var(--ink, black); }
    :root {
      --console-color-text: pink;
      --console-color-focus: light-dark(black, white);
      @media (prefers-color-scheme: dark) { &:not([data-theme='light']) { --ink: white; } }
      &[data-theme='dark'] { --ink: white; }
    }`;
  const fronts = (theme: string) =>
    new Set(checkTheme(css).failures.flatMap((one) => (one.theme === theme ? [one.front] : [])));
  expect(fronts('light')).toEqual(new Set(['--console-color-focus']));
  expect(fronts('dark')).toEqual(new Set());
});

test('translucent colors are blended with what is behind them', () => {
  expect(failed(':root { --console-color-text: rgb(0 0 0 / 30%); }')).toContain('light: text on surface');
});

test('a color in another condition is checked with it and without it', () => {
  expect(
    failed('@media (width < 40rem) { :root { --console-color-accent-text: light-dark(#aaa, #ccc) } }'),
  ).toContain('light: accent-text on surface (where your other conditions apply)');
});

test.each([
  [
    ':root {\n  --console-color-acent: red;\n}',
    '2: --console-color-acent isn’t a token. Did you mean --console-color-accent?',
  ],
  [':root { --console-colour: red }', '1: --console-colour isn’t a token.'],
  [':root { --console-color-text: var(--mine) }', '1: --console-color-text: --mine isn’t set in this file.'],
  [
    ':root { --console-color-text: oklch(from red l c h) }',
    '1: --console-color-text: “oklch(from red l c h)” isn’t a color that this check can read.',
  ],
  [
    ':root { --console-color-text: var(--console-color-text) }',
    '1: --console-color-text: --console-color-text refers to itself.',
  ],
])('it names what it cannot check: %s', (css, expected) => {
  expect(problems(css)).toEqual([expected]);
});

test('it names the line of a block that is not closed', () => {
  expect(() => checkTheme('\n:root {\n  --console-color-text: red;')).toThrow(
    expect.objectContaining({ line: 2 }),
  );
});

test('it says what forced colors does, and warns of what would stop it', () => {
  const notes = (css: string) => checkTheme(css).notes.join('\n');
  expect(notes('')).toContain('the system’s colors replace');
  expect(notes('.x { forced-color-adjust: none }')).toContain('Remove it');
  expect(notes('@import "more.css";')).toContain('doesn’t follow @import');
});

test('a preview gets the values of a part in each theme', () => {
  const css = ':root { --x: 1px } .a { --console-radius-card: var(--x) } .b { --console-radius-card: 2px }';
  expect(themeValues(css, '.a', 'dark high contrast')).toMatchObject({
    '--x': '1px',
    '--console-radius-card': 'var(--x)',
    '--console-color-focus': '#B5F0F1',
  });
});

test('the report is a table with one hint for each color and theme', () => {
  const css = '.shop { --console-color-accent-text: light-dark(#9a9ae0, #c4adf9); }';
  const lines = reportText('shop.css', checkTheme(css)).split('\n');
  expect(lines[0]).toMatch(
    /^shop\.css \(\.shop\): \d+ pairs of colors in 4 themes, \d+ with too little contrast\.$/,
  );
  expect(lines[2]).toMatch(/^Theme +Color +On +Ratio +Needs$/);
  expect(lines[3]).toMatch(/^\.shop, light +accent-text #9a9ae0 +surface #ffffff +2\.60 +4\.5$/);
  expect(lines.filter((line) => line.startsWith('.shop, light: --console'))).toHaveLength(1);
});
