import { describe, expect, test } from 'vitest';
import { contrast, needs } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { darkMore, lightMore } from './moreContrast.ts';

/** Who asks for more contrast gets text of 7:1 (WCAG 1.4.6), and edges and marks of 4.5:1. */
const more = (least: number) => (least === 4.5 ? 7 : 4.5);

describe.each([
  ['light', light, (least: number) => least],
  ['dark', dark, (least: number) => least],
  ['light with more contrast', { ...light, ...lightMore }, more],
  ['dark with more contrast', { ...dark, ...darkMore }, more],
])('in the theme %s', (_name, theme, asked) => {
  test.each(needs)('%s can be seen on every surface it lies on', (front, backs, least) => {
    for (const back of backs) {
      const ratio = contrast(theme[front], theme[back]);
      expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(asked(least));
    }
  });
});

test.each([
  ['light', { ...light, ...lightMore }],
  ['dark', { ...dark, ...darkMore }],
])('with more contrast the %s lines that only divide can be seen too', (_name, theme) => {
  for (const line of ['hairline', 'borderStrong'] as const)
    for (const back of ['surface', 'canvas', 'surfaceRaised'] as const)
      expect(contrast(theme[line], theme[back]), `${line} on ${back}`).toBeGreaterThanOrEqual(3);
});
