import { both, type Claims, type Functional, notApplicable, partially, supports } from './types.ts';

const platform = both(
  notApplicable(
    'Web content reaches the accessibility services of the platform through the browser. Its names, roles, values and states are in 4.1.2.',
  ),
);
const noAuthoring = both(
  notApplicable('It isn’t an authoring tool: people type plain text, and it doesn’t produce web content.'),
);

/** Chapter 3 of the Revised Section 508 standards. The levels are computed from the criteria. */
export const functional508: Record<string, Functional> = {
  '302.1': {
    criteria: [
      ...([
        '1.1.1',
        '1.3.1',
        '1.3.2',
        '1.3.3',
        '2.1.1',
        '2.1.2',
        '2.4.1',
        '2.4.2',
        '2.4.3',
        '2.4.4',
      ] as const),
      ...(['2.4.6', '3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.3.1', '3.3.2', '4.1.2', '4.1.3'] as const),
    ],
    remark: {
      console:
        'Every function has a name, a role and a key, and results are announced. We recorded one screen reader, Orca, on six components and eight screens. Not tested with NVDA, JAWS or VoiceOver.',
      library:
        'Every component has names, roles and keys, and announces results. We recorded one screen reader, Orca, on six components. Not tested with NVDA, JAWS or VoiceOver.',
    },
  },
  '302.2': {
    criteria: [
      ...(['1.3.4', '1.4.1', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'] as const),
      ...(['2.4.7', '2.4.11', '2.5.8'] as const),
    ],
    remark: both(
      'Text can be enlarged, colors can be replaced, and content reflows at 320 px. Not tested with magnifiers.',
    ),
  },
  '302.3': {
    criteria: ['1.1.1', '1.3.3', '1.4.1', '1.4.3', '1.4.11'],
    remark: both('Every state has an indicator in addition to its color.'),
  },
  '302.4': {
    criteria: ['1.1.1', '1.2.1', '1.4.2'],
    remark: {
      console: 'Only recordings of calls have sound. Their transcripts come from the phone service.',
      library: 'Only a player has sound. It shows the transcript that the app supplies.',
    },
  },
  '302.5': {
    criteria: ['1.2.1', '1.4.2'],
    remark: both('A player has a volume and a transcript, and nothing plays automatically.'),
  },
  '302.6': { criteria: ['2.1.1'], remark: both('Nothing requires speech.') },
  '302.7': {
    criteria: [
      '2.1.1',
      '2.1.2',
      '2.1.4',
      '2.2.1',
      '2.4.1',
      '2.5.1',
      '2.5.2',
      '2.5.3',
      '2.5.4',
      '2.5.7',
      '2.5.8',
    ],
    remark: both(
      'Everything works with a keyboard, and nothing requires dragging. Not tested with speech control or switches.',
    ),
  },
  '302.8': {
    criteria: ['2.1.1', '2.2.1', '2.5.1', '2.5.7', '2.5.8'],
    remark: both('Everything works with one finger or one key at a time.'),
  },
  '302.9': {
    criteria: [
      ...([
        '1.3.5',
        '2.2.1',
        '2.2.2',
        '2.4.2',
        '2.4.5',
        '2.4.6',
        '3.2.1',
        '3.2.2',
        '3.2.3',
        '3.2.4',
      ] as const),
      ...(['3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'] as const),
    ],
    remark: both(
      'Labels, errors and confirmations are in plain language, in English, Hebrew and Russian. No one tested how well people understand it.',
    ),
  },
};

/**
 * Chapters 5 and 6. Chapter 4 (hardware) isn't applicable to either product. A claim covers the clauses below it that have
 * none of their own: `502` is about all of 502.2 to 502.3.14.
 */
export const section508: Record<string, Claims> = {
  '502': platform,
  '502.4': both(notApplicable('It isn’t platform software.')),
  '503.2': both(
    partially(
      'Text size, contrast, forced colors, light or dark and reduced motion follow the settings of browser and system. The font is the product’s own, unless the browser replaces it.',
      ...['text-200', 'forced-colors', 'motion', 'contrast'],
    ),
  ),
  '503.3': both(notApplicable('There is no alternative user interface that works as assistive technology.')),
  '503.4': both(notApplicable('There is no video.')),
  '504': noAuthoring,
  '602.2': {
    console: supports(
      'The page `/accessibility` lists what works and what doesn’t, in English, Hebrew and Russian.',
      'journeys',
    ),
    library: supports(
      'Each component’s page lists its keys, its behavior for screen readers and its limitations.',
      ...['ST-2', 'ST-3', 'ST-7'],
    ),
  },
  '602.3': both(
    partially(
      'The documentation is Markdown, and HTML in Storybook. Axe checks the stories, not the pages around them.',
      'axe',
    ),
  ),
  '602.4': both(notApplicable('All documentation is electronic.')),
  '603.2': {
    console: supports(
      'The operator’s contact on `/accessibility` answers questions, and this report is available on request.',
      'journeys',
    ),
    library: supports(
      'The pages in Storybook contain this report and explain how to report a barrier.',
      'ST-43',
    ),
  },
  '603.3': both(
    partially(
      'Contact is possible in writing. Whether the people who answer can also use relay services depends on the vendor or the operator.',
      'ST-43',
    ),
  ),
};
