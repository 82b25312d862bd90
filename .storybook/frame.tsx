import './fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { arabic } from '../packages/ui/src/languages/ar.ts';
import { addLanguage } from '../packages/ui/src/locale/index.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { isTooWide, NarrowWindow } from './tools/NarrowWindow.tsx';
import { askedIn, defaults, toolbar } from './tools/toggles.ts';

/** What a story has around it in Storybook and in tests: theme, language, direction. Tests load nothing else. */

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

export const initialGlobals: Preview['initialGlobals'] = defaults;

export const globalTypes: Preview['globalTypes'] = toolbar;
