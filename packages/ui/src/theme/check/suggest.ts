import { contrast } from '../contrast.ts';
import { type Color, hexOf, lightnessOf, parseColor, withLightness } from './color.ts';

interface Pair {
  front: string;
  back: string;
  least: number;
}

/**
 * What to change a token to: the nearest lightness, with the same hue, that has enough contrast in all pairs of the
 * token. A sentence.
 */
export function suggested(
  token: string,
  pairs: readonly Pair[],
  colors: ReadonlyMap<string, string>,
): string {
  const ofToken = pairs.filter(({ front, back }) => front === token || back === token);
  const others = ofToken.flatMap(({ front, back, least }) => {
    const color = colors.get(front === token ? back : front);
    return color ? [{ color, least }] : [];
  });
  const color = parseColor(colors.get(token) ?? '') as Color;
  const start = lightnessOf(color);
  const passes = (hex: string) => others.every((other) => contrast(hex, other.color) >= other.least);
  for (let step = 1; step <= 200; step += 1)
    for (const lightness of [start - step / 200, start + step / 200]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexOf(withLightness(color, lightness));
      if (passes(hex)) return `${token}: ${hex} passes.`;
    }
  return `No lightness of ${token} passes with all of ${new Set(others.map((one) => one.color)).size} colors. Change the colors next to it too.`;
}
