import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken dialog',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const WithoutName: StoryObj = {
  name: 'ST-11: a dialog without a name is flagged',
  parameters: { broken: 'aria-dialog-name' },
  render: () => (
    <div role="dialog" aria-modal="true">
      <p>The contact hears from you first.</p>
      <button type="button">Close</button>
    </div>
  ),
};

export const NamelessQuestion: StoryObj = {
  name: 'ST-11: an alert dialog whose title isn’t its name is flagged',
  parameters: { broken: 'aria-dialog-name' },
  render: () => (
    <div role="alertdialog" aria-modal="true" aria-describedby="becomes">
      <h2>Delete “After hours”?</h2>
      <p id="becomes">Its number becomes free.</p>
      <button type="button">Cancel</button>
      <button type="button">Delete</button>
    </div>
  ),
};
