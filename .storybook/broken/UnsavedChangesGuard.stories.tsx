import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken: proves that the checks flag a dialog without a name. */
const meta = {
  title: 'Checks/Broken guard',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const WithoutName: StoryObj = {
  name: 'ST-11: an alert dialog without a name is flagged',
  parameters: { broken: 'aria-dialog-name' },
  render: () => (
    <div role="alertdialog" aria-modal="true">
      <p>Not saved: Bot.</p>
      <button type="button">No</button>
      <button type="button">Yes</button>
    </div>
  ),
};
