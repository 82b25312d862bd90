import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
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
  name: 'ST-11: a tab outside a tab list is flagged',
  parameters: { broken: 'aria-required-parent' },
  render: () => (
    <div>
      <button type="button" role="tab" aria-selected="true">
        Calls
      </button>
    </div>
  ),
};
