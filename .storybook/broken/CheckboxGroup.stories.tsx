import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken checkbox group',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

const group = { role: 'group', 'aria-label': 'Tell me about', 'aria-required': true };

export const RequiredGroup: StoryObj = {
  name: 'ST-11: aria-required on a group, which doesn’t support it, is flagged',
  parameters: { broken: 'aria-allowed-attr' },
  render: () => (
    <div {...group}>
      {['Missed calls', 'Payments'].map((words) => (
        <label key={words}>
          <input type="checkbox" value={words} />
          {words}
        </label>
      ))}
    </div>
  ),
};
