import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken slider',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const UntiedLabel: StoryObj = {
  name: 'ST-11: a slider whose label isn’t associated is flagged',
  parameters: { broken: 'label' },
  render: () => (
    <div>
      <span>Creativity Scale</span>
      <input type="range" min="0" max="100" defaultValue="50" aria-valuetext="50%" />
    </div>
  ),
};
