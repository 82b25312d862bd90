import { expect, test } from 'vitest';
import { criterionIds } from './review.ts';
import { screens, subjectsIn, titleOf } from './subjects.ts';

test('stories of components and the screens of the console can be reviewed, broken stories can’t', () => {
  const entry = (id: string, title: string, more = {}) => ({
    [id]: { id, title, name: 'Ready', type: 'story', ...more },
  });
  const subjects = subjectsIn({
    ...entry('components-button--ready', 'Components/Actions/Button'),
    ...entry('components-button--docs', 'Components/Actions/Button', { type: 'docs' }),
    ...entry('components-menu--broken', 'Components/Overlays/Menu', { tags: ['broken'] }),
    ...entry('checks-sheet--all', 'Checks/Sheet'),
  });
  expect(subjects.map(titleOf)).toEqual([
    'Button: Ready',
    ...screens.map(({ name }) => `Screens of the console: ${name}`),
  ]);
  expect(new Set(screens.map(({ id }) => id)).size).toBe(8);
  expect(criterionIds).toHaveLength(55);
});
