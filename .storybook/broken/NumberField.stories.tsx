import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken number field',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const NamelessButton: StoryObj = {
  name: 'ST-11: a button for one more that is only a drawn plus is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <div>
      <label>
        Visits a day
        <input type="text" inputMode="numeric" defaultValue="12" />
      </label>
      <button type="button" style={{ inlineSize: '2rem', blockSize: '2rem' }}>
        <svg aria-hidden="true" viewBox="0 0 16 16">
          <path d="M8 3v10M3 8h10" stroke="currentColor" />
        </svg>
      </button>
    </div>
  ),
};
