import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { unheardIn } from './orca/unheard.ts';
import { screenNames, screenScript } from './screens.ts';
import { components, languages } from './scripts.ts';
import { type Language, recordingFile, type Said, type Transcript, withoutModes } from './transcript.ts';

const browsers = ['chromium', 'firefox'] as const;

/** Screen readers with their usual browsers that nobody has recorded. */
const untested = [
  'NVDA with Firefox',
  'NVDA with Chrome',
  'JAWS with Chrome',
  'Narrator with Edge',
  'VoiceOver with Safari on macOS',
  'VoiceOver with Safari on iOS',
  'TalkBack with Chrome',
];

const notTested = 'not tested';

/** The last results of the checks in another engine, by check and then by component or journey. */
export interface EngineResults {
  engine: string;
  system: string;
  /** The date of all results, if they don't have their own. */
  date?: string;
  checks: Record<string, Record<string, EngineResult>>;
}

interface EngineResult {
  date?: string;
  passed: number;
  /** Titles of failed tests. */
  failed: string[];
  /** Titles of tests that the engine can't run, each with the reason. */
  skipped?: string[];
}

/** The content of docs/accessibility/matrix.md. */
export function matrixPage(): string {
  return [
    '# Engines and screen readers',
    'This page is generated from the stored results: `npm run orca -w @console/ui -- -u`, `npm run firefox -w @console/ui`, `npm run firefox:stories -w @console/ui`, `npm run e2e:firefox -w @console/app` and `npm run webkit -w @console/ui` write them, then `npx vitest run --project unit .storybook/spoken -u` writes this page. A cell without a run says “not tested”.',
    '## Orca',
    `Each cell has the date, the number of steps, and how many announcements that the script requires (“must”) were missing. Components don't have required announcements for each step. A fault is a key that the component needs but Orca kept for itself, or a key without any announcement. [screen-readers.md](screen-readers.md) describes the method, and [differences.md](spoken/differences.md) lists the faults, the missing announcements and the differences between browsers.`,
    versionsOf(),
    table(
      ['', ...browsers.flatMap((browser) => languages.map((language) => `${titleOf(browser)}, ${language}`))],
      [...components, ...screenNames].map((name) => [
        calledBy(name),
        ...browsers.flatMap((browser) => languages.map((language) => heardIn(browser, name, language))),
      ]),
    ),
    '## Other screen readers',
    table(
      ['Screen reader', 'Components', 'Screens'],
      untested.map((reader) => [reader, notTested, notTested]),
    ),
    '## Other engines',
    'A row without a run isn’t in its table. Keyboard tables and journeys are the tests that run in Chromium: each row of a keyboard table is one test left to right and one right to left. “Axe and Tab stops, all stories” counts a component as one test, with all its stories in English; the stops are checked in a window of 390 px, because Firefox makes each element that scrolls a stop. “Tab, first story” checks that each element that Tab reaches is on the screen. WebKitGTK has the engine of Safari, but isn’t Safari: it differs in the system, the keyboard settings and the accessibility API. Its driver can’t run the keyboard tables or journeys, which need Playwright. “Keys of the screen reader scripts” presses the keys of the Orca scripts on the screens of the console instead, and checks that the control that the script names gets the focus. Messages and values aren’t checked there. A row of journeys counts the tests that ran, and names those that need a tool that Playwright lacks with Firefox. Firefox 153 writes through a null pointer when a script reads a property such as `ariaDescribedByElements` twice, as Playwright and axe do and the console doesn’t, so a preference turns these properties off in the checks. Firefox 153 can’t override media features of a page, so preferences set the dark theme and reduced motion for a whole browser.',
    ...engines().flatMap(engineSection),
    '',
  ].join('\n\n');
}

/** The content of docs/accessibility/spoken/differences.md. */
export function differencesPage(): string {
  const all = [...components, ...screenNames].flatMap((name) =>
    languages.map((language) => ({ name, language })),
  );
  return [
    '# What Orca announced differently, or not at all',
    'This page is generated from [the recordings](recorded), like [the matrix](../matrix.md). Announcements of the modes of Orca are left out.',
    '## Differences between Chromium and Firefox',
    ...all.flatMap(({ name, language }) => differencesOf(name, language)),
    '## Faults with Firefox',
    ...orNone(all.flatMap(({ name, language }) => faultsOf(name, language))),
    '## Required announcements that were missing',
    ...all.flatMap(({ name, language }) => missingIn(name, language)),
    '',
  ].join('\n\n');
}

