import type { Mutation } from '../mutation.ts';

const folder = 'packages/ui/src/components';

/** Faults that axe or the pseudo-locale finds in stories. */
export const stories: readonly Mutation[] = [
  {
    name: 'pale hint',
    breaks: 'The hint of a field has too little contrast.',
    file: `${folder}/Field/Field.css.ts`,
    find: '  lineHeight: line.small,\n  color: color.textMuted,',
    replace: '  lineHeight: line.small,\n  color: color.textDisabled,',
    red: { task: 'stories', file: 'Field/Field.stories', title: 'Ready' },
  },
  {
    name: 'pale error in the dark theme',
    breaks: 'Error messages have too little contrast in the dark theme.',
    file: 'packages/ui/src/theme/colors.ts',
    find: "dangerText: '#F59A92'",
    replace: "dangerText: '#6A2A24'",
    red: { task: 'stories', file: 'Field/Field.stories', title: 'Failed' },
  },
  {
    name: 'unlabeled button',
    breaks: 'An icon button has no accessible name.',
    file: `${folder}/IconButton/IconButton.tsx`,
    find: 'aria-label={label}',
    replace: '',
    red: { task: 'stories', file: 'IconButton.stories', title: 'No Tooltip' },
  },
  {
    name: 'untranslated text',
    breaks: 'A string of a component isn’t in its dictionary.',
    file: `${folder}/Pagination/Pagination.tsx`,
    find: 'label={strings.size}',
    replace: 'label="Rows per page"',
    red: { task: 'stories', file: 'Pagination.stories', title: 'Ready' },
  },
  {
    name: 'dialog without a name',
    breaks: 'A dialog has no accessible name.',
    file: `${folder}/Dialog/Dialog.tsx`,
    find: '<Heading slot="title"',
    replace: '<Heading',
    red: { task: 'stories', file: 'Dialog.stories', title: 'Ready' },
  },
  {
    name: 'axe turned off',
    breaks: 'Axe no longer checks any story.',
    file: '.storybook/axeMatrix.ts',
    find: "const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];",
    replace: "const tags = ['none'];",
    red: {
      task: 'stories',
      file: 'broken/Button.stories',
      title: 'a button with only an icon is flagged',
    },
  },
  {
    name: 'plain English unnoticed',
    breaks: 'Strings without a dictionary are no longer reported.',
    file: '.storybook/storyChecks.ts',
    find: 'return found.map((words) => ({',
    replace: 'return found.slice(0, 0).map((words) => ({',
    red: {
      task: 'stories',
      file: 'broken/Pagination.stories',
      title: 'a name in plain English instead of the dictionary is flagged',
    },
  },
];
