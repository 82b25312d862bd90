import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { listedEvidence } from '../scripts/links/evidence.ts';
import { dictionaries } from './accessibility/dictionary.ts';
import { readApi } from './api/readApi.ts';
import { exampleModuleMap } from './editor/exampleModules.ts';
import { componentFacts } from './overview/facts.ts';
import { storyCode } from './storyCode.ts';
import { storyTexts } from './storyTexts.ts';

let api: ReturnType<typeof readApi> | undefined;

/** The types are read once, since it takes seconds. After a change of props, start Storybook again. */
function library() {
  api ??= readApi();
  return api;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './guides/**/*.mdx',
    './guides/**/*.stories.tsx',
    './overview/*.mdx',
    '../packages/ui/src/**/*.mdx',
    // Before the stories, so that it is listed below the docs of its component.
    './accessibility/pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './{broken,sheet}/*.stories.tsx',
  ],
  staticDirs: [
    { from: './forcedColors', to: '/forced-colors' },
    { from: './overview/pictures', to: '/pictures' },
    // The conformance report as files to download or to read alone.
    { from: '../docs/accessibility/report/files', to: '/conformance' },
    // For examples in the live editor, which isn't built with them.
    { from: '../packages/ui/recordings', to: '/recordings' },
  ],
  // In tests, `storyChecks.ts` runs axe; the addon would run it again.
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [[remarkGfm, { singleTilde: false }]] },
        },
      },
    },
    ...(process.env.VITEST ? [] : ['@storybook/addon-a11y']),
    '@storybook/addon-vitest',
  ],
  // Replaced by the theme, the tokens and the reviewer's tools, or not useful for reviews.
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `readApi` reads the types: `react-docgen` doesn't follow imported ones.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        virtualData('virtual:accessibility-facts', async () => ({
          dictionaries: dictionaries(),
          evidence: listedEvidence(),
        })),
        nameComponents(),
        // Tests don't show code.
        ...(process.env.VITEST ? [] : [showCode()]),
        virtualData('virtual:component-api', async () => ({ componentApi: library().components })),
        virtualData('virtual:component-facts', async () => ({ componentFacts: componentFacts() })),
        virtualData('virtual:story-texts', async () => ({ storyTexts: storyTexts() })),
        virtualModule('virtual:example-modules', async () => exampleModuleMap()),
      ],
      resolve: { conditions: ['@console/source', 'module', 'browser', 'development|production'] },
      build: {
        chunkSizeWarningLimit: 4000,
        // A document loads 3 files, not 290. Chromium refuses requests if more than 2,700 are waiting, and a docs page
        // with stories in frames loads a document for each.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'preview', tags: ['$initial'] }] } } },
      },
    }),
};
export default config;

/** Passes data that only Node can read to Storybook: a module whose exports are computed on import. */
const virtualData = (name: string, read: () => Promise<Record<string, unknown>>) =>
  virtualModule(name, async () =>
    Object.entries(await read())
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('\n'),
  );

function virtualModule(name: string, write: () => Promise<string>): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? write() : undefined),
  };
}

/** Adds the name of each exported component to its module, because the build shortens the names of functions. */
function nameComponents(): Plugin {
  return {
    name: 'name-components',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/packages\/ui\/src\/components\/.*\.tsx$/.test(file)) return undefined;
      const names = library().components.filter((one) => file.endsWith(one.file));
      if (names.length === 0) return undefined;
      const added = names.map(({ name }) => `${name}.__docgenInfo = { displayName: '${name}' };`);
      return { code: `${code}\n${added.join('\n')}\n`, map: null };
    },
  };
}

/** Sets the code that docs pages show for each story: what a person would write, not the built one. */
function showCode(): Plugin {
  return {
    name: 'show-code',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return undefined;
      const set = [...storyCode(file, library().entryPoints)].map(
        ([name, text]) => `setCode(${name}, ${JSON.stringify(text)});`,
      );
      return { code: `${code}\n${setCode}\n${set.join('\n')}\n`, map: null };
    },
  };
}

const setCode = `function setCode(story, code) {
  const { docs, ...rest } = story.parameters ?? {};
  story.parameters = { ...rest, docs: { ...docs, source: { ...docs?.source, code } } };
}`;
