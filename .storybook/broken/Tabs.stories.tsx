import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken tabs',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const WithoutPanel: StoryObj = {
  name: 'ST-11: an open tab without its panel is flagged',
  parameters: { broken: 'aria-valid-attr-value' },
  render: () => (
    <div role="tablist" aria-label="Contact">
      <button type="button" role="tab" aria-selected="true" aria-controls="calls-panel">
        Calls
      </button>
      <button type="button" role="tab" aria-selected="false">
        Notes
      </button>
    </div>
  ),
};

export const WithoutList: StoryObj = {
  name: 'ST-11: a tab outside a list of tabs is flagged',
  parameters: { broken: 'aria-required-parent' },
  render: () => (
    <div>
      <button type="button" role="tab" aria-selected="true">
        Calls
      </button>
    </div>
  ),
};
