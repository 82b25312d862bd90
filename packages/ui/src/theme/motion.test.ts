import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scale, still } from './scale.ts';

/** Styles with times of their own, and how they stand still all the same. */
const ownTimes: Record<string, string> = {
  'components/BusyMark/BusyMark.css.ts': 'three dots stand in its place, under both wishes',
  'components/LineChart/Standin.css.ts': 'a wait before it is seen, without any way from here to there',
  'components/Transcript/Transcript.css.ts': 'the same wait',
  'components/WeekCalendar/marks.css.ts': 'the same wait',
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
