import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken number field',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const NamelessButton: StoryObj = {
  name: 'ST-11: an increment button with only a plus icon is flagged',
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
