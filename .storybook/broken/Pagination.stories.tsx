import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnglishPager } from './EnglishPager.tsx';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken pages',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

const target = { inlineSize: '2rem', blockSize: '2rem' };

export const ArrowWithoutName: StoryObj = {
  name: 'ST-11: an arrow button without a name is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <nav aria-label="1">
      <ul>
        <li>
          <button type="button" style={target}>
            <svg aria-hidden="true" width="16" height="16" />
          </button>
        </li>
        <li>
          <button type="button" style={target} aria-current="page">
            1
          </button>
        </li>
      </ul>
    </nav>
  ),
};

export const EnglishNames: StoryObj = {
  name: 'X-1: a name in plain English instead of the dictionary is flagged',
  parameters: { broken: 'plain-english' },
  render: () => <EnglishPager />,
};
