import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken breadcrumbs',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const SeparatorInTheList: StoryObj<{ step: string }> = {
  name: 'ST-11: a separator that is a part of the list, and no step, is flagged',
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
