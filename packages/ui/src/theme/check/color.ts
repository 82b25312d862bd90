import { namedColors } from './namedColors.ts';

/** An sRGB color. All parts are from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

type Triple = [number, number, number];

/**
 * Reads a CSS color: hexadecimal, named, `transparent`, `rgb()`, `hsl()`, `hwb()`, `oklab()`, `oklch()` or
 * `color-mix()`. Colors outside of sRGB are clipped, as browsers do. Returns `undefined` for anything else, such as
 * relative and system colors.
 */
export function parseColor(text: string): Color | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const hex = namedColors.get(value) ?? value;
  if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) return fromHex(hex);
  const [, name = '', args = ''] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? [];
  return name === 'color-mix' ? mixed(args) : fromFunction(name, args);
}

/** `#RRGGBB`, without the alpha. */
export const hexOf = ({ red, green, blue }: Color) =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The color that a translucent one makes on an opaque one. */
export const over = (front: Color, back: Color): Color => {
  const blend = (part: 'red' | 'green' | 'blue') =>
    front[part] * front.alpha + back[part] * (1 - front.alpha);
  return { red: blend('red'), green: blend('green'), blue: blend('blue'), alpha: 1 };
};

/** The color with another OKLCH lightness, from 0 to 1. */
export function withLightness(color: Color, lightness: number): Color {
  const [, a, b] = toOklab(color);
  return { ...fromOklab([lightness, a, b]), alpha: color.alpha };
}

export const lightnessOf = (color: Color) => toOklab(color)[0];

/** Splits at commas, or another character, outside of parentheses, brackets and strings. */
export function split(text: string, separator: RegExp = /,/): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    if (depth === 0 && !quote && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function fromHex(hex: string): Color {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
}

/** What 100% is in each part of a function. */
const full: Record<string, Triple> = {
  rgb: [255, 255, 255],
  rgba: [255, 255, 255],
  hsl: [360, 100, 100],
  hsla: [360, 100, 100],
  hwb: [360, 100, 100],
  oklab: [1, 0.4, 0.4],
  oklch: [1, 0.4, 360],
};

function fromFunction(name: string, args: string): Color | undefined {
  const [all = '', opacity] = args.includes('/') ? split(args, /\//) : [args];
  const parts = split(all, all.includes(',') ? /,/ : /\s/);
  const ofFull = full[name];
  const alphaText = opacity ?? parts[3] ?? '1';
  if (!ofFull || parts.length < 3 || parts.length > (opacity === undefined && all.includes(',') ? 4 : 3))
    return undefined;
  const numbers = parts.slice(0, 3).map((part, index) => numberOf(part, ofFull[index] ?? 1)) as Triple;
  const alpha = clip(numberOf(alphaText, 1));
  if (![...numbers, alpha].every(Number.isFinite)) return undefined;
  return { ...toSrgb(name, numbers), alpha };
}

function toSrgb(name: string, [one, two, three]: Triple): Color {
  if (name.startsWith('rgb')) return srgb([one / 255, two / 255, three / 255]);
  if (name.startsWith('hsl')) return srgb(fromHsl(one, two / 100, three / 100));
  if (name === 'hwb') {
    const [white, black] = [two / 100, three / 100];
    if (white + black >= 1)
      return srgb([white / (white + black), white / (white + black), white / (white + black)]);
    return srgb(fromHsl(one, 1, 0.5).map((part) => part * (1 - white - black) + white) as Triple);
  }
  if (name === 'oklab') return fromOklab([one, two, three]);
  const hue = (three * Math.PI) / 180;
  return fromOklab([one, two * Math.cos(hue), two * Math.sin(hue)]);
}

/** A number, a percentage or an angle. `none` is 0. */
function numberOf(text: string, ofFull: number): number {
  if (text === 'none') return 0;
  const [, digits = '', unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/.exec(text) ?? [];
  const scales: Record<string, number> = {
    '': 1,
    '%': ofFull / 100,
    deg: 1,
    turn: 360,
    grad: 0.9,
    rad: 180 / Math.PI,
  };
  return digits === '' ? Number.NaN : Number(digits) * (scales[unit] ?? Number.NaN);
}

function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const part = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    );
  };
  return [part(0), part(8), part(4)];
}

/** `color-mix(in oklab, red 30%, blue)`, in `srgb`, `oklab` or `oklch` with the shorter hue. */
function mixed(args: string): Color | undefined {
  const [first = '', ...rest] = split(args);
  const [, space = 'oklab'] = /^in\s+(\S+)$/.exec(first) ?? [];
  const entries = (first.startsWith('in ') ? rest : [first, ...rest]).map((entry) => {
    const [, share] = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(entry) ?? [];
    const color = parseColor(entry.replace(/(?:^|\s)[\d.]+%(?=\s|$)/, ' '));
    return { color, share: share === undefined ? undefined : Number(share) / 100 };
  });
  const [one, other] = entries;
  if (!one?.color || !other?.color || entries.length > 2 || !['srgb', 'oklab', 'oklch'].includes(space))
    return undefined;
  const firstShare = one.share ?? (other.share === undefined ? 0.5 : 1 - other.share);
  const secondShare = other.share ?? 1 - firstShare;
  const total = firstShare + secondShare;
  return total > 0
    ? blended(space, one.color, other.color, secondShare / total, Math.min(1, total))
    : undefined;
}

/** Mixes with premultiplied alpha, as CSS does. */
function blended(space: string, one: Color, other: Color, share: number, opacity: number): Color {
  const alpha = one.alpha * (1 - share) + other.alpha * share;
  const between = (from: number, to: number) =>
    alpha === 0 ? 0 : (from * one.alpha * (1 - share) + to * other.alpha * share) / alpha;
  if (space === 'srgb') {
    const part = (name: 'red' | 'green' | 'blue') => between(one[name], other[name]);
    return { red: part('red'), green: part('green'), blue: part('blue'), alpha: alpha * opacity };
  }
  const [from, to] = [toOklab(one), toOklab(other)];
  if (space === 'oklab') {
    const parts = from.map((part, index) => between(part, to[index] ?? 0)) as Triple;
    return { ...fromOklab(parts), alpha: alpha * opacity };
  }
  const [chroma, otherChroma] = [Math.hypot(from[1], from[2]), Math.hypot(to[1], to[2])];
  // A gray has no hue, so it takes the one of the other color.
  const ownHue = Math.atan2(from[2], from[1]);
  const otherHue = Math.atan2(to[2], to[1]);
  const start = chroma < 1e-4 ? otherHue : ownHue;
  const turn = otherChroma < 1e-4 ? 0 : otherHue - start;
  const hue =
    start + share * (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn);
  const mixedChroma = between(chroma, otherChroma);
  const lightness = between(from[0], to[0]);
  return {
    ...fromOklab([lightness, mixedChroma * Math.cos(hue), mixedChroma * Math.sin(hue)]),
    alpha: alpha * opacity,
  };
}

const clip = (part: number) => Math.min(1, Math.max(0, part));

const srgb = ([red, green, blue]: Triple): Color => ({
  red: clip(red),
  green: clip(green),
  blue: clip(blue),
  alpha: 1,
});

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

// The matrices of CSS Color 4, "Sample code for color conversions".
function fromOklab([lightness, a, b]: Triple): Color {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return srgb([
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]);
}

function toOklab(color: Color): Triple {
  const [red, green, blue] = [toLinear(color.red), toLinear(color.green), toLinear(color.blue)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
