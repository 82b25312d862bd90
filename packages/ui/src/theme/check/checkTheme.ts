import { contrast, needsOf, type Role } from '../contrast.ts';
import { propertyOf, tokenNames } from '../tokenNames.ts';
import { colorIn, rulesOf, Unresolved, valuesIn } from './cascade.ts';
import { readCss } from './readCss.ts';
import {
  contrastWayOf,
  type Situation,
  situations,
  type Theme,
  themeOf,
  themes,
  wayOf,
} from './situations.ts';
import { suggested } from './suggest.ts';

/** A pair of colors with too little contrast. */
export interface Failure {
  /** The selector of the part of the page, such as `.brand`. Empty for the page. */
  scope: string;
  theme: Theme;
  /** Where it fails, if not in every situation that leads to this theme. */
  when: string | undefined;
  /** The token of the text, the mark or the edge. */
  front: string;
  /** The token of the background. */
  back: string;
  /** `#RRGGBB` */
  frontColor: string;
  /** `#RRGGBB` */
  backColor: string;
  ratio: number;
  least: number;
  /** One sentence on what to change. */
  hint: string;
}

/** A declaration that can't be checked. */
export interface Problem {
  line: number | undefined;
  text: string;
}

export interface ThemeReport {
  failures: Failure[];
  problems: Problem[];
  /** How many pairs of colors were checked, in all themes together. */
  checked: number;
  /** The scopes that set colors. */
  scopes: string[];
  /** What forced colors does with the theme, and what the check left out. */
  notes: string[];
}

/**
 * Checks the contrast of a theme of your own: CSS that sets `--console-*` properties. It tries the pairs of colors that
 * components use, in light, dark and both with more contrast. Selectors other than `:root` and `[data-theme]` are
 * checked as parts of a page, each on its own. Throws a `CssError` if a block isn't closed.
 */
export function checkTheme(css: string): ThemeReport {
  const sheet = readCss(css);
  const rules = rulesOf(sheet);
  const problems: Problem[] = sheet.declarations
    .filter(({ property }) => property.startsWith('--console-') && !tokenNames.includes(property))
    .map(({ property, line }) => ({ line, text: `${property} isn’t a token${closest(property)}` }));
  const setsColor = ({ property }: { property: string }) => property.startsWith('--console-color-');
  const scopes = [...new Set(rules.filter(setsColor).map(({ selector }) => selector.scope))].sort();

  const failures: Failure[] = [];
  let checked = 0;
  for (const scope of scopes)
    for (const theme of themes) {
      const ofTheme = situations.filter(
        (one) => themeOf(one) === theme && (scope === '' || one.part === undefined),
      );
      const isMore = ofTheme[0]?.more !== undefined;
      checked += needsOf(isMore).reduce((sum, [, backs]) => sum + backs.length, 0);
      const found = ofTheme.map((situation) => failuresIn(scope, situation, rules, problems));
      failures.push(...merged(ofTheme, found));
    }

  const unique = new Map(problems.map((problem) => [`${problem.line} ${problem.text}`, problem]));
  return { failures, problems: [...unique.values()], checked, scopes, notes: notesOn(sheet) };
}

function failuresIn(
  scope: string,
  situation: Situation,
  rules: ReturnType<typeof rulesOf>,
  problems: Problem[],
): Failure[] {
  const theme = themeOf(situation);
  const values = valuesIn(scope, situation, rules);
  const colors = new Map<string, string>();
  const canvas = tried('canvas');
  function tried(role: Role): string | undefined {
    const property = propertyOf('color', role);
    try {
      return colorIn(property, values, situation, role === 'canvas' ? '#ffffff' : canvas);
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      problems.push({ line: values.get(property)?.line, text: `${property}: ${error.message}.` });
      return undefined;
    }
  }

  const needs = needsOf(situation.more !== undefined);
  for (const property of values.keys()) {
    const isSet = values.get(property)?.line !== undefined;
    if (!property.startsWith('--console-color-') || (!isSet && !isNeeded(property))) continue;
    const role = roleOf(property);
    const color = role && tried(role);
    if (color) colors.set(property, color);
  }

  const pairs = needs.flatMap(([front, backs, least]) =>
    backs.map((back) => ({ front: propertyOf('color', front), back: propertyOf('color', back), least })),
  );
  return pairs.flatMap(({ front, back, least }): Failure[] => {
    // A translucent edge or text is blended with its own background.
    const backColor = colors.get(back);
    const frontColor =
      backColor && colors.has(front) ? colorIn(front, values, situation, backColor) : undefined;
    if (!backColor || !frontColor) return [];
    const ratio = contrast(frontColor, backColor);
    if (ratio >= least) return [];
    const token =
      values.get(front)?.line === undefined && values.get(back)?.line !== undefined ? back : front;
    const hint = suggested(token, pairs, colors);
    return [{ scope, theme, when: undefined, front, back, frontColor, backColor, ratio, least, hint }];
  });
}

