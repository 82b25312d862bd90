import { expect, test } from 'vitest';
import { differences } from './transcript.ts';

const tab = (...says: string[]) => ({ do: 'Tab' as const, says });

test('changed, added and removed steps are listed with the previous output', () => {
  expect(differences([tab('Play push button.')], [tab('Pause push button.')])).toEqual([
    '  1.\n    - Tab: “Play push button.”\n    + Tab: “Pause push button.”',
  ]);
  expect(differences([tab('Play')], [tab('Play'), tab()])).toEqual([
    '  2.\n    - no such step\n    + Tab: nothing',
  ]);
  expect(differences([tab('Play'), tab()], [tab('Play')])).toHaveLength(1);
});

test('announcements of the screen reader’s mode are ignored', () => {
  expect(differences([tab('Play')], [tab('Play', 'Browse mode')])).toEqual([]);
});
