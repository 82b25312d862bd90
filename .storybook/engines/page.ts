import type { Engine } from './engines.ts';
import type { FalseFinding } from './falseFindings.ts';
import { looks, type Result } from './results.ts';

/** What the page says about a run besides its results. */
export interface Run {
  date: string;
  browser: string;
  engines: readonly { name: string; version: string }[];
}

const engines = ['IBM', 'HTMLCS'] as const satisfies Engine[];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

/** `0/0`, or `0/0 (2/0 false)`: the findings of each engine, and those that are listed as false. */
function counts(results: readonly Result[]) {
  if (results.length === 0) return '–';
  const found = results.flatMap(({ findings }) => findings);
  const of = (isFalse: boolean) =>
    engines
      .map(
        (name) =>
          found.filter(({ engine, falseId }) => engine === name && (falseId !== null) === isFalse).length,
      )
      .join('/');
  return of(true) === '0/0' ? of(false) : `${of(false)} (${of(true)} false)`;
}

/** Groups by a key, in the order in which the keys appear. */
const grouped = (results: readonly Result[], key: (result: Result) => string) => [
  ...Map.groupBy(results, key),
];

const looksOf = (results: readonly Result[], asked: readonly string[]) =>
  asked.map((look) => counts(results.filter((result) => result.look === look)));

/** The page docs/accessibility/engines.md. */
export function page(results: readonly Result[], known: readonly FalseFinding[], run: Run) {
  const screens = results.filter(({ kind }) => kind === 'screen');
  const stories = results.filter(({ kind }) => kind === 'story');
  const wide = looks.slice(0, 2);
  const states = grouped(screens, ({ group, name }) => `${group}: ${name}`);
  const components = grouped(stories, ({ group }) => group);
  const [ibm, htmlcs] = run.engines.map(({ name, version }) => `${name} ${version}`);

  return `# Rule engines

axe checks every story and every screen in the [everyday checks](README.md). This page has the results of two other
engines, which know other rules: IBM Equal Access with its rules for WCAG 2.2 A and AA (violations only), and
HTML_CodeSniffer with WCAG 2 AA (errors only). \`npm run test:release -- engines\` runs both on each state of every
screen and on every story, and writes this page. The run fails if:

- an engine finds something that isn't [listed as false](#false-findings)
- an engine or one of its rules crashes
- a false finding that is listed no longer occurs, or a route of the console has no state

Both engines check the whole document. Of a story, only findings in the story count, because the document around it is
Storybook's: it has no landmarks and contains hidden messages. No rule is turned off.

| | |
| --- | --- |
| Date | ${run.date} |
| Browser | Chromium ${run.browser} |
| IBM | ${ibm} |
| HTMLCS | ${htmlcs} |
| States of screens | ${states.length} |
| Stories | ${new Set(stories.map(({ group, name }) => `${group} ${name}`)).size} |

Each cell has the findings of IBM and of HTML_CodeSniffer, such as \`0/0\`. Findings that are listed as false are in
parentheses. A dash means that the state doesn't exist at that width.

${table(
  ['All', ...looks],
  [
    ['Screens', ...looksOf(screens, looks)],
    ['Stories', ...looksOf(stories, looks)],
  ],
)}

## False findings

${known.length === 0 ? 'There are none.\n' : ''}${known
  .map(({ id, rules, selector, why, quote, link }) => {
    const places = results.filter(({ findings }) => findings.some(({ falseId }) => falseId === id));
    const found = places.flatMap(({ findings }) => findings).filter(({ falseId }) => falseId === id);
    return `### ${id}

${Object.entries(rules)
  .map(([engine, rule]) => `${engine}, rule \`${rule}\``)
  .join('; ')}; on \`${selector}\`. It has ${found.length} findings in ${places.length} checks.

${why}

> ${quote}
>
> [${new URL(link).hostname}](${link})

![The element that the engine reports](engines/${id}.png)
`;
  })
  .join('\n')}
## Screens

The window is narrowed after the state is reached. The drawer exists in a narrow window only. The state "${narrowSidebar}"
has a window of 1024 px in place of 1440 px.

${table(
  ['State', ...looks],
  states.map(([name, of]) => [name, ...looksOf(of, looks)]),
)}

## Stories

The counts of each story are in [stories.json](engines/stories.json).

${table(
  ['Component', 'Stories', ...wide],
  components.map(([name, of]) => [
    name,
    String(new Set(of.map((result) => result.name)).size),
    ...looksOf(of, wide),
  ]),
)}
`;
}

const narrowSidebar = 'the narrow sidebar';

/** The counts of each story, by component: a line per story. */
export function storyCounts(results: readonly Result[]) {
  const stories = results.filter(({ kind }) => kind === 'story');
  const all = grouped(stories, ({ group, name }) => `${group}: ${name}`).map(([name, of]) => [
    name,
    looksOf(of, looks.slice(0, 2)).join(', '),
  ]);
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}
