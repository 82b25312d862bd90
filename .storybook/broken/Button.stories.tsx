import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilIcon } from '../../packages/ui/src/icons/index.ts';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken button',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const OnlyAnIcon: StoryObj = {
  name: 'ST-11: a button that is only an icon is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <button type="button">
      <PencilIcon />
    </button>
  ),
};
