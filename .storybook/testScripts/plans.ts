import type { KeyboardRow } from '../../packages/ui/src/testing/keyboardTable.ts';
import { speechOf } from '../accessibility/speech.ts';
import type { Press } from '../spoken/keys.ts';
import type { Expectation } from '../spoken/screenSteps.ts';
import { screenScripts } from '../spoken/screens.ts';
import { components, languages, scripts, stepsOf } from '../spoken/scripts.ts';
import type { Language } from '../spoken/transcript.ts';

export type Priority = 'must' | 'should' | 'may';

/** What a tester has to hear or see. */
export interface Assertion {
  priority: Priority;
  text: string;
}

export interface Step {
  press: Press | 'Type';
  /** The text to type. */
  text?: string;
  /** How often. @default 1 */
  times?: number;
  assertions: readonly Assertion[];
}

/** The script of one component or screen in one language, in the form of ARIA-AT: set-up, commands, assertions. */
export interface TestPlan {
  /** Such as `LineChart.en`. */
  id: string;
  subject: string;
  kind: 'component' | 'screen';
  language: Language;
  /** What to open, and as whom. */
  setUp: readonly string[];
  /** The story of a component. */
  story?: string;
  steps: readonly Step[];
  /** All keys of a component, each with what it does. Empty for a screen. */
  keys: readonly KeyboardRow[];
}

const tables = import.meta.glob<KeyboardRow[]>('../../packages/ui/src/components/*/*.keyboard.json', {
  eager: true,
  import: 'default',
});

const keysOf = (component: string): readonly KeyboardRow[] =>
  tables[`../../packages/ui/src/components/${component}/${component}.keyboard.json`] ?? [];

/** The scripts of the components: what the accessibility tree suggests has to be heard in each step. */
const ofComponents = components.flatMap((component) =>
  languages.map((language): TestPlan => {
    const simulated = speechOf('simulated', component, language)?.steps ?? [];
    return {
      id: `${component}.${language}`,
      subject: component,
      kind: 'component',
      language,
      story: scripts[component].story[language],
      setUp: [
        'Open the story alone, in a window of at least 1280 pixels. Put the focus on the button before it.',
      ],
      steps: stepsOf(component, language).map(({ press, isOwn }, index) => ({
        press,
        assertions: assertionsOf(press, simulated[index]?.says ?? [], isOwn === true),
      })),
      keys: keysOf(component),
    };
  }),
);

function assertionsOf(press: Press, says: readonly string[], isOwn: boolean): Assertion[] {
  if (press.startsWith('Read all')) {
    return [
      { priority: 'must', text: `Everything is read once, in this order: from ${ends(says)}.` },
      { priority: 'should', text: 'Nothing is read that isn’t on the page, and no symbols are spelled out.' },
    ];
  }
  if (says.length === 0) {
    return [
      { priority: 'must', text: 'The content of the cell is read, with its header if that has changed.' },
    ];
  }
  return [
    // The last words are those of the focused control, the others those of the groups around it.
    ...says.map(
      (words, index): Assertion => ({
        priority: index === says.length - 1 ? 'must' : 'should',
        text: `${quoted(words)} is said, with the reader’s own words for roles and states.`,
      }),
    ),
    ...(isOwn
      ? [
          {
            priority: 'must' as const,
            text: 'The key reaches the component without changing the mode first.',
          },
        ]
      : []),
  ];
}

function quoted(words: string) {
  return `“${words}”`;
}

function ends(says: readonly string[]) {
  const [first = '', last = ''] = [says[0], says.at(-1)];
  return `${quoted(first)} to ${quoted(last)}`;
}

/** The scripts of the console's screens. */
const ofScreens = screenScripts.map(
  ({ screen, called, language, person, path, organization, channel, title, steps }): TestPlan => ({
    id: `${screen}.${language}`,
    subject: called,
    kind: 'screen',
    language,
    setUp: [
      person
        ? `Start the console with its demo data, and sign in as ${person}.`
        : 'Start the console with its demo data. Don’t sign in.',
      `Open ${[path, ...placesIn(path, organization, channel)].join(', ')}.`,
      `The screen reader must announce the title, ${quoted(title)}. Press Ctrl+Home, so that the focus is before the page.`,
    ],
    steps: steps.map(({ press, text, times, expect, isOwn }) => ({
      press,
      ...(text && { text }),
      ...(times && { times }),
      assertions: [
        ...expect.map((one) => ({ priority: one.priority, text: sentenceOf(one) })),
        ...(isOwn
          ? [
              {
                priority: 'must' as const,
                text: 'The key reaches the control without changing the mode first.',
              },
            ]
          : []),
      ],
    })),
    keys: [],
  }),
);

/** What the placeholders of a path stand for. */
function placesIn(path: string, organization: string, channel: string) {
  return Object.entries({
    ':organization': organization,
    ':channel': channel,
    ':call': 'its newest ended call with a recording',
  }).flatMap(([placeholder, place]) => (path.includes(placeholder) ? [`${placeholder} being ${place}`] : []));
}

function sentenceOf({ role, name, nameHas, value, valueHas, state, description, within }: Expectation) {
  const parts = [
    role ? `Role ${role}` : 'A message',
    name && (role ? `name ${quoted(name)}` : quoted(name)),
    nameHas && `with ${nameHas}`,
    value && `value ${quoted(value)}`,
    valueHas && `value with ${valueHas}`,
    state && `state ${state}`,
    description && `description ${quoted(description)}`,
    within && `inside ${quoted(within)}`,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** All scripts: the six components, then the eight screens, each in English and Hebrew. */
export const testPlans: readonly TestPlan[] = [...ofComponents, ...ofScreens];