function recording(browser: string, name: string, language: Language): Transcript | undefined {
  const file = join(root, recordingFile(browser, name, language));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The versions of all recordings, each once. */
function versionsOf() {
  const used = [...components, ...screenNames].flatMap((name) =>
    browsers.flatMap((browser) => languages.flatMap((language) => recording(browser, name, language) ?? [])),
  );
  const lines = used.map(({ reader, browser, system }) => `- ${reader} with ${browser} on ${system}`);
  return [...new Set(lines)].sort().join('\n');
}

function heardIn(browser: string, name: string, language: Language) {
  const found = recording(browser, name, language);
  if (!found) return notTested;
  const missing = unheardOf(found, name, language)
    .flat()
    .filter((words) => words.startsWith('must'));
  const steps = `${found.date}: ${found.steps.length} steps`;
  const count = found.faults?.length ?? 0;
  const faults = count === 0 ? '' : `, ${count} ${count === 1 ? 'fault' : 'faults'}`;
  return found.screen === undefined ? `${steps}${faults}` : `${steps}, ${missing.length} missing${faults}`;
}

/** What each step should have announced and didn't. Components don't have expectations for each step. */
function unheardOf({ steps }: Transcript, name: string, language: Language): string[][] {
  const screen = screenNames.find((each) => each === name);
  if (!screen) return [];
  return screenScript(screen, language).steps.map(({ expect }, index) =>
    unheardIn(expect, steps[index]?.says ?? []),
  );
}

function differencesOf(name: string, language: Language) {
  const [inChromium, inFirefox] = browsers.map((browser) => recording(browser, name, language));
  if (!inChromium || !inFirefox) return [`### ${calledBy(name)}, ${language}`, notTested];
  const rows = inChromium.steps.flatMap((step, index) => {
    const other = inFirefox.steps[index];
    const words = [wordsOf(step), wordsOf(other)];
    return words[0] === words[1] ? [] : [[`${index + 1}`, step.do, ...words]];
  });
  return [
    `### ${calledBy(name)}, ${language}`,
    rows.length === 0 ? 'None.' : table(['Step', 'Key', 'Chromium', 'Firefox'], rows),
  ];
}

const orNone = (parts: string[]) => (parts.length > 0 ? parts : ['None.']);

function faultsOf(name: string, language: Language) {
  const { faults } = recording('firefox', name, language) ?? {};
  return faults ? [`### ${calledBy(name)}, ${language}`, faults.map((fault) => `- ${fault}`).join('\n')] : [];
}

function missingIn(name: string, language: Language) {
  const rows = browsers.flatMap((browser) => {
    const found = recording(browser, name, language);
    if (!found) return [];
    return unheardOf(found, name, language).flatMap((missing, index) =>
      missing.map((words) => [
        titleOf(browser),
        `${index + 1}`,
        found.steps[index]?.do ?? '',
        words.replace('must: ', '').replace('should: ', '(should) '),
        wordsOf(found.steps[index]),
      ]),
    );
  });
  if (rows.length === 0) return [];
  return [
    `### Missing on ${calledBy(name)}, ${language}`,
    table(['Browser', 'Step', 'Key', 'Missing', 'Announced'], rows),
  ];
}

const engines = (): EngineResults[] =>
  globSync('docs/accessibility/browsers/*.json', { cwd: root })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));

function engineSection({ engine, system, date, checks }: EngineResults) {
  return [
    `### ${engine}`,
    `On ${system}.`,
    ...Object.entries(checks).flatMap(([check, results]) => [
      `#### ${check} in ${engine.split(' ')[0]}`,
      table(
        ['', 'Date', 'Passed', 'Failed', 'Not tested'],
        Object.entries(results)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, result]) => [
            name,
            result.date ?? date ?? '',
            `${result.passed}`,
            countOf(result.failed),
            countOf(result.skipped ?? []),
          ]),
      ),
    ]),
  ];
}

/** The number of tests, and their titles. */
const countOf = (titles: string[]) =>
  titles.length === 0 ? '0' : `${titles.length}: ${titles.map(code).join('; ')}`;

const calledBy = (name: string) =>
  screenNames.some((screen) => screen === name)
    ? `${screenScript(name as (typeof screenNames)[number], 'en').called} (screen)`
    : name;

const titleOf = (browser: string) => `${browser.slice(0, 1).toUpperCase()}${browser.slice(1)}`;

const wordsOf = (said: Said | undefined) => withoutModes(said)?.says.map(code).join(' ') || 'nothing';

const code = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
