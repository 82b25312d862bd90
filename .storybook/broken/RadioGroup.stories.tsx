import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken radio group',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const HiddenCircles: StoryObj = {
  name: 'ST-11: answers hidden with their drawn circles, yet in the way of Tab, are flagged',
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
