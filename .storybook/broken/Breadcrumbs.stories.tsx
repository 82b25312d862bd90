import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken breadcrumbs',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const SeparatorInTheList: StoryObj<{ step: string }> = {
  name: 'ST-11: a separator in the list that isn’t a list item is flagged',
  parameters: { broken: 'list' },
  args: { step: 'Channels' },
  render: ({ step }) => (
    <nav>
      <ol>
        <li>
          <a href="#channels">{step}</a>
        </li>
        <span>/</span>
        <li aria-current="page">1</li>
      </ol>
    </nav>
  ),
};
