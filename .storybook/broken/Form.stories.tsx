import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks flag errors in a form's summary. */
const meta = {
  title: 'Checks/Broken form',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const SummaryWithoutHeading: StoryObj = {
  name: 'ST-11: an error summary with an empty heading is flagged',
  parameters: { broken: 'empty-heading' },
  render: () => (
    // biome-ignore lint/a11y/useSemanticElements: the summary's markup, with a mistake.
    <div role="group" aria-label="Errors" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useHeadingContent: this is the mistake. */}
      <h2 />
      <ul>
        <li>Organization Name is required</li>
      </ul>
    </div>
  ),
};

export const SummaryWithLooseErrors: StoryObj = {
  name: 'ST-11: an error list with something other than list items is flagged',
  parameters: { broken: 'list' },
  render: () => (
    <ul>
      <p>Organization Name is required</p>
      <li>Owner Phone must be 10 digits</li>
    </ul>
  ),
};
