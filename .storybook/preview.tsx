import '../app/src/styles/fonts.css';
import type { ArgTypesEnhancer, Decorator, Preview } from '@storybook/react-vite';
import { KeyboardTable } from './KeyboardTable.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { checkStory } from './storyChecks.ts';

const inFrame: Decorator = (Story, { globals }) => (
  <StoryFrame theme={globals.theme} locale={globals.locale} motion={globals.motion} zoom={globals.zoom}>
    <Story />
  </StoryFrame>
);

export const decorators: Preview['decorators'] = [inFrame];

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
  docs: { components: { KeyboardTable } },
  layout: 'padded',
  options: { storySort: { order: ['Start', 'Foundations', 'Components'] } },
};

export const initialGlobals: Preview['initialGlobals'] = {
  theme: 'light',
  locale: 'en',
  motion: 'system',
  zoom: '100%',
};

export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'As the system' },
      ],
    },
  },
  locale: {
    description: 'Language and direction',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'he', title: 'עברית', right: 'rtl' },
        { value: 'ru', title: 'Русский' },
        { value: 'en-XA', title: '[!!Pseudo-locale~~~~~!!]' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  zoom: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100%', title: 'Text 100 %' },
        { value: '150%', title: 'Text 150 %' },
        { value: '200%', title: 'Text 200 %' },
      ],
    },
  },
};
