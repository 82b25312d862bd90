import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilIcon } from '../../packages/ui/src/icons/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken button',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const OnlyAnIcon: StoryObj = {
  name: 'ST-11: a button with only an icon is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <button type="button">
      <PencilIcon />
    </button>
  ),
};
