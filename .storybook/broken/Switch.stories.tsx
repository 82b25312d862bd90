import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken switch',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

const control = { role: 'switch' };

export const HiddenWord: StoryObj = {
  name: 'ST-11: a switch whose only text is hidden from screen readers is flagged',
  parameters: { broken: 'label' },
  render: () => (
    <label>
      <input type="checkbox" {...control} defaultChecked />
      <span aria-hidden="true">Active</span>
    </label>
  ),
};
