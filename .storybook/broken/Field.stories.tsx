import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken field',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const WithoutLabel: StoryObj = {
  name: 'ST-11: a field without a label is flagged',
  parameters: { broken: 'label' },
  render: () => (
    <div>
      <span>Name</span>
      <input type="text" />
    </div>
  ),
};
