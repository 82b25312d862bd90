import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken radio group',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const HiddenCircles: StoryObj = {
  name: 'ST-11: options hidden from screen readers but focusable are flagged',
  parameters: { broken: 'aria-hidden-focus' },
  render: () => (
    <div role="radiogroup" aria-label="Who answers">
      {['Everyone in turn', 'Reception first'].map((words) => (
        <label key={words}>
          <span aria-hidden="true">
            <input type="radio" name="answers" value={words} />
          </span>
          {words}
        </label>
      ))}
    </div>
  ),
};
