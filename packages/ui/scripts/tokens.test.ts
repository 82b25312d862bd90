import { expect, test } from 'vitest';
import { hexOf, parseColor } from '../src/theme/check/color.ts';
import { dark, darkMore, light, lightMore } from '../src/theme/colors.ts';
import { scale, shadow, still, touch } from '../src/theme/scale.ts';
import { tokenFiles } from './tokens.ts';

// biome-ignore lint/suspicious/noExplicitAny: a reader of another program knows only JSON.
type Json = any;
const files: Record<string, Json> = JSON.parse(JSON.stringify(tokenFiles()));

/** The tokens of files in the order of the resolver, as CSS by their path. */
function read(context: Record<string, string> = {}) {
  const { sets, modifiers, resolutionOrder } = files['resolver.json'];
  const refs = resolutionOrder.flatMap(({ $ref }: { $ref: string }) => {
    const [, kind, name = ''] = $ref.split('/');
    if (kind === 'sets') return sets[name].sources;
    return modifiers[name].contexts[context[name] ?? modifiers[name].default];
  });
  const found: Record<string, Json> = {};
  for (const { $ref } of refs) collect(files[$ref], '', undefined, found);
  return Object.fromEntries(Object.entries(found).map(([path, token]) => [path, cssOf(token, found)]));
}

function collect(group: Json, path: string, type: string | undefined, found: Record<string, Json>) {
  const ownType = group.$type ?? type;
  if ('$value' in group) found[path] = { ...group, $type: ownType };
  else
    for (const [name, inner] of Object.entries(group))
      if (!name.startsWith('$')) collect(inner, path ? `${path}.${name}` : name, ownType, found);
}

function cssOf({ $type, $value }: Json, found: Record<string, Json>): string {
  const [, alias] = /^\{(.+)\}$/.exec(String($value)) ?? [];
  if (alias) return cssOf(found[alias], found);
  const length = ({ value, unit }: Json) => `${value}${unit}`;
  const color = ({ components: [red, green, blue], alpha }: Json) =>
    `${hexOf({ red, green, blue, alpha })} ${alpha}`;
  if ($type === 'color') return color($value);
  if ($type === 'dimension') return length($value);
  if ($type === 'number') return `${$value}em`;
  if ($type === 'fontFamily') return $value.join(', ');
  if ($type === 'fontWeight') return String($value);
  if ($type === 'transition')
    return `${length($value.duration)}${String($value.timingFunction) === '0,0,0.58,1' ? ' ease-out' : ''}`;
  const { offsetX, offsetY, blur, spread } = $value;
  return `${[offsetX, offsetY, blur, spread].map(length).join(' ')} ${color($value.color)}`;
}

const plainColor = (text: string) => {
  const color = parseColor(text);
  return color && `${hexOf(color)} ${color.alpha}`;
};
const flat = (groups: Record<string, Record<string, string>>, change = (value: string) => value) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => [`${group}.${name}`, change(value)]),
    ),
  );

test.each([
  ['light', light],
  ['dark', dark],
  ['light-high-contrast', { ...light, ...lightMore }],
  ['dark-high-contrast', { ...dark, ...darkMore }],
])('another program reads the values of the theme %s', (theme, colors) => {
  const expected = {
    ...flat(scale, (value) => value.replaceAll("'", '')),
    ...flat({ shadow }, (value) =>
      value.replace(/^0 /, '0px ').replace(/rgb.*/, (color) => plainColor(color) ?? ''),
    ),
    ...flat({ color: colors }, (value) => plainColor(value) ?? ''),
    'color.chartContacts': plainColor(colors.series1),
    'color.chartAppointments': plainColor(colors.series2),
    'color.chartCalls': plainColor(colors.series3),
  };
  expect(read({ theme })).toEqual(expected);
});

test('touch screens and reduced motion have values of their own', () => {
  expect(read({ pointer: 'touch', motion: 'reduced-motion' })).toMatchObject({
    ...flat({ size: touch.size, motion: still }),
    'font.field': touch.field,
    'font.read': touch.read,
    'line.read': touch.readLine,
  });
});

test('a tool that reads one file gets the light theme', () => {
  const found: Record<string, Json> = {};
  collect(files['tokens.json'], '', undefined, found);
  expect(
    Object.fromEntries(Object.entries(found).map(([path, token]) => [path, cssOf(token, found)])),
  ).toEqual(read());
});
