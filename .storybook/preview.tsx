import '../app/src/styles/fonts.css';
import type { ArgTypesEnhancer, Decorator, Preview } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { arabic } from '../packages/ui/src/languages/ar.ts';
import { addLanguage } from '../packages/ui/src/locale/index.ts';
import { Code } from './Code.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { KeyboardTable } from './KeyboardTable.tsx';
import { StoryAlone } from './StoryAlone.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { checkStory } from './storyChecks.ts';
import { hearPage } from './tools/hearPage.ts';
import { isTooWide, NarrowWindow, narrowViewport } from './tools/NarrowWindow.tsx';
import { askedIn, defaults, toolbar } from './tools/toggles.ts';

addLanguage('ar', arabic);

const inFrame: Decorator = (Story, { globals, viewMode }) => {
  if (isTooWide(globals['viewport'])) return <NarrowWindow />;
  return (
    <StoryFrame asked={askedIn(globals)} isInDocs={viewMode === 'docs'}>
      <Story />
    </StoryFrame>
  );
};

export const decorators: Preview['decorators'] = [inFrame];

export const beforeAll: Preview['beforeAll'] = hearPage;

export const afterEach: Preview['afterEach'] = checkStory;

/** Chromatic keeps no picture of what is wrong on purpose; it reads the parameters of each story, and no tags. */
const withoutPicture: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  if (tags.includes('broken')) parameters.chromatic = { disableSnapshot: true };
  return argTypes;
};

export const argTypesEnhancers: Preview['argTypesEnhancers'] = [withoutPicture];

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
  // What a page of the docs may use without an import.
  docs: { components: { Code, KeyboardTable, StoryAlone }, container: DocsFrame },
  layout: 'padded',
  viewport: { options: { ...MINIMAL_VIEWPORTS, reflow: narrowViewport } },
  options: {
    storySort: {
      order: [
        'Introduction',
        'Guides',
        ['How to pick a component', 'Recipes', 'Tokens', 'Right to left', 'For reviewers'],
        'Accessibility',
        [
          'Components',
          'Method',
          'Report a barrier',
          'Exceptions',
          'Screen readers',
          'Conformance',
          'Evidence',
          'Promises',
        ],
        'Start',
        'Components',
        '*',
        'Checks',
      ],
    },
  },
};

export const initialGlobals: Preview['initialGlobals'] = defaults;

export const globalTypes: Preview['globalTypes'] = toolbar;
