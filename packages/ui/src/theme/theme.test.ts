import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dark, darkMore, light, lightMore } from './colors.ts';
import { contrast, needsOf } from './contrast.ts';
import { scale, still } from './scale.ts';

describe.each([
  ['light', light, false],
  ['dark', dark, false],
  ['light with more contrast', { ...light, ...lightMore }, true],
  ['dark with more contrast', { ...dark, ...darkMore }, true],
])('theme: %s', (_name, theme, isMore) => {
  test.each(needsOf(isMore))(
    '%s has enough contrast on every surface it is used on',
    (front, backs, least) => {
      for (const back of backs)
        expect(contrast(theme[front], theme[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    },
  );
});

/** Styles with their own durations, and why they don't animate with reduced motion. */
const ownTimes: Record<string, string> = {
  'components/BusyMark/BusyMark.css.ts': 'three dots replace it, with either setting for reduced motion',
  'components/LineChart/Readout.css.ts': 'a delay before it appears, without movement',
  'components/Transcript/Transcript.css.ts': 'the same delay',
  'components/WeekCalendar/WeekGrid.css.ts': 'the same delay',
};

test('X-4: durations in styles come from the motion tokens, except the listed ones', () => {
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

test('X-4: with reduced motion, every motion token is 0s', () => {
  expect(Object.keys(still)).toEqual(Object.keys(scale.motion));
  for (const time of Object.values(still)) expect(time).toBe('0s');
});

function takesOwnTime(line: string) {
  return /\d+m?s\b/.test(line) || !/motion\.|none/.test(line);
}
