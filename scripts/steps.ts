import { auditCounts, type Counts, playwrightCounts, single, vitestCounts } from './counts.ts';

/** One thing that must be green. */
export interface Step {
  name: string;
  /** `everyday`: `npm test`; `full`: `npm run test:full`. */
  layer: 'everyday' | 'full';
  /** Also part of `npm run check`. */
  isQuick?: boolean;
  /** Commands of node_modules/.bin, all run, one after the other; the file is for a report of the tests in it. */
  commands: (reportFile: string) => string[][];
  env?: (reportFile: string) => Record<string, string>;
  count: (reportFile: string, isGreen: boolean) => Counts;
}

const turbo = (task: string, ...rest: string[]) => [
  'turbo',
  'run',
  task,
  '--output-logs=errors-only',
  ...rest,
];

const vitest = (...projects: string[]) => ({
  commands: (file: string) => [
    [
      'vitest',
      'run',
      ...projects.map((name) => `--project=${name}`),
      // Much of a test in a browser is waiting: two pages share two cores well.
      '--maxWorkers=2',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
  ],
  count: vitestCounts,
});

const playwright = (config: string, env: Record<string, string> = {}) => ({
  commands: () => [['playwright', 'test', '--config', config, '--reporter=list,json']],
  env: (file: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env }),
  count: playwrightCounts,
});

const proof = (...commands: string[][]) => ({ commands: () => commands, count: single });

/** Everything that is checked, in the order in which a mistake shows soonest. */
export const steps: Step[] = [
  { name: 'Chromium is here', layer: 'everyday', ...proof(['node', 'scripts/ensureChromium.ts']) },
  { name: 'Format, lint and doors', layer: 'everyday', isQuick: true, ...proof(['biome', 'ci', '.']) },
  {
    name: 'Types',
    layer: 'everyday',
    isQuick: true,
    ...proof(['tsc', '-p', '.'], turbo('types', '--continue=always')),
  },
  { name: 'Nothing unused', layer: 'everyday', isQuick: true, ...proof(['knip', '--no-config-hints']) },
  {
    name: 'Every promise is proven or declared',
    layer: 'everyday',
    isQuick: true,
    ...proof(['node', 'scripts/bars.ts']),
  },
  {
    name: 'Links lead somewhere, claims rest on something',
    layer: 'everyday',
    isQuick: true,
    ...proof(['node', 'scripts/links.ts']),
  },
  {
    name: 'Licences of all packages permit commercial use',
    layer: 'everyday',
    isQuick: true,
    ...proof(['node', 'scripts/licences.ts']),
  },
  { name: 'Tests: rules, server, app', layer: 'everyday', ...vitest('unit', 'server', 'app') },
  { name: 'Tests: components in Chromium', layer: 'everyday', ...vitest('browser') },
  { name: 'Stories: axe in English and light, Hebrew and dark', layer: 'everyday', ...vitest('stories') },
  { name: 'Build', layer: 'everyday', ...proof(turbo('build')) },
  {
    name: 'Packages as they are published',
    layer: 'everyday',
    ...proof(
      ['npm', 'run', 'package', '--workspace=@console/ui'],
      ['npm', 'run', 'package', '--workspace=@console/conformance'],
    ),
  },
  {
    name: 'Sizes',
    layer: 'everyday',
    ...proof(['size-limit'], ['node', 'packages/ui/scripts/weights/run.ts', '--check']),
  },
  { name: 'Journeys', layer: 'everyday', ...playwright('app/e2e/playwright.config.ts') },
  { name: 'Chromium is here', layer: 'full', ...proof(['node', 'scripts/ensureChromium.ts']) },
  { name: 'Build', layer: 'full', ...proof(turbo('build')) },
  {
    name: 'Known holes in packages, where the registry answers',
    layer: 'full',
    commands: (file) => [['node', 'scripts/audit.ts', '--where-it-answers', '--report', file]],
    count: auditCounts,
  },
  { name: 'Server on PostgreSQL', layer: 'full', ...proof(['npm', 'run', 'test:postgres']) },
  {
    name: 'Server killed while writing, 25 rounds',
    layer: 'full',
    ...proof(['npm', 'run', 'test:crash', '--', '25']),
  },
  {
    name: 'Power cut while writing, 15 rounds',
    layer: 'full',
    ...proof(['npm', 'run', 'test:power', '--', '15']),
  },
  { name: 'Disk full and read-only', layer: 'full', ...proof(['npm', 'run', 'test:disk']) },
  { name: 'PostgreSQL killed under the server', layer: 'full', ...proof(['npm', 'run', 'test:kill']) },
  {
    name: 'Server asked 5,000 odd questions',
    layer: 'full',
    commands: (file) =>
      vitest('server')
        .commands(file)
        .map((command) => [...command, 'fuzz']),
    env: () => ({ FUZZ_RUNS: '5000' }),
    count: vitestCounts,
  },
  { name: 'A minute of a recording, and what a reader would say', layer: 'full', ...vitest('slow') },
  {
    name: 'Stories: axe in English and dark, Hebrew and light',
    layer: 'full',
    ...vitest('stories'),
    env: () => ({ OTHER_LOOKS: '1' }),
  },
  {
    name: 'Journeys of what happens seldom or takes long, and in English and dark, Hebrew and light',
    layer: 'full',
    ...playwright('app/e2e/playwright.config.ts', { OTHER_LOOKS: '1' }),
  },
  {
    name: 'Consumers: the package in projects of others',
    layer: 'full',
    ...proof(['npm', 'run', 'consumers']),
  },
  { name: 'Storybook builds', layer: 'full', ...proof(['npm', 'run', 'storybook:build']) },
  {
    name: 'Every page of Storybook opens, its links lead somewhere',
    layer: 'full',
    ...proof(['node', 'scripts/links.ts', '--storybook']),
  },
  {
    name: 'Every story in six media',
    layer: 'full',
    ...playwright('.storybook/media/playwright.config.ts'),
  },
];
