import './fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { addLanguage, type Dictionaries } from '../packages/ui/src/locale/index.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { isTooWide, NarrowWindow } from './tools/NarrowWindow.tsx';
import { askedIn, defaults, toolbar } from './tools/toggles.ts';

/** What a story has around it in Storybook and in tests: theme, language, direction. Tests load nothing else. */

const addedLanguages = import.meta.glob<Record<string, Dictionaries>>(
  ['../packages/ui/src/languages/*.ts', '!**/*.test.ts'],
  { eager: true },
);
for (const [path, module] of Object.entries(addedLanguages)) {
  const [, language = ''] = /(\w+)\.ts$/.exec(path) ?? [];
  for (const dictionaries of Object.values(module)) addLanguage(language, dictionaries);
}

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
