import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken shell',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

/** A skip link wouldn't know which one to go to. */
export const TwoContents: StoryObj = {
  name: 'ST-11: a page with two main landmarks is flagged',
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