const roles = new Map(
  needsOf(true)
    .flatMap(([front, backs]) => [front, ...backs])
    .map((role) => [propertyOf('color', role), role]),
);
const isNeeded = (property: string) => roles.has(property);
const roleOf = (property: string) => roles.get(property);

/** One failure for each pair, the worst one, with the situations in which it fails if it isn't all of them. */
function merged(ofTheme: readonly Situation[], found: readonly Failure[][]): Failure[] {
  const pairs = new Map<string, { worst: Failure; at: Situation[] }>();
  for (const [index, failures] of found.entries())
    for (const failure of failures) {
      const key = `${failure.front} ${failure.back}`;
      const known = pairs.get(key);
      const at = [...(known?.at ?? []), ofTheme[index] as Situation];
      const worst = known && known.worst.ratio <= failure.ratio ? known.worst : failure;
      pairs.set(key, { worst, at });
    }
  return [...pairs.values()].map(({ worst, at }) => ({ ...worst, when: whenOf(ofTheme, at) }));
}

function whenOf(all: readonly Situation[], failed: readonly Situation[]) {
  // A rule for `:root` doesn't apply to a part with a theme of its own, which goes without saying.
  const usual = all.filter(({ part }) => part === undefined);
  const partial = (label: (situation: Situation) => string) => {
    const some = new Set(failed.map(label));
    return usual.every((one) => some.has(label(one))) ? [] : [[...some].join('; ')];
  };
  const parts = [
    ...partial(wayOf),
    ...(all[0]?.more ? partial(contrastWayOf) : []),
    ...partial(({ other }) =>
      other ? 'where your other conditions apply' : 'where no other condition applies',
    ),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** The end of a sentence that names the token that is most like a wrong one. */
function closest(wrong: string) {
  const [best] = tokenNames
    .map((name) => ({ name, distance: distance(name, wrong) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= 4 ? `. Did you mean ${best.name}?` : '.';
}

/** How many letters differ (Levenshtein). */
function distance(one: string, other: string) {
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(
        Math.min((row[at] ?? 0) + Number(letter !== other[at]), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function notesOn({ hasImport, refusesForcedColors, declarations }: ReturnType<typeof readCss>) {
  const setsForced = declarations.some(({ conditions }) =>
    conditions.some((condition) => condition.includes('forced-colors')),
  );
  return [
    'Forced colors (Windows contrast themes): the system’s colors replace the colors of your theme, so there is nothing to check. Sizes, radii and fonts stay.',
    ...(setsForced
      ? [
          'You set properties in @media (forced-colors): the check ignores them, because components use system colors there.',
        ]
      : []),
    ...(refusesForcedColors
      ? [
          'You set forced-color-adjust: none, which keeps your colors in forced colors. Remove it, unless the color is the content, as in a color picker.',
        ]
      : []),
    ...(hasImport ? ['The check doesn’t follow @import. Pass the imported file too.'] : []),
  ];
}

/** All custom properties that an element of the scope has in a theme, by its name. */
export function themeValues(css: string, scope: string, theme: Theme): Record<string, string> {
  const situation = situations.find((one) => themeOf(one) === theme) as Situation;
  const values = valuesIn(scope, situation, rulesOf(readCss(css)));
  return Object.fromEntries([...values].map(([property, { text }]) => [property, text]));
}
