import { dark, darkMore, light, lightMore } from '../colors.ts';
import { scale, shadow } from '../scale.ts';
import { deprecatedColors, propertyOf } from '../tokenNames.ts';
import { type Color, hexOf, over, parseColor, split } from './color.ts';
import type { Declaration, Stylesheet } from './readCss.ts';
import { readSelector } from './selectors.ts';
import { applies, type Situation, schemeOf, type Theme, themeOf } from './situations.ts';

/** A custom property in a situation. `line` is where the file sets it; the library's own have none. */
interface Value {
  text: string;
  line: number | undefined;
}

type Values = Map<string, Value>;

interface Rule extends Omit<Declaration, 'selectors'> {
  selector: ReturnType<typeof readSelector>;
  /** Its place in the cascade: the one that wins is the last. */
  order: number[];
}

/** The declarations as rules, in the order of the cascade. */
export function rulesOf({ declarations, layers }: Stylesheet): Rule[] {
  return declarations
    .flatMap(({ selectors, ...declaration }, index) =>
      selectors.map((text): Rule => {
        const selector = readSelector(text);
        const layer = declaration.layer === undefined ? layers.length : layers.indexOf(declaration.layer);
        const { isImportant } = declaration;
        const order = [Number(isImportant), isImportant ? -layer : layer, selector.specificity, index];
        return { ...declaration, selector, order };
      }),
    )
    .sort((one, other) => {
      const at = one.order.findIndex((part, index) => part !== other.order[index]);
      return at < 0 ? 0 : (one.order[at] ?? 0) - (other.order[at] ?? 0);
    });
}

/** The values of all custom properties in a scope, such as `.brand`, or on the page, whose scope is empty. */
export function valuesIn(scope: string, situation: Situation, rules: readonly Rule[]): Values {
  const values: Values = new Map(
    [...libraryValues[themeOf(situation)]].map(([name, text]) => [name, { text, line: undefined }]),
  );
  const take = (asked: string, on: Situation) => {
    for (const { property, value, line, selector, conditions } of rules)
      if (
        selector.scope === asked &&
        selector.matches(on) &&
        conditions.every((condition) => applies(condition, on))
      )
        values.set(property, { text: value, line });
  };
  if (situation.part) {
    // The library sets all colors again on a part with a theme of its own. Other properties are inherited.
    const inherited = { ...situation, part: undefined };
    take('', inherited);
    for (const [name, text] of libraryValues[themeOf(situation)]) values.set(name, { text, line: undefined });
  }
  const scopes = new Set(rules.map(({ selector }) => selector.scope));
  for (const outer of [...scopes].sort((one, other) => one.length - other.length))
    if (outer === '' || outer === scope || scope.startsWith(`${outer} `)) take(outer, situation);
  return values;
}

/** The colors of each theme of the library, and its other tokens. */
const libraryValues = {
  light: propertiesOf(light),
  dark: propertiesOf(dark),
  'light high contrast': propertiesOf({ ...light, ...lightMore }),
  'dark high contrast': propertiesOf({ ...dark, ...darkMore }),
} satisfies Record<Theme, Map<string, string>>;

function propertiesOf(colors: typeof light): Map<string, string> {
  const aliases = Object.entries(deprecatedColors).map(([name, now]) => [name, colors[now]] as const);
  return new Map(
    Object.entries({ color: { ...colors, ...Object.fromEntries(aliases) }, ...scale, shadow }).flatMap(
      ([group, tokens]) =>
        Object.entries(tokens).map(([token, value]): [string, string] => [propertyOf(group, token), value]),
    ),
  );
}

/** Why a value can't be resolved, as the end of a sentence. */
export class Unresolved extends Error {}

/** The opaque color of a property, as `#RRGGBB`. A translucent one is blended with `behind`. Throws `Unresolved`. */
export function colorIn(property: string, values: Values, situation: Situation, behind?: string): string {
  const text = substituted(values.get(property)?.text ?? '', values, [property]);
  const color = parseColor(withScheme(text, schemeOf(situation)));
  if (!color) throw new Unresolved(`“${text}” isn’t a color that this check can read`);
  return hexOf(color.alpha < 1 && behind ? over(color, parseColor(behind) as Color) : color);
}

/** Replaces `var()`, as deep as it goes. */
function substituted(text: string, values: Values, path: readonly string[]): string {
  const at = text.indexOf('var(');
  if (at < 0) return text;
  const end = endOf(text, at + 3);
  const [name = '', ...fallback] = text.slice(at + 4, end).split(',');
  const property = name.trim();
  if (path.includes(property)) throw new Unresolved(`${property} refers to itself`);
  const value = values.get(property);
  if (!value && fallback.length === 0) throw new Unresolved(`${property} isn’t set in this file`);
  const inner = value
    ? substituted(value.text, values, [...path, property])
    : substituted(fallback.join(',').trim(), values, path);
  return text.slice(0, at) + inner + substituted(text.slice(end + 1), values, path);
}

function withScheme(text: string, scheme: 'light' | 'dark'): string {
  const at = text.indexOf('light-dark(');
  if (at < 0) return text;
  const end = endOf(text, at + 'light-dark'.length);
  const [ofLight = '', ofDark = ''] = split(text.slice(at + 'light-dark('.length, end));
  return withScheme(
    text.slice(0, at) + (scheme === 'light' ? ofLight : ofDark) + text.slice(end + 1),
    scheme,
  );
}

/** The index of the parenthesis that closes the one at `start`. */
function endOf(text: string, start: number) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Unresolved(`“${text}” has an open parenthesis`);
}
