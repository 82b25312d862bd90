import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken date field',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

/** March 26: each part of a date is a separate number, and the label of the group doesn't name it. */
const parts = [
  { value: 3, least: 1, most: 12, name: 'month' },
  { value: 26, least: 1, most: 31 },
];

export const NamelessPart: StoryObj = {
  name: 'ST-11: a part of a date without a name is flagged',
  parameters: { broken: 'aria-input-field-name' },
  render: () => (
    <fieldset aria-label="Date">
      {parts.map(({ value, least, most, name }) => (
        <span
          key={value}
          role="spinbutton"
          tabIndex={0}
          aria-label={name}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          style={{ display: 'inline-block', padding: '0.5rem' }}
        >
          {value}
        </span>
      ))}
    </fieldset>
  ),
};
