import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dark, darkMore, light, lightMore } from './colors.ts';
import { contrast, needs } from './contrast.ts';
import { scale, still } from './scale.ts';

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

/** Styles with times of their own, and how they stand still all the same. */
const ownTimes: Record<string, string> = {
  'components/BusyMark/BusyMark.css.ts': 'three dots stand in its place, under both wishes',
  'components/LineChart/Readout.css.ts': 'a wait before it is seen, without any way from here to there',
  'components/Transcript/Transcript.css.ts': 'the same wait',
  'components/WeekCalendar/WeekGrid.css.ts': 'the same wait',
};

test('X-4: every time in a style comes from the motion tokens', () => {
  const source = join(import.meta.dirname, '..');
  const timed = globSync('{theme,announcer,components}/**/*.css.ts', { cwd: source }).filter((path) =>
    readFileSync(join(source, path), 'utf8')
      .split('\n')
      .some(
        (line) =>
          /^\s*(transition|animation)\w*:|\b(transition|animation): /.test(line) && takesOwnTime(line),
      ),
  );
  expect(timed.sort()).toEqual(Object.keys(ownTimes));
});

test('X-4: with less motion every one of these tokens is no time at all', () => {
  expect(Object.keys(still)).toEqual(Object.keys(scale.motion));
  for (const time of Object.values(still)) expect(time).toBe('0s');
});

function takesOwnTime(line: string) {
  return /\d+m?s\b/.test(line) || !/motion\.|none/.test(line);
}
