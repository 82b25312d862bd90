import type { ArgTypesEnhancer, Preview } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { preloadParts } from '../packages/ui/src/onDemand/index.ts';
import { DocsRow, DocsTable } from './accessibility/DocsFile.tsx';
import { Api } from './api/Api.tsx';
import { argTypesOf } from './api/argTypes.ts';
import { apiOf, nameOf, withApi } from './api/storyApi.ts';
import { Code, DocsFrame, StoryAlone } from './DocsFrame.tsx';
import { CanvasWithEditor } from './editor/CanvasWithEditor.tsx';
import './editor/editor.css';
import { KeyboardTable } from './KeyboardTable.tsx';
import { ComponentHeading } from './overview/ComponentHeading.tsx';
import { checkStory } from './storyChecks.ts';
import { hearPage } from './tools/hearPage.ts';
import { narrowViewport } from './tools/NarrowWindow.tsx';

export { decorators, globalTypes, initialGlobals } from './frame.tsx';

/** Dialogs, popovers and tooltips render at once. */
export const loaders: Preview['loaders'] = [preloadParts];

export const beforeAll: Preview['beforeAll'] = hearPage;

export const afterEach: Preview['afterEach'] = checkStory;

/** Excludes broken stories from Chromatic, which reads the parameters of a story but not its tags. */
const withoutPicture: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  if (tags.includes('broken')) parameters.chromatic = { disableSnapshot: true };
  return argTypes;
};

export const argTypesEnhancers: Preview['argTypesEnhancers'] = [withApi, withoutPicture];

export const tags: Preview['tags'] = ['autodocs'];

export const parameters: Preview['parameters'] = {
  a11y: { test: 'error' },
  chromatic: {
    modes: {
      'en light': { locale: 'en', theme: 'light' },
      'en dark': { locale: 'en', theme: 'dark' },
      'he light': { locale: 'he', theme: 'light' },
      'he dark': { locale: 'he', theme: 'dark' },
      'forced colours': { locale: 'en', theme: 'light', forcedColors: 'active' },
    },
  },
  // Available on docs pages without an import.
  docs: {
    components: {
      Api,
      Canvas: CanvasWithEditor,
      Code,
      KeyboardTable,
      StoryAlone,
      h1: ComponentHeading,
      table: DocsTable,
      tr: DocsRow,
    },
    container: DocsFrame,
    // A story without code of its own, see `storyCode.ts`, shows its source.
    source: { type: 'code', language: 'tsx', format: false },
    extractArgTypes: (component: unknown) => argTypesOf(apiOf(nameOf(component))),
    extractComponentDescription: (component: unknown) => apiOf(nameOf(component))?.description ?? '',
  },
  layout: 'padded',
  viewport: { options: { ...MINIMAL_VIEWPORTS, reflow: narrowViewport } },
  options: {
    storySort: {
      // By title only: the stories of a component keep their order.
      method: 'alphabetical',
      order: [
        'Introduction',
        'Guides',
        [
          'How to pick a component',
          'Recipes',
          'Tokens',
          'Your theme',
          'Live editor',
          'Right to left',
          'For reviewers',
        ],
        'Start',
        'Components',
        // The groups of `overview/facts.ts`. Storybook evaluates this list alone, so it can't import them.
        [
          'All components',
          'Actions',
          'Fields',
          'Forms',
          'Navigation',
          'Layout',
          'Data',
          'Media',
          'Feedback',
          'Overlays',
        ],
        'Accessibility',
        [
          'Method',
          'Workbench',
          'Report a barrier',
          'Exceptions',
          'Screen readers',
          'Conformance',
          'Evidence',
          'Promises',
        ],
        '*',
        'Checks',
      ],
    },
  },
};
