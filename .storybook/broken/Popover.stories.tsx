import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken popover',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const OnlyUnseen: StoryObj = {
  name: 'ST-11: a closed popover with focusable links is flagged',
  parameters: { broken: 'aria-hidden-focus' },
  render: () => (
    <>
      <button type="button" aria-expanded="false" aria-controls="channels">
        Channels
      </button>
      <section id="channels" aria-hidden="true" style={{ opacity: 0 }}>
        <a href="#reception">Reception</a>
      </section>
    </>
  ),
};

export const WithoutName: StoryObj = {
  name: 'ST-11: a popover without a name is flagged',
  parameters: { broken: 'aria-dialog-name' },
  render: () => (
    <>
      <button type="button" aria-expanded="true" aria-controls="channels">
        Channels
      </button>
      <section role="dialog" id="channels">
        <p>No channel yet.</p>
      </section>
    </>
  ),
};
