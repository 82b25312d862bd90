import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'TableFilters',
  kind: 'composite',
  stated: '2026-11-27',
  pattern: {
    name: 'Disclosure',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
    why: 'The panel is part of the page: the rows stay readable while people filter them, and fields in it can open their own lists.',
    neighbours: [
      { name: 'Dialog', whyNot: 'it would cover the rows, and a date field opens another dialog.' },
      { name: 'Grid with filter cells', whyNot: 'headers with fields in them are read before every cell.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The panel is a named group, the two fields of a number are a group named by their column, and active filters are a named list.',
      evidence: ['tree', 'axe'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Buttons and fields work with the keyboard.',
      evidence: ['keys'],
    },
    '2.1.2': { claim: 'Supports', how: 'The panel doesn’t trap focus.', evidence: ['focus'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'The panel follows its button. After a removal, focus moves to the next filter, or to the button.',
      evidence: ['keys', 'tree'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'Each field has the name of its column, and each button that removes a filter names it.',
      evidence: ['tree', 'axe'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The button has `aria-expanded` and `aria-controls`.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'After a change, how many rows match is announced once, politely. The test of the component listens to it.',
      evidence: ['promises', 'spoken-strings'],
    },
  },
  duties: [
    { what: 'A header for each column', askedBy: 'type', by: '`header` of Column' },
    { what: 'A label for each value of a choice', askedBy: 'type', by: '`label` of FilterOption' },
    {
      what: 'Why there are no rows',
      askedBy: 'nobody',
      by: 'Without `empty`, the table only says “No rows”.',
    },
  ],
  keyboard: ['TableFilters'],
  tree: 'components-tablefilters--active',
  limitations: [
    {
      what: 'Text filters apply with each letter, so the number of rows can be announced while a person types.',
      workAround: 'messages within 250 ms are announced once.',
    },
    {
      what: 'An end before the start, such as at least 20 and at most 5, isn’t an error: no row matches.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['TableFilters'],
  rightToLeft: { mirrors: ['the order and the grid of fields'], doesNot: ['ranges such as “5–20”'] },
  dos: ['Put it above the table.', 'Pass `empty` to the table.'],
  donts: ['Don’t filter by a column that people can’t see, unless its name explains it.'],
  broken: [
    { story: 'checks-broken-popover--only-unseen', shows: 'A closed panel whose controls take focus' },
  ],
  manual: 'never',
};
