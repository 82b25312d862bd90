import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken shell',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

/** A way past the navigation would not know where to lead. */
export const TwoContents: StoryObj = {
  name: 'ST-11: a page with two main contents is flagged',
  parameters: { broken: 'landmark-no-duplicate-main' },
  render: () => (
    <>
      <main aria-label="1">
        <h1>Channels</h1>
      </main>
      <main aria-label="2">
        <p>Reception</p>
      </main>
    </>
  ),
};
