import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneIcon } from '../../packages/ui/src/icons/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken tooltip',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const WithoutWords: StoryObj = {
  name: 'ST-11: a tooltip without text is flagged',
  parameters: { broken: 'aria-tooltip-name' },
  render: () => (
    <>
      <button type="button" aria-describedby="hours">
        Reception
      </button>
      <div role="tooltip" id="hours">
        <PhoneIcon />
      </div>
    </>
  ),
};
