import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseColor, split } from '../src/theme/check/color.ts';
import { dark, darkMore, light, lightMore } from '../src/theme/colors.ts';
import { type Colors, scale, shadow, still, touch } from '../src/theme/scale.ts';
import { colorGroups, scaleGroups } from '../src/theme/tokenGroups.ts';
import { deprecatedColors } from '../src/theme/tokenNames.ts';

/** Writes the design tokens in the format of the Design Tokens Community Group, version 2025.10, to `dist/tokens`. */

interface Token {
  $value: unknown;
  $type?: string;
  $description?: string;
  $deprecated?: string;
}

/** A group of tokens and groups. */
export interface Group {
  [name: string]: Token | Group | string;
}

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** The files by name. `tokens.json` has the values of the light theme, for tools that don't read `resolver.json`. */
export function tokenFiles(): Record<string, object> {
  const base = Object.fromEntries(
    Object.entries({ ...scale, shadow }).map(([group, tokens]) => [group, groupOf(group, tokens)]),
  );
  const file = (groups: Group) => ({ $schema: schema, ...groups });
  const themes = {
    light: colorsOf(light),
    dark: colorsOf(dark),
    'light-high-contrast': colorsOf({ ...light, ...lightMore }),
    'dark-high-contrast': colorsOf({ ...dark, ...darkMore }),
  };
  return {
    'tokens.json': file({ ...base, color: themes.light }),
    'base.json': file(base),
    ...Object.fromEntries(Object.entries(themes).map(([name, color]) => [`${name}.json`, file({ color })])),
    'touch.json': file({
      size: groupOf('size', touch.size),
      font: groupOf('font', { field: touch.field, read: touch.read }),
      line: groupOf('line', { read: touch.readLine }),
    }),
    'reduced-motion.json': file({ motion: groupOf('motion', still) }),
    'resolver.json': resolver(Object.keys(themes)),
  };
}

/** Which files make up a theme (Design Tokens Resolver Module). */
function resolver(themes: readonly string[]) {
  const sources = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, [{ $ref: `${name}.json` }]]));
  const modifiers = {
    theme: { contexts: sources(themes), default: 'light' },
    pointer: {
      description: 'Touch screens have targets of 44 px.',
      contexts: { mouse: [], ...sources(['touch']) },
      default: 'mouse',
    },
    motion: { contexts: { 'full-motion': [], ...sources(['reduced-motion']) }, default: 'full-motion' },
  };
  return {
    name: '@console/ui',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.json' }] } },
    modifiers,
    resolutionOrder: [
      { $ref: '#/sets/base' },
      ...Object.keys(modifiers).map((name) => ({ $ref: `#/modifiers/${name}` })),
    ],
  };
}

const purposes: Partial<Record<keyof Colors, string>> = Object.assign({}, ...Object.values(colorGroups));

function colorsOf(colors: Colors): Group {
  const current = Object.entries(colors).map(([role, value]): [string, Token] => {
    const purpose = purposes[role as keyof Colors];
    return [role, { $value: colorValue(value), ...(purpose && { $description: purpose }) }];
  });
  const aliases = Object.entries(deprecatedColors).map(([name, now]): [string, Token] => [
    name,
    { $value: `{color.${now}}`, $deprecated: `Use ${now}.` },
  ]);
  return { $type: 'color', ...Object.fromEntries([...current, ...aliases]) };
}

function groupOf(group: string, tokens: Record<string, string>): Group {
  const description = scaleGroups[group as keyof typeof scaleGroups];
  return {
    $description: description,
    ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, tokenOf(group, name, value)])),
  };
}

function tokenOf(group: string, name: string, value: string): Token {
  if (group === 'shadow') return { $type: 'shadow', $value: shadowValue(value) };
  if (group === 'motion') return { $type: 'transition', $value: transitionValue(value) };
  if (name === 'family')
    return { $type: 'fontFamily', $value: split(value).map((one) => one.replaceAll(/^'|'$/g, '')) };
  if (name === 'regular' || name === 'medium') return { $type: 'fontWeight', $value: Number(value) };
  if (value.endsWith('em') && !value.endsWith('rem'))
    return { $type: 'number', $value: Number.parseFloat(value), $description: 'Letter spacing in em.' };
  return { $type: 'dimension', $value: dimensionValue(value) };
}

function colorValue(value: string) {
  const color = parseColor(value);
  if (!color) throw new Error(`${value} isn't a color`);
  const { red, green, blue, alpha } = color;
  const components = [red, green, blue].map((part) => Number(part.toFixed(5)));
  return { colorSpace: 'srgb', components, alpha, ...(alpha === 1 && { hex: value.toLowerCase() }) };
}

/** A length. `0` has no unit in CSS. */
function dimensionValue(value: string) {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`${value} isn't a length in px or rem`);
  return { value: Number(number), unit: unit ?? 'px' };
}

/** Of `0 8px 24px -6px rgb(0 0 0 / 18%)`. */
function shadowValue(value: string) {
  const [offsetX = '', offsetY = '', blur = '', spread = '', ...color] = split(value, /\s/);
  return {
    color: colorValue(color.join(' ')),
    offsetX: dimensionValue(offsetX),
    offsetY: dimensionValue(offsetY),
    blur: dimensionValue(blur),
    spread: dimensionValue(spread),
  };
}

/** Of `120ms ease-out` or `0s`. */
function transitionValue(value: string) {
  const [, number, unit] = /^(\d+)(ms|s)/.exec(value) ?? [];
  const easeOut = [0, 0, 0.58, 1];
  const ease = [0.25, 0.1, 0.25, 1];
  return {
    duration: { value: Number(number), unit },
    delay: { value: 0, unit: 'ms' },
    timingFunction: value.endsWith('ease-out') ? easeOut : ease,
  };
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../dist/tokens');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(tokenFiles()))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
