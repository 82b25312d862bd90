import { expect, test } from 'vitest';
import { differences } from './transcript.ts';

const tab = (...says: string[]) => ({ do: 'Tab' as const, says });

test('other words, and a step that is new or gone, are told with what was said before', () => {
  expect(differences([tab('Play push button.')], [tab('Pause push button.')])).toEqual([
    '  1.\n    - Tab: “Play push button.”\n    + Tab: “Pause push button.”',
  ]);
  expect(differences([tab('Play')], [tab('Play'), tab()])).toEqual([
    '  2.\n    - no such step\n    + Tab: nothing',
  ]);
  expect(differences([tab('Play'), tab()], [tab('Play')])).toHaveLength(1);
});

test('words about the mode of the reader are no difference', () => {
  expect(differences([tab('Play')], [tab('Play', 'Browse mode')])).toEqual([]);
});
