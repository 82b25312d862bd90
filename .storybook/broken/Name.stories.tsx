import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken name',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' }, broken: 'name-on-nameless-role' },
} satisfies Meta;
export default meta;

export const OnAPlainBox: StoryObj = {
  name: 'X-9: a name on an element without a role is flagged',
  // Passed by a spread, which lint rules don't check.
  render: () => (
    <div {...{ 'aria-labelledby': 'day' }}>
      <h2 id="day">Thursday</h2>3 appointments
    </div>
  ),
};

export const InsideAWidget: StoryObj = {
  name: 'X-9: a name on an element without a role inside a button is flagged',
  render: () => (
    <button type="button">
      Calls <span {...{ 'aria-label': 'missed' }}>3</span>
    </button>
  ),
};

export const OnEmphasis: StoryObj = {
  name: 'X-9: a name on a role that doesn’t support one is flagged',
  render: () => (
    <p>
      Call <strong {...{ 'aria-label': 'Maya Levin' }}>Maya</strong>
    </p>
  ),
};

export const WithoutItsLabel: StoryObj = {
  name: 'SC 2.5.3: a name that lacks the visible label is flagged',
  parameters: { broken: 'label-content-name-mismatch' },
  render: () => (
    <button type="button" aria-label="New entry">
      Add contact
    </button>
  ),
};
